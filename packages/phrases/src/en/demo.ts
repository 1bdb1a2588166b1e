import type { Phrasebook } from '../phrases.ts';

export const demo = {
  title_person: 'Try the demo',
  title_coach: 'The demo for coaches',
  making_person: 'We are filling a diary, a grocery list and two months of weights for you. That takes a few seconds.',
  making_coach: 'We are filling the diaries of three clients for you. That takes a few seconds.',
  rules: 'Everything in it is made up, and you need no email address. After 24 hours it is deleted.',
  failed: 'The demo could not be made. Try again in a moment.',
  tooMany: 'Many demos were made here just now. Try again in ten minutes.',

  bar: 'Demo',
  endsToday: 'Demo until {time} today',
  endsTomorrow: 'Demo until {time} tomorrow',
  end: 'End the demo',
  endTitle: 'End the demo?',
  endText: 'Logging out ends the demo, and everything in it is deleted. You cannot come back to it.',
  stay: 'Stay in the demo',
} as const satisfies Phrasebook;
