import { wordsOf } from '../../foods/fold-text.ts';
import type { Language } from '../../languages/languages.ts';

const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    'de het een en met voor tot van naar el eetlepel eetlepels tl theelepel theelepels gram ui uien ei eieren teen teentjes verse snufje melk suiker boter zout bloem kaas oven minuten bak voeg roer toe fijngehakt gesneden bereiding ingredienten of'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an and with for to of into until tbsp tsp cup cups tablespoon tablespoons teaspoon teaspoons oz lb onion onions egg eggs clove cloves fresh pinch milk sugar butter salt flour cheese minutes bake add stir chopped sliced method ingredients or'.split(
      ' ',
    ),
  ),
};
const WORDS_READ = 600;

/** The language of a recipe, by its most common words; `fallback` if they are inconclusive. */
export function guessLanguage(text: string, fallback: Language): Language {
  const words = wordsOf(text.slice(0, 8 * WORDS_READ)).slice(0, WORDS_READ);
  const hits = (language: Language) => words.filter((word) => TELLING[language].has(word)).length;
  const [dutch, english] = [hits('nl'), hits('en')];
  if (dutch === english) return fallback;
  return dutch > english ? 'nl' : 'en';
}
