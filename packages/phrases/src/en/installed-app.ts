import type { Phrasebook } from '../phrases.ts';

/** What a phone shows about the installed app: below its name, and in its icon's menu. */
export const installedApp = {
  description: 'Plan your meals, shop for them and track your progress.',
  addMeal: 'Add a meal',
  groceries: 'Grocery list',
  weighIn: 'Log weight',
} as const satisfies Phrasebook;
