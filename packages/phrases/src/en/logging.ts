import type { Phrasebook } from '../phrases.ts';

export const logging = {
  findRecipe: 'Find a recipe',
  findRecipeText: 'That fits the rest of your day',
  addFood: 'Add food',
  addFoodText: 'A product or ingredient by name',
  scanBarcode: 'Scan barcode',
  scanBarcodeText: 'With the camera of your device',
  quickAdd: 'Quick add',
  quickAddText: 'Only calories and macros',
  makeRecipe: 'Make a recipe',
  makeRecipeText: 'From your own ingredients',

  quickAddTitle: 'Quick add to {moment}',
  quickAddHint: 'Fill in what you know. What you leave out stays unknown, not 0.',
  name: 'What was it?',
  namePlaceholder: 'For example birthday cake',
  add: 'Add to {moment}',
  added: 'Added to {moment}.',
  slotGone: 'This meal moment is not in your plan for this day.',
} as const satisfies Phrasebook;
