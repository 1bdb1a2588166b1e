import { expect, it } from 'vitest';
import { labelChecksFor } from './label-checks.ts';

const ITEM = { is_meat: false, reads_label_for_gluten: false, is_plant_dairy: false };
const EATER = { diet: 'OMNIVORE', food_intolerances_gluten: false, food_intolerances_lactose: false } as const;

it.each([
  [{ is_meat: true }, { diet: 'HALAL' }, ['HALAL']],
  [
    { is_meat: true, reads_label_for_gluten: true },
    { diet: 'HALAL', food_intolerances_gluten: true },
    ['HALAL', 'GLUTEN_ON_LABEL'],
  ],
  [{ is_plant_dairy: true }, { diet: 'VEGAN' }, ['FORTIFIED']],
  [{ is_plant_dairy: true }, { food_intolerances_lactose: true }, ['FORTIFIED']],
  [{ is_meat: true, reads_label_for_gluten: true, is_plant_dairy: true }, {}, []],
  [{}, { diet: 'HALAL', food_intolerances_gluten: true, food_intolerances_lactose: true }, []],
] as const)('buying %j, someone with %j checks for %j', (item, eater, cares) => {
  expect(labelChecksFor({ ...ITEM, ...item }, { ...EATER, ...eater })).toEqual(cares);
});

it('someone who has not said how they eat has nothing to check for', () => {
  expect(labelChecksFor({ ...ITEM, is_meat: true }, null)).toEqual([]);
});
