import { MIN_KCAL } from '@weekbord/domain/goals/energy-floor';
import { LEAST_OF_MEAL, MOST_OF_DAY } from '@weekbord/domain/repair/aims-of-repair';
import type { ExistingDay, ExistingMeal, StillToCome } from '@weekbord/domain/repair/assess-week';
import { mealMomentOrder, mealTypeOf, MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleCheckFor } from './broken-rules.ts';
import { planPersona, tasteOfForm } from './plan-persona.ts';
import { randomPersonas } from './random-personas.ts';
import { recipeOf } from './real-catalogue.ts';
import { logged, repair, currentWeek, withMeal } from './repaired-weeks.ts';

/** Use larger numbers to find more bugs: RUNS=5000 PEOPLE=200. */
const RUNS = Number(process.env['RUNS'] ?? 24);
const PEOPLE = Number(process.env['PEOPLE'] ?? 4);
/** How many of the weeks are repaired a second time. */
const REPEATED = 5;
/**
 * The maximum deviation of a day from its target, as a share, if no better portion size exists; a few days exceed this.
 */
const NEAR = 0.06;

const people = randomPersonas(PEOPLE, 23).map((form, seed) => planPersona(form, seed));

/** Possible changes to a meal in a week before a repair. */
const EVENTS = ['EATEN', 'LOCKED', 'EDITED', 'DELETED', 'OUT', 'SMALL'] as const;
type Event = (typeof EVENTS)[number];

function happen(meal: ExistingMeal, event: Event): ExistingMeal | ExistingMeal[] {
  switch (event) {
    case 'EATEN':
      return { ...meal, status: 'EATEN', planned_by: 'PERSON' };
    case 'LOCKED':
      return { ...meal, locked: true };
    case 'EDITED':
      return { ...meal, planned_by: 'PERSON', macros: { ...meal.macros, kcal: (meal.macros.kcal ?? 0) * 1.4 } };
    case 'DELETED':
      return [];
    case 'OUT':
      return [meal, logged(1000 + meal.id, meal.moment, 1600)];
    case 'SMALL':
      return [meal, { ...logged(1000 + meal.id, meal.moment, 60), status: 'PLANNED' }];
  }
}

const weeks = fc.record({
  person: fc.nat(PEOPLE - 1),
  today: fc.nat(6),
  fromMoment: fc.option(fc.constantFrom(...MEAL_MOMENTS, undefined)),
  events: fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.constantFrom(...EVENTS)), { maxLength: 12 }),
});
type Drawn = typeof weeks extends fc.Arbitrary<infer Value> ? Value : never;

function drawnWeek({ person, today, fromMoment, events }: Drawn) {
  const persona = people[person]!;
  let week: readonly ExistingDay[] = currentWeek(persona);
  for (const [day, at, event] of events) week = withMeal(week, day * 10 + at, (meal) => happen(meal, event));
  const now: StillToCome = { today: week[today]!.date, fromMoment };
  return { persona, week, now, repaired: repair(persona, week, now) };
}

/** Whether a meal must not be changed, stated independently of the product's own rules. */
function isOutOfBounds(meal: ExistingMeal, day: ExistingDay, { today, fromMoment }: StillToCome): boolean {
  if (meal.status === 'EATEN' || meal.planned_by === 'PERSON' || meal.locked || meal.isBound) return true;
  if (day.date < today) return true;
  if (day.date > today) return false;
  const order = mealMomentOrder(meal.moment);
  const isAfterEaten = day.meals.every(({ status, moment }) => status !== 'EATEN' || mealMomentOrder(moment) < order);
  return fromMoment === null || !isAfterEaten || (fromMoment !== undefined && order < mealMomentOrder(fromMoment));
}

const drawn = fc.sample(weeks, { numRuns: RUNS, seed: 20_270_315 });
const cases = drawn.map(drawnWeek);

