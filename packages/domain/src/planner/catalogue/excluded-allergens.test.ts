import { describe, expect, it } from 'vitest';
import { excludedAllergens, type ExclusionsOfProfile } from './excluded-allergens.ts';

const NONE: ExclusionsOfProfile = {
  food_intolerances_gluten: false,
  food_intolerances_lactose: false,
  food_intolerances_nut: false,
  food_intolerances_crustaceans_shellfish: false,
  excluded_allergens: [],
  allows_peanuts: false,
};

describe('excludedAllergens', () => {
  it.each<[string, Partial<ExclusionsOfProfile>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'gluten, by either of two settings',
      { food_intolerances_gluten: true, excluded_allergens: ['gluten'] },
      ['gluten'],
    ],
    ['nuts, and peanuts with them', { food_intolerances_nut: true }, ['nuts', 'peanut']],
    ['nuts as a label allergen, and peanuts with them', { excluded_allergens: ['nuts'] }, ['nuts', 'peanut']],
    ['nuts but not peanuts', { food_intolerances_nut: true, allows_peanuts: true }, ['nuts']],
    [
      'peanuts if they are named, whatever applies to nuts',
      { food_intolerances_nut: true, allows_peanuts: true, excluded_allergens: ['peanut'] },
      ['nuts', 'peanut'],
    ],
    ['only peanuts', { excluded_allergens: ['peanut'] }, ['peanut']],
    ['lactose, which is not milk', { food_intolerances_lactose: true }, ['lactose']],
    ['milk, which is not lactose', { excluded_allergens: ['milk'] }, ['milk']],
    ['both kinds of shellfish', { food_intolerances_crustaceans_shellfish: true }, ['crustaceans_shellfish']],
    ['one kind of shellfish', { excluded_allergens: ['molluscs'] }, ['molluscs']],
  ])('returns %s', (_what, said, excluded) => {
    expect(excludedAllergens({ ...NONE, ...said })).toEqual(excluded);
  });
});
