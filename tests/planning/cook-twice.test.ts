import { daysBetween } from '@weekbord/domain/dates/plain-date';
import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { type CookTwiceWish, NO_WISHES } from '@weekbord/domain/planner/wishes/week-wishes';
import { describe, expect, it } from 'vitest';
import { type PlannedPersona, planPersona } from './plan-persona.ts';
import { eatersOfEverything } from './random-personas.ts';
import { catalogue, catalogueIndex, recipeOf } from './real-catalogue.ts';
import { barsOfAll, missedByFew } from './week-bars.ts';
import { measureWeeks } from './week-measures.ts';
import { weekOfPlan } from './weeks-of-plans.ts';

const PEOPLE = 20;
const SEED = 11;
const forms = eatersOfEverything(PEOPLE, SEED);

function weeksWith(cookTwice: CookTwiceWish): PlannedPersona[] {
  const wishes = { ...NO_WISHES, cookTwice };
  return forms.map((form, seed) => planPersona(form, seed, DEFAULT_ITERATIONS, { wishes }));
}

type Pair = Readonly<{ first: PlannedItem; second: PlannedItem; from: string; to: string }>;

/** Returns the leftovers in a week, each with the meal it is left over from, and both dates. */
function pairsOf({ plan }: PlannedPersona): Pair[] {
  return plan.days.flatMap(({ date: to, items }) =>
    items.flatMap((second) => {
      const { leftoverOf } = second;
      if (leftoverOf === undefined) return [];
      const day = plan.days.find(({ date }) => date === leftoverOf.date)!;
      const first = day.items.find(({ slotId }) => slotId === leftoverOf.slotId)!;
      return [{ first, second, from: leftoverOf.date, to }];
    }),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

describe('weeks in which dinners are cooked once for two meals', () => {
  const without = measureWeeks(weeksWith('NONE').map(weekOfPlan));

  it.each([
    ['DINNER_DINNER', 2, 2],
    ['DINNER_LUNCH', 3, 1],
  ] as const)('[AUT-01] meet the limits with the wish %s', (wish, times, most) => {
    const weeks = weeksWith(wish);
    const pairs = weeks.flatMap(pairsOf);
    expect(weeks.map((week) => pairsOf(week).length)).toEqual(weeks.map(() => times));
    for (const { first, second, from, to } of pairs) {
      expect(second.recipeId).toBe(first.recipeId);
      expect(catalogueIndex.recipes[catalogueIndex.indexById.get(first.recipeId)!]!.keeps).toBe(true);
      expect(daysBetween(from, to)).toBeGreaterThanOrEqual(1);
      expect(daysBetween(from, to)).toBeLessThanOrEqual(most);
      expect(second.lines.length).toBe(first.lines.length);
    }
    const fromOnePot = pairs.filter(
      ({ first: { plate: one }, second: { plate: other } }) =>
        one.protein === other.protein && one.starch === other.starch && one.fat === other.fat,
    );
    expect(fromOnePot.length / pairs.length).toBeGreaterThanOrEqual(0.75);
    const measures = measureWeeks(weeks.map(weekOfPlan));
    expect(missedByFew(barsOfAll(measures, false))).toEqual([]);
    expect(sum(measures.thingsToBuy)).toBeLessThan(sum(without.thingsToBuy));
  });
});

it('only dishes that a cook would save are kept as leftovers', () => {
  const keeps = (id: string) => catalogueIndex.recipes.find((each) => recipeOf(each.id).id === id)!.keeps;
  const dinners = catalogue.recipes.filter(({ meals }) => meals.includes('DINNER'));
  const kept = dinners.filter(({ id }) => keeps(id) === true);
  expect(kept.length / dinners.length).toBeGreaterThan(0.4);
  expect(kept.length / dinners.length).toBeLessThan(0.65);
  const stews = [
    'hachee-with-red-cabbage',
    'chili-con-carne-beef-rice',
    'lasagne-beef-classic',
    'snert-smoked-sausage',
  ];
  expect(stews.map(keeps)).toEqual(stews.map(() => true));
  const fresh = ['nasi-goreng-ham-egg', 'kapsalon-pork-shawarma', 'shakshuka', 'spaghetti-salmon-spinach-lemon'];
  expect(fresh.map(keeps)).toEqual(fresh.map(() => false));
});
