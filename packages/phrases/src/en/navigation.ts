import type { Phrasebook } from '../phrases.ts';

export const navigation = {
  skip: 'Skip to content',
  main: 'Main navigation',
  diary: 'Diary',
  groceries: 'Groceries',
  recipes: 'Recipes',
  progress: 'Progress',
  profile: 'Profile',
  account: 'Account',
  clients: 'Clients',
  plan: 'Plan',
} as const satisfies Phrasebook;
