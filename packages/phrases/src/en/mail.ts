import type { Phrasebook } from '../phrases.ts';

/** What stands in the mails that the product sends. */
export const mail = {
  greeting: 'Hi,',
  greetingNamed: 'Hi {name},',
  codeSubject: '{code} is your code for {portal}',
  codeText: 'Your code is {code}. It works for {count} minutes.',
  codeAndLink: 'Rather not type? Open this link on the device where you want to log in:',
  linkSubject: 'Your link for {portal}',
  linkText: 'Open this link on the device where you want to log in:',
  linkLife: 'The link works once, for {count} minutes.',
  logIn: 'Log in',
  notYou: 'Was this not you? Then you need not do anything: nobody gets in without this mail.',
  noAccountSubject: 'No account at {portal} yet',
  noAccountText:
    'Somebody, probably you, wants to log in to {portal} with this address, but there is no account for it. Ask your coach or the people of {portal} to invite you, or log in with another address.',
  noAccountNotYou: 'Was this not you? Then you need not do anything.',
} as const satisfies Phrasebook;
