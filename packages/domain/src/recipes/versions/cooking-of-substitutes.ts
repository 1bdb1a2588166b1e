import type { Language } from '../../languages/languages.ts';
import { timesOfStep } from '../directions/step-times.ts';
import { finderOf } from './words/compile-words.ts';
import { COOKING_TIPS } from './words/cooking-tips.ts';
import {
  WORDS_FOR_EACH_SIDE,
  WORDS_FOR_REMOVAL,
  WORDS_FOR_RESTING,
  WORDS_FOR_SLOW_COOKING,
  WORDS_FOR_SOAKING,
} from './words/cooking-words.ts';
import type { FoodWord } from './words/food-words.ts';
import { rowOfFood } from './words/row-of-food.ts';

type Finders = Readonly<Record<Language, (text: string) => boolean>>;

const findersOf = (words: Readonly<Record<Language, readonly FoodWord[]>>): Finders => ({
  en: finderOf(words.en, 'en'),
  nl: finderOf(words.nl, 'nl'),
});

const TIPS = COOKING_TIPS.map((cooking) => ({ ...cooking, finders: findersOf(cooking.words) }));
const isRemoved = findersOf(WORDS_FOR_REMOVAL);
const isSlowlyCooked = findersOf(WORDS_FOR_SLOW_COOKING);
const isResting = findersOf(WORDS_FOR_RESTING);
const isForEachSide = findersOf(WORDS_FOR_EACH_SIDE);
const isSoaked = findersOf(WORDS_FOR_SOAKING);
/** Sentences in which the food is fried on its own. */
const FRIED: Readonly<Record<Language, RegExp>> = { en: /^fry the /i, nl: /^bak (?:de|het) .*(?:olie|boter)/iu };
/** Sentences in which whatever is in the pan cooks on: 'Simmer gently for 25 minutes.' */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  en: /^(?:cover and )?(?:simmer|braise|stew|roast)(?: \p{L}+){0,3} \d/iu,
  nl: /^(?:laat|stoof|rooster)(?: \p{L}+){0,6} \d/iu,
};
const SECONDS = 60;

/** How long a food is cooked: `longest` minutes in the step at index `at`, and `all` minutes while it is in the pan. */
type Minutes = Readonly<{ all: number; longest: number; at: number }>;

function minutesOf(steps: readonly string[], isNamedIn: (text: string) => boolean, language: Language): Minutes {
  let [all, longest, place, isIn] = [0, 0, 0, false];
  for (const [at, step] of steps.entries())
    for (const sentence of step.split(/(?<=[.!?])\s+/u)) {
      const isNamed = isNamedIn(sentence);
      const times = isResting[language](sentence) ? [] : timesOfStep(sentence);
      const sides = isForEachSide[language](sentence) ? 2 : 1;
      const minutes = times.map(({ seconds, upTo }) => (sides * (upTo ?? seconds)) / SECONDS);
      if (isNamed || isIn) all += minutes.reduce((sum, one) => sum + one, 0);
      const isCooked = isNamed
        ? isSlowlyCooked[language](sentence) || FRIED[language].test(sentence)
        : isIn && GOES_ON[language].test(sentence);
      const most = isCooked ? Math.max(0, ...minutes) : 0;
      if (most > longest) [longest, place] = [most, at];
      isIn = (isIn || isNamed) && !isRemoved[language](sentence);
    }
  return { all, longest, at: place };
}

/** The steps of a version, with a tip added to each one that does not suit the substitute that it cooks. */
export function withCookingOf(
  substitutes: readonly Readonly<{ name: string; language: Language }>[],
  steps: readonly string[],
): readonly string[] {
  return substitutes.reduce((said, { name, language }) => {
    const cooking = rowOfFood(TIPS, name, language);
    if (cooking === null) return said;
    const tip = cooking.tip[language];
    const at = unsuitedStep(cooking, said, language);
    return at === null || said[at]!.includes(tip) ? said : said.with(at, `${said[at]} ${tip}`);
  }, steps);
}

/** The index of the first step that needs a tip; null if the steps suit the substitute. */
function unsuitedStep(
  { finders, mostMinutes = Infinity, leastMinutes = 0, mustBoil }: (typeof TIPS)[number],
  steps: readonly string[],
  language: Language,
): number | null {
  const isNamedIn = finders[language];
  const { all, longest, at } = minutesOf(steps, isNamedIn, language);
  if (longest > mostMinutes) return at;
  if (all > 0 && all < leastMinutes) return steps.findIndex((step) => isNamedIn(step) && timesOfStep(step).length > 0);
  const soaking = steps.findIndex((step) => isNamedIn(step) && isSoaked[language](step));
  return mustBoil === true && soaking >= 0 ? soaking : null;
}
