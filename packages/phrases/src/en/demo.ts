import type { Phrasebook } from '../phrases.ts';

export const demo = {
  title_person: 'Try the demo',
  title_coach: 'The demo for coaches',
  making_person: 'We’re filling in a diary, a grocery list and two months of weights for you. It takes a few seconds.',
  making_coach: 'We’re filling in the diaries of three clients for you. It takes a few seconds.',
  rules: 'Everything in it is made up, and you don’t need an email address. It’s deleted after 24 hours.',
  failed: 'The demo couldn’t be started. Try again in a moment.',
  tooMany: 'Too many demos have just been started. Try again in ten minutes.',

  bar: 'Demo',
  endsToday: 'Demo until {time} today',
  endsTomorrow: 'Demo until {time} tomorrow',
  end: 'End the demo',
  endTitle: 'End the demo?',
  endText: 'Logging out ends the demo and deletes everything in it. You can’t come back to it.',
  stay: 'Stay in the demo',
} as const satisfies Phrasebook;
