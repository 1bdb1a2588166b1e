import type { ingredientsToAvoid as english } from '../en/ingredients-to-avoid.ts';
import type { Translation } from '../phrases.ts';

export const ingredientsToAvoid = {
  BEEF: 'rundvlees',
  EGGPLANT: 'aubergine',
  HONEY: 'honing',
  CILANTRO: 'koriander',
  MAYONNAISE: 'mayonaise',
  POTATO: 'aardappel',
  MUSHROOM: 'champignons',
  TOMATO: 'tomaat',
  BRUSSELS_SPROUTS: 'spruitjes',
} as const satisfies Translation<typeof english>;
