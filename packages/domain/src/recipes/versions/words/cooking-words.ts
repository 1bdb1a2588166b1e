import type { Language } from '../../../languages/languages.ts';
import type { FoodWord } from './food-words.ts';

type WordsOfSteps = Readonly<Record<Language, readonly FoodWord[]>>;

/** Words that mean that the food leaves the pan or is no longer being cooked. */
export const WORDS_FOR_REMOVAL: WordsOfSteps = {
  en: [
    'take it',
    'take them',
    'take everything',
    'take the chicken',
    'take the vegan chicken',
    'take out',
    'set aside',
    'set it aside',
    'set them aside',
    'keep warm',
    'keep it warm',
    'keep them warm',
    'remove',
  ],
  nl: ['eruit', 'uit de pan', 'opzij', 'apart', 'houd warm', 'houd hem warm', 'houd ze warm'],
};

/**
 * Words for prolonged gentle heat or roasting. Baking is left out: a filling that was fried first may bake for longer.
 */
export const WORDS_FOR_SLOW_COOKING: WordsOfSteps = {
  en: ['simmer', 'poach', 'stew', 'braise', 'roast', 'boil'],
  nl: [
    { word: 'pruttel', startsCompound: true },
    { word: 'pocheer', startsCompound: true },
    { word: 'stoof', startsCompound: true },
    { word: 'stoven', startsCompound: true },
    { word: 'sudder', startsCompound: true },
    { word: 'rooster', startsCompound: true },
    'zachtjes',
    'trekken',
    'kook de',
    'kook het',
  ],
};

/** Words that mean that the times in a sentence are not times of cooking. */
export const WORDS_FOR_RESTING: WordsOfSteps = {
  en: ['marinate', 'leave', 'fridge', 'rest'],
  nl: ['marineren', 'intrekken', 'koelkast', 'rusten', 'staan'],
};

/** Words that mean that the time in a sentence counts twice. */
export const WORDS_FOR_EACH_SIDE: WordsOfSteps = {
  en: ['each side', 'a side'],
  nl: ['per kant', 'elke kant'],
};

/** Words for soaking in boiling water. */
export const WORDS_FOR_SOAKING: WordsOfSteps = {
  en: ['boiling water over'],
  nl: ['kokend water op', 'kokend water over'],
};
