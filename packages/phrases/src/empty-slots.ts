import type { EmptyRule } from '@weekbord/domain/planner/reasons/why-empty';
import type { Language } from '@weekbord/domain/languages/languages';
import { allergenNames as allergensEn } from './en/allergen-names.ts';
import { dietNames as dietsEn } from './en/diet-names.ts';
import { emptySlots as en } from './en/empty-slots.ts';
import { allergenNames as allergensNl } from './nl/allergen-names.ts';
import { dietNames as dietsNl } from './nl/diet-names.ts';
import { emptySlots as nl } from './nl/empty-slots.ts';
import { fillPhrase, REGION_OF_LANGUAGE } from './phrases.ts';

const BOOKS = { en, nl } as const;
const ALLERGENS = { en: allergensEn, nl: allergensNl } as const;
const DIETS = { en: dietsEn, nl: dietsNl } as const;
const list = (language: Language) => new Intl.ListFormat(REGION_OF_LANGUAGE[language], { type: 'conjunction' });
const LISTS = { en: list('en'), nl: list('nl') } as const;

/** Returns a sentence, in a person's language, about the rules that leave nothing for a meal slot. */
export function emptySlotPhrase(rules: readonly EmptyRule[], language: Language): string {
  const book = BOOKS[language];
  const [first] = rules;
  if (first === undefined || first.kind === 'noRecipes') return book.noRecipes;
  if (first.kind === 'noTarget') return book.noTarget;
  // A negative property is phrased as what is left, to avoid a double negative.
  if (rules.length === 1 && first.kind === 'disliked') return book.onlyDisliked;
  if (rules.length === 1 && first.kind === 'avoided') return book.onlyAvoided;
  const parts = rules.toReversed().map((rule) => partOf(rule, language));
  const sentence = parts.length === 1 ? book.one : book.several;
  return fillPhrase(sentence, language, { rules: LISTS[language].format(parts) });
}

/** A rule, phrased as the property that a recipe would need. */
function partOf(rule: EmptyRule, language: Language): string {
  const book = BOOKS[language];
  switch (rule.kind) {
    case 'diet':
      return rule.diet === 'OMNIVORE' ? '' : DIETS[language][rule.diet].toLowerCase();
    case 'allergen':
      return fillPhrase(book.allergen, language, { food: ALLERGENS[language][rule.allergen] });
    case 'energy':
      return fillPhrase(book.energy, language, { kcal: rule.kcal });
    case 'avoided':
      return book.avoided;
    case 'disliked':
      return book.disliked;
    case 'noRecipes':
    case 'noTarget':
      return '';
  }
}
