import type { Phrasebook } from '../phrases.ts';

/** How people become members of a portal. */
export const joining = {
  title: 'Join {portal}',
  textCHECKOUT: 'You need a subscription to get an account at {portal}. Contact {portal} to arrange this.',
  textINVITE:
    'At {portal}, your coach creates your account. Ask your coach to invite the email address you want to use. You’ll get an email and can log in with that address.',
  invited: 'I’ve been invited: log in',
  textWAITLIST: '{portal} has a waiting list. Leave your email address and we’ll let you know when it’s your turn.',
  waitlistName: 'First name (optional)',
  waitlistKept: 'Your address isn’t used for anything else and is deleted within a year.',
  waitlistSubmit: 'Join waiting list',
  waitlistJoinedTitle: 'You’re on the waiting list',
  waitlistJoinedText:
    'When it’s your turn, {portal} will email <address>{email}</address>. You can then log in with that address.',
  help: 'Contact and help',
  mailAfterCheckout: 'Your account will be ready when you log in from the email. Use the address you paid with.',
  mailSaysHow: 'No account at {portal} yet? The email explains how to get one.',
} as const satisfies Phrasebook;
