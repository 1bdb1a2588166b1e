import type { Phrasebook } from '../phrases.ts';

export const entering = {
  codeTitle: 'Check your email',
  codeText: 'We sent a 4-digit code to <address>{email}</address>.',
  codeLabel: '4-digit code',
  codeInvalid: 'Must be a 4 digit number',
  codeSubmit: 'Log in',
  codeResend: 'Send a new code',
  codeResent: 'A new code is on its way.',
  linkTitle: 'Check your email',
  linkText: 'We sent a link to <address>{email}</address>. Open it on this device and you’re in.',
  linkChangeAddress: 'Use a different address',
  linkTrouble: 'Trouble logging in?',
  linkUseCode: 'Enter the code from the email instead',
  exchangeTitle: 'Logging you in',
  exchangeText: 'One moment, we’re checking your link.',
  exchangeAskTitle: 'Log in as {email}?',
  exchangeAskText:
    'This link wasn’t requested in this browser. Only continue if this is your own address: a link from someone else would log you in to their account.',
  exchangeAskOther:
    'You’re already logged in here. If you continue, this device will be logged in as {email} instead. Only do so if that’s your own address.',
  exchangeAskYes: 'Yes, log in',
  exchangeAskNo: 'No, don’t log in',
  exchangeFailedTitle: 'This link no longer works',
  exchangeFailedText: 'A link works once and only for a short time. Request a new one to log in.',
  exchangeAgain: 'Get a new link',
} as const satisfies Phrasebook;
