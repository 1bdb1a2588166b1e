import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';

/** Foods that a person can choose never to get. */
export const ingredientsToAvoid = {
  BEEF: 'beef',
  EGGPLANT: 'aubergine',
  HONEY: 'honey',
  CILANTRO: 'coriander',
  MAYONNAISE: 'mayonnaise',
  POTATO: 'potato',
  MUSHROOM: 'mushrooms',
  TOMATO: 'tomato',
  BRUSSELS_SPROUTS: 'Brussels sprouts',
} as const satisfies Record<IngredientDislike, string>;
