import type { Language } from '../../vocabulary.ts';

/** What a label promises or a variety is, which makes another food of the same name: lactose-free, vegan, low-fat. */
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
];
/** "Gluten-free if needed" and "or vegan butter" offer a choice; they are no promise. */
const IS_CHOICE =
  /\b(?:if|indien|desgewenst|optional|optioneel|eventueel|or|of|for a|voor een|when|to keep|to make)\b/i;
const NO_PROMISE = /^\s*(?:check|see|zie|let op|make sure|use|gebruik|i |ik |we )/i;

/**
 * The promises in what is said beside a name, in words of the language that names of foods use: of "roomkaas
 * (lactosevrij)" that is "lactosevrije".
 */
export function claimsIn(beside: string, language: Language): readonly string[] {
  if (IS_CHOICE.test(beside) || NO_PROMISE.test(beside) || beside.split(/\s+/).length > 4) return [];
  return CLAIMS.flatMap(([pattern, en, nl]) => (pattern.test(beside) ? [language === 'en' ? en : nl] : []));
}
