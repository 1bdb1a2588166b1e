import type { Phrasebook } from '../phrases.ts';

/** Help articles. */
export const help = {
  installTitle: 'Install the app',
  installIntro:
    'The app comes from this website, not from a store. It updates itself, and you can remove it like any other app.',
  installHere: 'On this device',
  installOther: 'In another browser',
  installGains: 'What you get',
  installGainsText:
    'A button on your home screen, the whole screen for your meals, reminders if you want them, and your week and your grocery list without a network. What you tick then is sent once there is a network again.',
  installTrouble: 'If it does not work',
  installTroublePrivate: 'A private window installs nothing: open the page in an ordinary one.',
  installTroubleApp: 'Opened from a mail or another app? Open the page in your browser first.',
  installTroubleIphone: 'An iPhone or iPad needs iOS 16.4 or later for reminders.',
  installRemove: 'Remove the app',
  installRemoveText: 'Hold its icon and remove it as you remove other apps. Your account and everything in it stay.',
  contact: 'Ask us',
} as const satisfies Phrasebook;
