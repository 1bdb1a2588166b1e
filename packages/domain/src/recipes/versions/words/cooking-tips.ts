import type { Language } from '../../../languages/languages.ts';
import type { FoodNames, FoodWord } from './food-words.ts';

/** A tip for the cook about substitutes that do not suit steps that were written for another food. */
export type CookingTip = Readonly<{
  foods: FoodNames;
  /** Beginnings of the names of other foods that begin in the same way. */
  otherFoods?: FoodNames;
  /** The words that steps use for the foods. */
  words: Readonly<Record<Language, readonly FoodWord[]>>;
  /** The longest that they are cooked in one step, in minutes. */
  mostMinutes?: number;
  /** The shortest that they are cooked in all, in minutes. */
  leastMinutes?: number;
  /** Whether they must be boiled instead of soaked. */
  mustBoil?: true;
  tip: Readonly<Record<Language, string>>;
}>;

export const COOKING_TIPS: readonly CookingTip[] = [
  {
    foods: { en: ['vegan chicken', 'gluten-free vegan chicken'], nl: ['vegan kip', 'glutenvrije vegan kip'] },
    words: { en: ['vegan chicken'], nl: [{ word: 'vegan kip', startsCompound: true }] },
    mostMinutes: 12,
    tip: {
      en: 'Vegan chicken is done sooner: only add it for the last 10 minutes.',
      nl: 'Vegan kip is eerder gaar: laat hem alleen de laatste 10 minuten meegaren.',
    },
  },
  {
    foods: { en: ['vegan sausage', 'gluten-free vegan sausage'], nl: ['vegan worst', 'glutenvrije vegan worst'] },
    words: { en: ['vegan sausage', 'vegan sausages'], nl: [{ word: 'vegan worst', startsCompound: true }] },
    mostMinutes: 25,
    tip: {
      en: 'Vegan sausages are done sooner: only add them for the last 12 minutes.',
      nl: 'Vegan worst is eerder gaar: laat hem alleen de laatste 12 minuten meegaren.',
    },
  },
  {
    foods: { en: ['sweet potato'], nl: ['zoete aardappel'] },
    otherFoods: { en: ['sweet potato oven fries'], nl: [] },
    words: {
      en: ['sweet potato', 'sweet potatoes'],
      nl: [
        { word: 'zoete aardappel', startsCompound: true },
        { word: 'zoeteaardappel', startsCompound: true },
      ],
    },
    mostMinutes: 16,
    tip: {
      en: 'Sweet potato is tender sooner than potato: prick it after 12 minutes.',
      nl: 'Zoete aardappel is eerder gaar dan aardappel: prik er na 12 minuten in.',
    },
  },
  {
    foods: {
      en: ['chicken breast (raw)', 'chicken thigh fillet (raw)', 'chicken mince', 'turkey mince'],
      nl: ['kipfilet (rauw)', 'kippendijfilet (rauw)', 'kipgehakt', 'kalkoengehakt'],
    },
    words: {
      en: [{ word: 'chicken', notIn: ['vegan chicken'] }, 'turkey mince'],
      nl: [
        { word: 'kip', startsCompound: true, notIn: ['vegan kip'] },
        { word: 'kalkoengehakt', startsCompound: true },
      ],
    },
    leastMinutes: 6,
    tip: {
      en: 'Poultry must be cooked through: cook it for 6 to 8 minutes in all.',
      nl: 'Kip en kalkoen moeten helemaal gaar zijn: reken in totaal op 6 tot 8 minuten.',
    },
  },
  {
    foods: { en: ['quinoa'], nl: ['quinoa'] },
    words: { en: ['quinoa'], nl: [{ word: 'quinoa', startsCompound: true }] },
    mustBoil: true,
    tip: {
      en: 'Quinoa needs more than soaking: boil it for 12 minutes instead.',
      nl: 'Quinoa wordt niet gaar van wellen: kook hem in plaats daarvan 12 minuten.',
    },
  },
];
