import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';

/** What a person can choose never to be given. */
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
