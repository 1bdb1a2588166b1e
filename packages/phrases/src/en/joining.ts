import type { Phrasebook } from '../phrases.ts';

/** How one becomes a member of a portal. */
export const joining = {
  title: 'Join {portal}',
  textCHECKOUT: 'An account at {portal} comes with a subscription. Contact {portal} to take one.',
  textINVITE:
    'At {portal} your coach makes your account. Ask your coach to invite the email address that you want to use. You get a mail, and log in with that address.',
  invited: 'I was invited: log in',
  textWAITLIST:
    '{portal} takes new people from a waitlist. Leave your address, and you get a mail when it is your turn.',
  waitlistName: 'First name (optional)',
  waitlistKept: 'Your address is used for nothing else, and deleted after a year at most.',
  waitlistSubmit: 'Put me on the waitlist',
  waitlistJoinedTitle: 'You are on the waitlist',
  waitlistJoinedText:
    'When it is your turn, {portal} sends a mail to <address>{email}</address>. You log in with that address then.',
  help: 'Contact and help',
  mailAfterCheckout: 'Your account is ready as soon as you log in from the mail. Use the address that you paid with.',
  mailSaysHow: 'No account at {portal} yet? Then the mail says how to get one.',
} as const satisfies Phrasebook;
