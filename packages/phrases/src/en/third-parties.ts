import type { Phrasebook } from '../phrases.ts';

/** Third-party content in a visitor's browser, asked about before anything is loaded. */
export const thirdParties = {
  title: 'May we load this?',
  text: '{name} works without it, and loads none of it before you agree. What you log in your diary or about your body is never included.',
  thisSite: 'This site',
  name_MEASURING: 'Analytics',
  text_MEASURING: 'Measures which pages are opened and how fast they load.',
  name_ADVERTISING: 'Advertising',
  text_ADVERTISING: 'An advertiser learns that you were here and whether you bought something.',
  name_SUPPORT: 'Chat with support',
  text_SUPPORT: 'A chat window for contacting support.',
  refuse: 'Reject all',
  accept: 'Accept all',
  choose: 'Choose',
  save: 'Save my choice',
  change: 'Privacy choices',
} as const satisfies Phrasebook;
