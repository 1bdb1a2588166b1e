import { expect, it } from 'vitest';
import { slotTarget } from './slot-target.ts';

const target = { kcal: 500, protein: 0, fat: 10, carbohydrates: 100 };

it('a meal without an energy target gets small, protein-rich dishes; any other meal keeps its target', () => {
  expect(slotTarget({ ...target, kcal: 0 })).toEqual({ ...target, kcal: 300, protein: 300 });
  expect(slotTarget(target)).toEqual(target);
});
