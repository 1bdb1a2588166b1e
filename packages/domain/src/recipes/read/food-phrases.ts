import { wordsOf } from '../../foods/fold-text.ts';
import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { Language } from '../../languages/languages.ts';
import { asideWeight, isHarmless, isIgnored, isTelling, softWeight, stemOf } from './food-words.ts';

/** A food that a line may mean. The first name of each language is its own; the others are plurals and synonyms. */
export type MatchableFood = Readonly<{
  id: number;
  names: Readonly<Record<Language, readonly string[]>>;
  category: GroceryCategory;
  /** The measures that the food has. */
  measures: ReadonlySet<string>;
}>;

/** One name of a food, split into the stems that are compared. */
export type FoodPhrase = Readonly<{
  foodId: number;
  /** The words that a line must contain. */
  needed: readonly string[];
  /** The words in `needed` that a line may nevertheless omit, with the cost of each. */
  soft: ReadonlyMap<string, number>;
  /** Words that a line need not contain, but that indicate this food if it does: "salted". */
  telling: readonly string[];
  /** Minor words that may still distinguish two foods with the same name: "with pieces". */
  small: readonly string[];
  words: ReadonlySet<string>;
  /** Words in brackets or after "with" and "in", with the cost of omitting them. */
  asides: ReadonlyMap<string, number>;
  /** The words in `needed` as a single word, since people split and join compounds freely. */
  joined: string;
  /** The unstemmed words of `needed`, joined. */
  exact: string;
  isOwnName: boolean;
  /** Whether the food is sold as a powder or dried leaf, so that "ground" adds nothing. */
  isSpice: boolean;
  category: GroceryCategory;
  measures: ReadonlySet<string>;
  isFresh: boolean;
  isTinned: boolean;
}>;

const ASIDE = /\s(?:met|with|zonder|without|in|op|van)\s.*$|\(.*$/i;

/** Every name of a food in one language. */
export function phrasesOf(food: MatchableFood, language: Language): FoodPhrase[] {
  return food.names[language].flatMap((name, place) => {
    const phrase = phraseOf(food, name, place <= 1);
    return phrase === null ? [] : [phrase];
  });
}

function phraseOf(food: MatchableFood, name: string, isOwnName: boolean): FoodPhrase | null {
  const aside = ASIDE.exec(name);
  const words = wordsOf(aside === null ? name : name.slice(0, aside.index));
  const asides = aside === null ? [] : wordsOf(aside[0]);
  const things = words.filter((word) => !isIgnored(word));
  // In "ground cloves", "ground" alone must not match other ground foods.
  const counting = things.every((word) => isHarmless(word) || softWeight(word) !== null) ? words : things;
  const needed = (counting.length === 0 ? words : counting).map(stemOf);
  if (needed.length === 0) return null;
  const soft = counting.flatMap((word) => {
    const weight = softWeight(word);
    return weight === null ? [] : [[stemOf(word), weight] as const];
  });
  return {
    foodId: food.id,
    needed,
    soft: new Map(soft),
    small: words
      .filter(
        (word) => isIgnored(word) && !isTelling(word) && !/^(?:fresh|verse|vers|raw|plain|of|de|van|the)$/.test(word),
      )
      .map(stemOf)
      .filter((stem) => !needed.includes(stem)),
    telling: words
      .filter(isTelling)
      .map(stemOf)
      .filter((stem) => !needed.includes(stem)),
    words: new Set(words.map(stemOf)),
    asides: new Map(
      asides
        .filter((word) => !/^(?:met|with|in|op|van|en|and|of)$/.test(word))
        .map((word) => [stemOf(word), asideWeight(word)]),
    ),
    joined: stemOf((counting.length === 0 ? words : counting).join('')),
    exact: (counting.length === 0 ? words : counting).join(' '),
    isOwnName,
    isSpice: food.category === 'SPICE',
    category: food.category,
    measures: food.measures,
    isFresh: words.some((word) => /^(?:fresh|verse)$/.test(word)),
    isTinned: asides.some((word) => /^(?:tinned|blik|jar|pot)$/.test(word)),
  };
}
