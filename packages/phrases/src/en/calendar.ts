import type { Phrasebook } from '../phrases.ts';

/** Planned meals in the person's own calendar app. */
export const calendar = {
  title: 'Calendar',
  intro:
    'See your planned meals in the calendar app you use: each dish at its usual mealtime, without calories or other numbers.',
  address: 'Calendar link',
  noneText:
    'Create a secret link and subscribe to it in your calendar app. Anyone with the link can see your meals, so only share it with people you trust.',
  hereText:
    'Open it in your calendar app, or copy it and subscribe to it there. Anyone with the link can see your meals.',
  elsewhereText:
    'You have a link. You can only copy it on the device where you created it, until you log out there. A new link replaces it.',
  since: 'Created on {date}. Calendar apps check for changes themselves, some only a few times a day.',
  make: 'Create a calendar link',
  makeNew: 'Create a new link',
  made: 'Your link is ready',
  copy: 'Copy link',
  openApp: 'Open in calendar app',
  revoke: 'Revoke link',
  revoked: 'The link no longer works',
  endsTitle: 'Revoke the current link?',
  endsText: 'Calendars that use it will no longer be updated.',
} as const satisfies Phrasebook;
