import { expect, it } from 'vitest';
import { dayWithDish, remainingTarget, slotTarget } from './slot-target.ts';

const target = { kcal: 500, protein: 0, fat: 10, carbohydrates: 100 };

it('a meal without an energy target gets small, protein-rich dishes; any other meal keeps its target', () => {
  expect(slotTarget({ ...target, kcal: 0 })).toEqual({ ...target, kcal: 300, protein: 300 });
  expect(slotTarget(target)).toEqual(target);
});

const macros = (kcal: number) => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 });

it('the other dishes in a slot reduce the targets of the slot and the day only once', () => {
  const slots = [
    { id: 1, type: 'LUNCH' as const, target: macros(600) },
    { id: 2, type: 'DINNER' as const, target: macros(1200) },
  ];
  const others = [{ recipeId: 7, macros: macros(300) }];
  const strays = [{ macros: macros(50) }];
  const rest = remainingTarget(slots[1]!.target, [macros(300)]);
  expect(rest).toEqual(macros(900));
  const day = { date: '2027-03-15', dayClass: 'weekday' as const, slots, fixed: strays };
  const beside = dayWithDish(day, { id: 2, type: 'SNACK', target: rest }, others);
  expect(beside.slots).toEqual([slots[0], { id: 2, type: 'SNACK', target: macros(900) }]);
  expect(beside.target).toEqual(macros(1800));
  expect(beside.fixed).toEqual([...strays, ...others]);
});
