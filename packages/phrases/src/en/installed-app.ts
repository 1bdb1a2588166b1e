import type { Phrasebook } from '../phrases.ts';

/** What a phone shows of the installed app: below its name, and in the menu of its icon. */
export const installedApp = {
  description: 'Plan your meals, buy what they need and see how it goes.',
  addMeal: 'Add a meal',
  groceries: 'Grocery list',
  weighIn: 'Weigh in',
} as const satisfies Phrasebook;
