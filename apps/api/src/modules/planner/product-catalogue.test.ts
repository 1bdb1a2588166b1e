import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { SlotMacros } from '@weekbord/domain/vocabulary';
import type { Choices } from '@weekbord/testkit/builders/answers';
import type { Person } from '@weekbord/testkit/builders/people';
import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { describe, expect, it } from 'vitest';
import { diaryOf, slotsOf, personWithPlan, startPlannerApp, totalsOf } from '../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue });

const FOUR_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;
const PEOPLE: readonly [string, Choices][] = [
  ['a woman who wants to lose a little', {}],
  ['a person with a snack', { meals: FOUR_MEALS }],
  ['a man who trains', { gender: 'MALE', height: 184, weight: 82, goal: 'GAIN_MUSCLE', meals: FOUR_MEALS }],
  ['a vegan', { diet: 'VEGAN', meals: FOUR_MEALS }],
  ['a vegetarian', { diet: 'VEGETARIAN' }],
  ['a pescatarian without lactose', { diet: 'PESCATARIAN', intolerances: ['LACTOSE'] }],
  ['a person without gluten', { intolerances: ['GLUTEN'], meals: FOUR_MEALS }],
  ['a person on few carbohydrates', { dietType: 'LOW_CARB' }],
  ['a person who dislikes much', { dislikes: ['TOMATO', 'MUSHROOM', 'BEEF', 'EGGPLANT'] }],
];

/** Share of the days that are within so many per cent of the plan. */
function within(off: readonly SlotMacros[], bounds: Partial<SlotMacros>): number {
  const isWithin = (day: SlotMacros) =>
    Object.entries(bounds).every(([figure, percent]) => day[figure as keyof SlotMacros] <= percent);
  return off.filter(isWithin).length / off.length;
}

/** Per cent by which each day is off its plan. */
async function deviations(person: Person, days: readonly CalendarDay[]): Promise<SlotMacros[]> {
  const slots = await slotsOf(app, person);
  return days.map((day) => {
    const totals = totalsOf(day);
    const off = (figure: keyof SlotMacros) =>
      100 * Math.abs(totals[figure] / slots.reduce((sum, slot) => sum + slot[figure], 0) - 1);
    return { kcal: off('kcal'), protein: off('protein'), fat: off('fat'), carbohydrates: off('carbohydrates') };
  });
}

describe("the product's own recipes", () => {
  it('[AUT-01] fill the weeks of all kinds of people to the plan', { timeout: 60_000 }, async () => {
    const all: SlotMacros[] = [];
    for (const [name, choices] of PEOPLE) {
      const { person, client } = await personWithPlan(app, choices);
      const days = await diaryOf(client);
      const meals = choices.meals?.length ?? 3;
      expect(
        days.map((day) => day.calendar_items.length),
        name,
      ).toEqual(days.map(() => meals));
      const off = await deviations(person, days);
      expect(within(off, { kcal: 2, protein: 5 }), name).toBeGreaterThan(0.8);
      all.push(...off);
    }
    expect(within(all, { kcal: 2, protein: 5 })).toBeGreaterThanOrEqual(0.96);
    expect(within(all, { kcal: 2, protein: 5, fat: 10, carbohydrates: 10 })).toBeGreaterThanOrEqual(0.94);
  });

  it('[AUT-01] keep a keto day below its ceiling of carbohydrates', async () => {
    const { client } = await personWithPlan(app, { dietType: 'KETO' });
    const days = await diaryOf(client);
    const total = days.filter((day) => totalsOf(day).carbohydrates <= 42).length;
    expect(total).toBeGreaterThanOrEqual(6);
  });
});
