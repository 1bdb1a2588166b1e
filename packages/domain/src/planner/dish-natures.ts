import { CUISINES, DISH_FORMS, type DishForm, PROTEIN_SOURCES, type ProteinSource } from '../recipes/nature-of-dish.ts';
import type { PlannerRecipe } from './plan-request.ts';

/** What each dish is, as numbers, for counting plans quickly: places in the lists of the vocabulary, -1 where unknown. */
export type DishNatures = Readonly<{
  source: Int8Array;
  form: Int8Array;
  /** Kitchens from abroad; -1 also for everyday food and that of the country. */
  foreign: Int8Array;
  /** 1 where it is bread or a wrap. */
  isBread: Uint8Array;
  /** 1 where a portion has one of oily fish. */
  hasOilyFish: Uint8Array;
}>;

const AT_HOME: ReadonlySet<string> = new Set(['EVERYDAY', 'DUTCH']);
const BREAD: ReadonlySet<DishForm> = new Set(['BREAD', 'WRAP']);

export function naturesOf(recipes: readonly PlannerRecipe[]): DishNatures {
  return {
    source: Int8Array.from(recipes, ({ source }) => (source === undefined ? -1 : PROTEIN_SOURCES.indexOf(source))),
    form: Int8Array.from(recipes, ({ form }) => (form === undefined ? -1 : DISH_FORMS.indexOf(form))),
    foreign: Int8Array.from(recipes, ({ cuisine }) =>
      cuisine === undefined || AT_HOME.has(cuisine) ? -1 : CUISINES.indexOf(cuisine),
    ),
    isBread: Uint8Array.from(recipes, ({ form }) => (form !== undefined && BREAD.has(form) ? 1 : 0)),
    hasOilyFish: Uint8Array.from(recipes, ({ hasOilyFish }) => (hasOilyFish === true ? 1 : 0)),
  };
}

/** The number of a protein source among the natures of dishes. */
export function numberOfSource(source: ProteinSource): number {
  return PROTEIN_SOURCES.indexOf(source);
}
