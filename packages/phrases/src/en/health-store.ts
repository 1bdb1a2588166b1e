import type { Phrasebook } from '../phrases.ts';

/** The native apps' texts about the phone's health store, `{store}`. */
export const healthStore = {
  ios: 'Apple Health',
  android: 'Health Connect',
  text: 'Both connections are off until you switch them on, and apply only to this account on this phone.',
  weight: 'Weight from {store}',
  weightHint:
    'From today, the first weight of each day is added to your progress. A weight you logged yourself stays as it is.',
  weightConsent: 'We need your consent for this.',
  nutrition: 'Meals to {store}',
  nutritionHint:
    'From today, each meal you tick is saved there: its name, energy, protein, carbohydrates and fat, and its saturated fat, fibre, sugars and sodium where known. If you change or delete it here, the same happens there. Planned meals aren’t saved there.',
  refused: '{store} doesn’t allow this. Allow it in its settings, then switch it on here.',
  refusedWay_ios: 'In Settings: Health, Data Access & Devices.',
  refusedWay_android: 'In Health Connect: App permissions.',
  readUnknown: 'If no weigh-ins appear, check in Settings that this app may read them: Health, Data Access & Devices.',
  openSettings: 'Open settings',
  unavailable: '{store} isn’t available on this phone.',
  update: '{store} needs to be installed or updated first.',
  updateNow: 'Open Google Play',
  failed: 'That didn’t work. Try again.',
  others: 'Other apps can see what is in {store} if you let them. Logging out disconnects it; saved meals stay.',
  offTitle: 'Delete saved meals?',
  offText: 'Nothing more will be saved from now on. Meals already saved can stay in {store} or be deleted there.',
  offKeep: 'Turn off and keep them',
  offDelete: 'Turn off and delete them',
  deleteWritten: 'Delete saved meals',
  deleted: 'Deleted from {store}.',
} as const satisfies Phrasebook;
