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
} as const satisfies Phrasebook;
