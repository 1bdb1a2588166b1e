import type { Phrasebook } from '../phrases.ts';

/** What a visitor's browser may load of others, asked before anything is. */
export const thirdParties = {
  title: 'May we load this?',
  text: '{name} works without it, and loads nothing of it before you agree. What you write in your diary and about your body is never part of it.',
  thisSite: 'This site',
  name_MEASURING: 'Measuring',
  text_MEASURING: 'Which pages are opened, and how fast they are.',
  name_ADVERTISING: 'Advertising',
  text_ADVERTISING: 'An advertiser learns that you were here, and whether you bought something.',
  name_SUPPORT: 'Chat with support',
  text_SUPPORT: 'A window in which you write with support.',
  refuse: 'Refuse all',
  accept: 'Accept all',
  choose: 'Choose',
  save: 'Save my choice',
  change: 'Privacy choices',
} as const satisfies Phrasebook;
