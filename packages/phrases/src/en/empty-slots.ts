import type { Phrasebook } from '../phrases.ts';

/** Why nothing is left for a meal; the parts are properties that a recipe would need. */
export const emptySlots = {
  one: 'No recipe for this meal is {rules}.',
  several: 'No recipe for this meal matches all of these: {rules}.',
  onlyDisliked: 'Only recipes you dislike are left for this meal.',
  onlyAvoided: 'Every recipe for this meal contains something you avoid.',
  noRecipes: 'There are no recipes for this meal yet.',
  noTarget: 'Your plan has no calories for this meal.',
  allergen: 'free from {food}',
  avoided: 'free from foods you avoid',
  disliked: 'to your taste',
  energy: 'around {kcal} kcal',
} as const satisfies Phrasebook;
