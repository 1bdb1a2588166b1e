import type { Language } from '../../languages/languages.ts';

/** Label claims and varieties that distinguish foods with the same name: lactose-free, vegan, low-fat. */
const CLAIMS: readonly (readonly [pattern: RegExp, en: string, nl: string])[] = [
  [/\b(?:lactosevrije?|lactose[- ]?free)\b/i, 'lactose-free', 'lactosevrije'],
  [/\b(?:glutenvrije?|gluten[- ]?free|gf)\b/i, 'gluten-free', 'glutenvrije'],
  [
    /\b(?:vegan|veganistische?|plantaardige?|plant[- ]based|dairy[- ]?free|zuivelvrije?|non[- ]dairy)\b/i,
    'vegan',
    'vegan',
  ],
  [/\b(?:vegetarische?|vegetarian|vega|veggie|meat[- ]?free)\b/i, 'vegetarian', 'vegetarische'],
  [/\b(?:suikervrije?|sugar[- ]?free)\b/i, 'sugar-free', 'suikervrije'],
  [/\b(?:alcoholvrije?|alcohol[- ]?free|non[- ]alcoholic)\b/i, 'alcohol-free', 'alcoholvrije'],
  [/\b(?:volkoren|whole[- ]?(?:wheat|grain|meal)|wholemeal)\b/i, 'wholemeal', 'volkoren'],
  [/\b(?:magere?|vetarme?|low[- ]fat|reduced[- ]fat|fat[- ]free|non[- ]?fat|skimmed)\b/i, 'low-fat', 'magere'],
  [/\b(?:volle|full[- ]fat)\b/i, 'full-fat', 'volle'],
  [/(?<![\p{L}-])(?:cooked|gekookte?|gaar)(?!\p{L})/iu, 'cooked', 'gekookte'],
];
const STATES: readonly (readonly [pattern: RegExp, en: string, nl: string])[] = [
  [/\b(?:frozen|diepvries|bevroren)\b/i, 'frozen', 'diepvries'],
];
/** "Gluten-free if needed" and "or vegan butter" offer a choice and are therefore not claims. */
const IS_CHOICE =
  /\b(?:if|indien|desgewenst|optional|optioneel|eventueel|or|of|for a|voor een|when|to keep|to make)\b/i;
const NO_PROMISE = /^\s*(?:check|see|zie|let op|make sure|use|gebruik|i |ik |we )/i;

/** The claims next to a name, in the words that food names use: "lactosevrije" for "roomkaas (lactosevrij)". */
export function claimsIn(beside: string, language: Language): readonly string[] {
  return IS_CHOICE.test(beside) || NO_PROMISE.test(beside) ? [] : wordsIn(CLAIMS, beside, language);
}

/** The states in which a food is sold, as mentioned next to its name: "doperwten (diepvries)". They are not claims. */
export function statesIn(beside: string, language: Language): readonly string[] {
  return IS_CHOICE.test(beside) ? [] : wordsIn(STATES, beside, language);
}

const WORDS_MAX = 4;

function wordsIn(rows: typeof CLAIMS, beside: string, language: Language): readonly string[] {
  if (beside.split(/\s+/).length > WORDS_MAX) return [];
  return rows.flatMap(([pattern, en, nl]) => (pattern.test(beside) ? [language === 'en' ? en : nl] : []));
}
