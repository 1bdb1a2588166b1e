import type { Language } from '../../../languages/languages.ts';

/** Beginnings of the names of foods, in lower case. If several rows match a name, the longest beginning counts. */
export type FoodNames = Readonly<Record<Language, readonly string[]>>;

/**
 * A word or phrase for a food in the names and steps of recipes, in lower case and literally as it is written. A plain
 * string is a whole word.
 */
export type FoodWord =
  | string
  | Readonly<{
      word: string;
      /** Whether a longer Dutch word may begin with it: 'kip' in 'kipcurry'. */
      startsCompound?: true;
      /** Whether a longer Dutch word may end with it: 'kip' in 'ketjapkip'. */
      endsCompound?: true;
      /** Longer words and phrases in which it does not stand for the food: 'chicken' in 'chicken stock'. */
      notIn?: readonly string[];
      /** The only longer words and phrases in which it stands for the food: 'spelt' in 'spelt pancakes'. */
      onlyIn?: readonly string[];
    }>;

/** The name of a dish, in lower case. If it starts compounds, the whole compound is the name: 'gehaktballensoep'. */
export type DishName =
  | string
  | (Exclude<FoodWord, string> &
      Readonly<{
        /**
         * Whether a kind of meat may or must precede it: 'turkey burger', 'kalkoenburger'. It is dropped if the meat is
         * replaced.
         */
        kindOfMeat?: 'optional' | 'required';
      }>);

/** What the names and steps of recipes call foods. */
export type WordsOfFoods = Readonly<{
  foods: FoodNames;
  /** Beginnings of the names of other foods that begin in the same way. */
  otherFoods?: FoodNames;
  /** The order of the words is of no importance. */
  words: Readonly<Record<Language, readonly FoodWord[]>>;
  /** Adjectives that say which food a dish is made of: 'wholemeal' in 'wholemeal pancakes'. */
  adjectives?: Readonly<Record<Language, readonly FoodWord[]>>;
  /**
   * Dishes made of the foods. They are reworded in names only: in steps, burgers are shaped whatever they are made of.
   */
  dishes?: Readonly<Record<Language, readonly DishName[]>>;
}>;
