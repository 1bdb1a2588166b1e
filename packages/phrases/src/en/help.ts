import type { Phrasebook } from '../phrases.ts';

/** The help centre, apart from its articles. */
export const help = {
  title: 'Help',
  intro: 'Short answers to common questions. Search in your own words.',
  search: 'Search help',
  searchPlaceholder: 'For example, allergy or cancel',
  clearSearch: 'Clear search',
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
  all: 'All articles',
  contact: 'Contact us',

  // Writing to support.
  contactIntro: 'Tell us what you’re looking for or what isn’t working. We’ll reply by email.',
  email: 'Email address',
  emailHint: 'We’ll reply to this address.',
  emailMissing: 'Enter your email address so that we can reply.',
  emailWrong: 'Enter an address like you@example.com.',
  answerTo: 'We’ll reply to <address>{email}</address>.',
  message: 'Your question',
  messageHint: 'Please leave out your weight, your cycle and other health details: we don’t need them to help you.',
  messageMissing: 'Type your question.',
  send: 'Send',
  kept: 'What you wrote is still here.',
  sentTitle: 'Your question is on its way',
  sentText: 'We’ll reply to <address>{email}</address>.',
  sentDays: { one: 'We reply within {count} working day.', other: 'We reply within {count} working days.' },

  // Links to help and to the legally required pages.
  linksLabel: 'Help and legal pages',
  link_privacy: 'Privacy',
  link_terms: 'Terms',
  link_accessibility: 'Accessibility',
  link_imprint: 'Who we are',
} as const satisfies Phrasebook;
