import type { Phrasebook } from '../phrases.ts';

/** Planned meals in the calendar app that a person has. */
export const calendar = {
  title: 'Calendar',
  intro:
    'See your planned meals in the calendar app that you use: each dish at the usual time of its meal, without calories or other figures.',
  address: 'Calendar address',
  noneText:
    'Make a secret address and subscribe to it in your calendar app. Whoever has the address sees your meals, so share it only with people who may.',
  hereText:
    'Open it in your calendar app, or copy it and add it there as a calendar from a web address. Whoever has the address sees your meals.',
  elsewhereText:
    'You have an address. It can only be copied on the device on which it was made, until you log out there. A new address ends that one.',
  since: 'Made on {date}. Calendar apps look for changes by themselves, some only a few times a day.',
  make: 'Make an address',
  makeNew: 'Make a new address',
  made: 'The address is ready',
  copy: 'Copy address',
  openApp: 'Open in calendar app',
  revoke: 'Revoke the address',
  revoked: 'The address no longer works',
  endsTitle: 'End the current address?',
  endsText: 'Calendar apps that use it get no more changes from then on.',
} as const satisfies Phrasebook;
