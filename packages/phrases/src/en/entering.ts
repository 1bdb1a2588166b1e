import type { Phrasebook } from '../phrases.ts';

export const entering = {
  codeTitle: 'Check your email',
  codeText: 'We sent a code of 4 digits to <address>{email}</address>.',
  codeLabel: '4-digit code',
  codeInvalid: 'Must be a 4 digit number',
  codeSubmit: 'Log in',
  codeResend: 'Send a new code',
  codeResent: 'A new code is on its way to you.',
  linkTitle: 'Check your email',
  linkText: 'We sent a link to <address>{email}</address>. Open it on this device and you are in.',
  linkChangeAddress: 'Use another address',
  linkTrouble: 'Trouble logging in?',
  linkUseCode: 'Enter the code from the mail instead',
  exchangeTitle: 'Logging you in',
  exchangeText: 'One moment, we are checking your link.',
  exchangeAskTitle: 'Log in as {email}?',
  exchangeAskText:
    'This link was not asked for in this browser. Go on only if that is your own address: a link from somebody else would put you in their account.',
  exchangeAskOther:
    'You are logged in here already. If you go on, this device is logged in as {email} instead. Do so only if that is your own address.',
  exchangeAskYes: 'Yes, log in',
  exchangeAskNo: 'No, do not log in',
  exchangeFailedTitle: 'This link does not work any more',
  exchangeFailedText: 'A link works once and only for a short while. Ask for a new one and you are in.',
  exchangeAgain: 'Get a new link',
} as const satisfies Phrasebook;
