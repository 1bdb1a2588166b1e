import { describe, expect, it } from 'vitest';
import { doneShare, slotEnergy, viewDay } from './day-view.ts';
import { day, item, slot } from './meals.test-support.ts';

const SLOTS = [slot(3, 'DINNER', 2), slot(1, 'BREAKFAST'), slot(2, 'AFTERNOON_SNACK', 1)];

describe('viewDay', () => {
  it('[DIA-01] shows every slot of the plan in display order, with its meals', () => {
    const view = viewDay(
      day('2027-01-04', [item(7, 'DINNER', { meal_slot: 3 }), item(5, 'BREAKFAST', { meal_slot: 1 })]),
      SLOTS,
    );
    expect(view.slots.map(({ moment, items }) => [moment, items.map(({ id }) => id)])).toEqual([
      ['BREAKFAST', [5]],
      ['AFTERNOON_SNACK', []],
      ['DINNER', [7]],
    ]);
    expect(view.goal).toEqual({ kcal: 1500, protein: 90, carbohydrates: 150, fat: 60 });
  });

  it('shows the main dish of a moment before its side dish, even if it was added later', () => {
    const side = item(5, 'DINNER');
    const recipe = { ...side.meal.recipe_template, is_side: true, meal_types: ['SNACK', 'DINNER'] };
    const items = [{ ...side, meal: { ...side.meal, recipe_template: recipe } }, item(8, 'DINNER')];
    expect(viewDay(day('2027-01-04', items), SLOTS).items.map(({ id }) => id)).toEqual([8, 5]);
    const [, , dinner] = viewDay(day('2027-01-04', items), SLOTS).slots;
    expect(dinner!.items.map(({ id }) => id)).toEqual([8, 5]);
  });

  it('keeps meals of an earlier plan in the slot of their moment, or under a separate moment if there is no such slot', () => {
    const view = viewDay(day('2027-01-04', [item(5, 'BREAKFAST', { meal_slot: 99 }), item(6, 'LUNCH')]), SLOTS);
    expect(view.slots.map(({ moment, slot: own, items }) => [moment, own?.id ?? null, items.length])).toEqual([
      ['BREAKFAST', 1, 1],
      ['LUNCH', null, 1],
      ['AFTERNOON_SNACK', 2, 0],
      ['DINNER', 3, 0],
    ]);
  });

  it('[DIA-01] counts eaten and planned as two totals and marks unknown parts', () => {
    const meal = item(6, 'DINNER');
    const view = viewDay(
      day('2027-01-04', [
        item(5, 'BREAKFAST', { status: 'EATEN' }),
        { ...meal, meal: { ...meal.meal, protein: null } },
      ]),
      SLOTS,
    );
    expect(view.eaten.kcal).toEqual({ amount: 400, isPartial: false });
    expect(view.planned.kcal).toEqual({ amount: 400, isPartial: false });
    expect(view.expected.kcal).toEqual({ amount: 800, isPartial: false });
    expect(view.expected.protein).toEqual({ amount: 25, isPartial: true });
    expect(slotEnergy(view.slots[2]?.items ?? [], 'TODAY').amount).toBe(400);
    expect(view.eatenCount).toBe(1);
  });

  it('counts only what was ticked on a past day', () => {
    const items = [item(5, 'BREAKFAST', { status: 'EATEN' }), item(6, 'DINNER')];
    const view = viewDay(day('2027-01-04', items), SLOTS, 'PAST');
    const sums = [view.eaten, view.planned, view.expected].map(({ kcal }) => kcal.amount);
    expect(sums).toEqual([400, 0, 400]);
    expect(slotEnergy(view.slots[2]!.items, 'PAST').amount).toBe(0);
    expect(view.further.planned.fiber.amount).toBe(0);
  });

  it('has no goal without a plan, and counts as 0% done without meals', () => {
    expect(viewDay(undefined, []).goal).toBeNull();
    expect(doneShare(undefined)).toBe(0);
    expect(doneShare(day('2027-01-04', [item(1, 'LUNCH', { status: 'EATEN' }), item(2, 'DINNER')]))).toBe(0.5);
  });
});
