import { describe, expect, it } from 'vitest';
import { aimsOfRepair } from './aims-of-repair.ts';
import { assessWeek, type ExistingMeal } from './assess-week.ts';
import { layOutRepair } from './lay-out-repair.ts';

const DATE = '2026-03-02';
const macrosOf = (kcal: number) => ({ kcal, protein: kcal / 20, fat: kcal / 30, carbohydrates: kcal / 8 });
const slot = { id: 1, moment: 'DINNER', target: macrosOf(1250) } as const;
const planned = { moment: 'DINNER', status: 'PLANNED', planned_by: 'PLANNER', locked: false, isBound: false } as const;
const main: ExistingMeal = { ...planned, id: 10, recipeId: 100, mustGo: false, macros: macrosOf(900) };
const side: ExistingMeal = { ...planned, id: 11, recipeId: 200, mustGo: false, isSide: true, macros: macrosOf(350) };

const assess = (meals: readonly ExistingMeal[]) =>
  assessWeek([{ date: DATE, slots: [slot], meals }], { today: '2026-03-01' })[0]!;
const idsOf = (meals: readonly ExistingMeal[]) => meals.map(({ id }) => id);

describe('the side dish of a meal that is repaired', () => {
  it('stays, while its main dish may change', () => {
    const { open, kept, superfluous } = assess([main, side]);
    expect(open.map(({ meal }) => meal.id)).toEqual([10]);
    expect(idsOf(kept)).toEqual([11]);
    expect(superfluous).toEqual([]);
  });

  it('takes up its part of the slot', () => {
    const day = assess([main, side]);
    const [laidOut] = layOutRepair([day], aimsOfRepair([day]), () => []);
    expect(laidOut!.slots.map(({ target }) => target.kcal)).toEqual([900]);
    expect(laidOut!.fixed!.map(({ recipeId }) => recipeId)).toEqual([200]);
  });

  it('is removed if the person is no longer allowed to eat it, unless they locked or ate it', () => {
    const { open, kept, superfluous } = assess([main, { ...side, mustGo: true }]);
    expect(open.map(({ meal }) => meal.id)).toEqual([10]);
    expect(kept).toEqual([]);
    expect(idsOf(superfluous)).toEqual([11]);
    expect(idsOf(assess([main, { ...side, mustGo: true, locked: true }]).superfluous)).toEqual([]);
    expect(idsOf(assess([main, { ...side, mustGo: true, status: 'EATEN' }]).superfluous)).toEqual([]);
  });

  it('stays if the main dish is gone', () => {
    const { open, kept, empty } = assess([side]);
    expect([open, empty]).toEqual([[], []]);
    expect(idsOf(kept)).toEqual([11]);
  });
});