describe('a repaired week', () => {
  it('keeps meals that were eaten, added, changed or locked, meals in the past and parts of a batch', () => {
    let changed = 0;
    for (const { week, now, repaired } of cases) {
      const open = repaired.judged.flatMap((day) => day.open.map(({ meal }) => meal.id));
      const touchable = week.flatMap((day) =>
        day.meals.flatMap((meal) => (isOutOfBounds(meal, day, now) ? [] : meal.id)),
      );
      const leaving = repaired.judged.flatMap(({ superfluous }) => superfluous.map(({ id }) => id));
      expect(touchable).toEqual(expect.arrayContaining([...open, ...leaving]));
      for (const { date, slotId } of repaired.changes) {
        const day = repaired.judged.find((one) => one.date === date)!;
        expect(day.open.map(({ slot }) => slot.id)).toContain(slotId);
      }
      for (const day of repaired.judged) {
        const all = [...day.open.map(({ meal }) => meal), ...day.superfluous, ...day.kept, ...day.skipped];
        expect(all.map(({ id }) => id).toSorted()).toEqual(
          week
            .find(({ date }) => date === day.date)!
            .meals.map(({ id }) => id)
            .toSorted(),
        );
      }
      changed += repaired.changes.length;
    }
    expect(changed).toBeGreaterThan(RUNS);
  });

  it('follows the hard rules in every dish that it adds', () => {
    for (const { persona, repaired } of cases) {
      const { ofRecipe } = ruleCheckFor(tasteOfForm(persona.form.dietPreferences));
      for (const change of repaired.changes) {
        if (change.kind === 'REMOVED') continue;
        expect(ofRecipe(change.recipeId, persona.recipes.foodsOf(change.recipeId))).toEqual([]);
        const { moment } = persona.nutrition.mealSlots
          .map((slot) => ({ id: slot.order, moment: slot.mealMoment }))
          .find(({ id }) => id === change.slotId)!;
        expect(recipeOf(change.recipeId).meals.map(mealTypeOf)).toContain(mealTypeOf(moment));
      }
    }
  });

  it('changes a day by at most a tenth, and keeps the minimum for the day and 75% of the target for each meal', () => {
    for (const { repaired } of cases) {
      for (const [at, day] of repaired.judged.entries()) {
        const { shift, open } = repaired.aims.days[at]!;
        expect(Math.abs(shift)).toBeLessThanOrEqual(MOST_OF_DAY * day.target.kcal + 1e-6);
        if (open === null) continue;
        const others = repaired.before[at]! - day.open.reduce((sum, { meal }) => sum + meal.macros.kcal!, 0);
        const slots = day.open.reduce((sum, { slot }) => sum + slot.target.kcal, 0);
        const floor = Math.min(day.target.kcal, MIN_KCAL, others + 1.25 * slots);
        expect(others + open.kcal).toBeGreaterThanOrEqual(floor - 1e-6);
        for (const { slot } of day.open) {
          const macros = repaired.macrosOf.get(`${day.date} ${slot.id}`);
          if (macros === undefined) continue;
          expect(macros.kcal).toBeGreaterThanOrEqual(LEAST_OF_MEAL * slot.target.kcal - 1e-6);
        }
      }
    }
  });

  it("is close to its days' targets on nearly all days", () => {
    const off: number[] = [];
    for (const { repaired } of cases) {
      for (const [at, { open, target, isPast }] of repaired.judged.entries()) {
        if (isPast || open.length === 0) continue;
        const others = repaired.before[at]! - open.reduce((sum, { meal }) => sum + meal.macros.kcal!, 0);
        off.push(Math.abs(repaired.after[at]! - others - repaired.aims.days[at]!.open!.kcal) / target.kcal);
      }
    }
    const far = off.filter((part) => part > NEAR);
    // Side dishes stay as they are, which leaves fewer sizes to choose from.
    expect(far.length / off.length).toBeLessThan(0.05);
  });

  it('is repaired in the same way each time', () => {
    for (const [at, one] of drawn.slice(0, REPEATED).entries())
      expect(drawnWeek(one).repaired.changes).toEqual(cases[at]!.repaired.changes);
  });

  it('is unchanged if nothing happened to it', () => {
    for (const persona of people) {
      const week = currentWeek(persona);
      const far = persona.plan.days.some(({ band }) => band === 'off');
      const { changes } = repair(persona, week, { today: week[1]!.date });
      if (!far) expect(changes).toEqual([]);
    }
    expect(people.filter(({ plan }) => plan.days.every(({ band }) => band !== 'off')).length).toBeGreaterThan(
      PEOPLE / 2,
    );
  });
});

it('a repair prefers resizing dishes to replacing them', () => {
  const kinds = people.flatMap((persona) => {
    const week = currentWeek(persona);
    const dinner = week[1]!.meals.find(({ moment }) => moment === 'DINNER')!;
    const out = withMeal(week, dinner.id, (meal) => happen(meal, 'OUT'));
    const ate = out.map((day, at) =>
      at > 1 ? day : { ...day, meals: day.meals.map((meal) => eaten(meal, dinner.id)) },
    );
    return repair(persona, ate, { today: week[2]!.date }).changes.map(({ kind }) => kind);
  });
  const resized = kinds.filter((kind) => kind === 'RESIZED').length;
  expect(resized).toBeGreaterThan(2 * (kinds.length - resized));
});

function eaten(meal: ExistingMeal, but: number): ExistingMeal {
  return meal.id === but ? meal : { ...meal, status: 'EATEN', planned_by: 'PERSON' };
}
