import type { Phrasebook } from '../phrases.ts';

/** Planned meals in the calendar app that a person has. */
export const calendar = {
  title: 'Calendar',
  intro:
    'See your planned meals in the calendar app you use: each dish at its usual mealtime, without calories or other figures.',
  address: 'Calendar address',
  noneText:
    'Create a secret link and subscribe to it in your calendar app. Anyone with the link can see your meals, so only share it with people you trust.',
  hereText:
    'Open it in your calendar app, or copy it and add it there as a calendar from a web address. Anyone with the address can see your meals.',
  elsewhereText:
    'You have an address. You can only copy it on the device where you made it, until you log out there. A new address replaces it.',
  since: 'Made on {date}. Calendar apps check for changes themselves, some only a few times a day.',
  make: 'Create a calendar link',
  makeNew: 'Create a new link',
  made: 'Your link is ready',
  copy: 'Copy address',
  openApp: 'Open in calendar app',
  revoke: 'Revoke the address',
  revoked: 'The address no longer works',
  endsTitle: 'End the current address?',
  endsText: 'Calendar apps using it will stop updating.',
} as const satisfies Phrasebook;
