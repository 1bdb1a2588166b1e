import type { Phrasebook } from '../phrases.ts';

/** The help centre, around its articles. */
export const help = {
  title: 'Help',
  intro: 'Short answers to what people ask. Search in your own words.',
  search: 'Search in the help',
  searchPlaceholder: 'For example allergy or cancel',
  clearSearch: 'Clear the search',
  found: { one: '{count} article', other: '{count} articles' },
  nothing: 'Nothing found for “{words}”',
  nothingText: 'Try another word, or ask us.',
  group_start: 'Getting started',
  group_plan: 'Your plan and progress',
  group_meals: 'Planning meals',
  group_food: 'Diary, recipes and groceries',
  group_coaching: 'Coaches and clients',
  group_account: 'Account, payment and privacy',
  more: 'More on this',
  all: 'All help',
  contact: 'Ask us',

  // Writing to support.
  contactTitle: 'Ask us',
  contactIntro: 'Write what you are looking for or what does not work. The answer comes by mail.',
  email: 'Email address',
  emailHint: 'The answer goes there.',
  emailMissing: 'Type the address to which the answer may go.',
  emailWrong: 'Type an address like you@example.com.',
  answerTo: 'The answer goes to <address>{email}</address>.',
  message: 'Your question',
  messageHint:
    'Please leave out your weight, your cycle and other things about your health: we do not need them to help you.',
  messageMissing: 'Write what you want to ask.',
  send: 'Send',
  kept: 'What you wrote stays here.',
  sentTitle: 'Your question is on its way',
  sentText: 'The answer goes to <address>{email}</address>.',
  sentDays: { one: 'We answer within {count} working day.', other: 'We answer within {count} working days.' },

  // The way to help and to the pages that law asks for.
  linksLabel: 'Help and legal pages',
  link_privacy: 'Privacy',
  link_terms: 'Terms',
  link_accessibility: 'Accessibility',
  link_imprint: 'Who we are',
} as const satisfies Phrasebook;
