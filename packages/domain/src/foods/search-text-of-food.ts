import { foldText } from './fold-text.ts';

/** The names of a food: in each language, plurals, synonyms, and its brand. */
export type FoodNames = Readonly<{
  name_en: string;
  name_nl: string;
  plural_en?: string | null;
  plural_nl?: string | null;
  synonyms_en?: readonly string[];
  synonyms_nl?: readonly string[];
  brand_name?: string | null;
}>;

/** In characters; the rest of a longer text does not help to find the food. */
const LONGEST = 500;

/** The text that a search for a food looks in: each of its folded names once, the brand last. */
export function searchTextOfFood(food: FoodNames): string {
  const names = [
    food.name_en,
    food.name_nl,
    food.plural_en,
    food.plural_nl,
    ...(food.synonyms_en ?? []),
    ...(food.synonyms_nl ?? []),
    food.brand_name,
  ];
  const folded = new Set(names.map((name) => foldText(name ?? '')).filter((name) => name !== ''));
  return cut([...folded].join(' '));
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST);
  return text
    .slice(0, end > 0 ? end : LONGEST)
    .toWellFormed()
    .replaceAll('\ufffd', '');
}
