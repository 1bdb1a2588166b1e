import type { Phrasebook } from '../phrases.ts';

/** What the apps say of the phone's health store, `{store}`. */
export const healthStore = {
  ios: 'Apple Health',
  android: 'Health Connect',
  text: 'Both are off until you switch them on, and are for this account on this phone alone.',
  weight: 'Weights from {store}',
  weightHint:
    'From today, the first weight of each day is noted in your progress. A day on which you noted one yourself stays as it is.',
  weightConsent: 'For this we need your consent.',
  nutrition: 'Meals to {store}',
  nutritionHint:
    'From today, each meal that you tick: its name, energy, protein, carbohydrates and fat, and what is known of its saturated fat, fiber, sugars and sodium. When you change or delete it here, it follows. What is only planned is not written.',
  refused: '{store} does not allow this. You can allow it in its settings, and switch it on here afterwards.',
  refusedWay_ios: 'In Settings: Health, Data Access & Devices.',
  refusedWay_android: 'In Health Connect: App permissions.',
  readUnknown: 'If no weights come in, see whether Settings lets this app read them: Health, Data Access & Devices.',
  openSettings: 'Open settings',
  unavailable: '{store} is not available on this phone.',
  update: '{store} has to be installed or updated first.',
  updateNow: 'Open Google Play',
  failed: 'That did not work. Try again.',
  others: 'Other apps see what is in {store} where you let them. Logging out ends this; what was written stays.',
  offTitle: 'Delete what was written?',
  offText: 'Nothing more is written from now on. What you ate so far can stay in {store}, or be deleted there.',
  offKeep: 'Switch off and keep it',
  offDelete: 'Switch off and delete it',
  deleteWritten: 'Delete what was written',
  deleted: 'Deleted from {store}.',
} as const satisfies Phrasebook;
