import { learnTaste, type TasteSignal } from '@weekbord/domain/planner/taste/learned-taste';
import { DEFAULT_ITERATIONS, RECENT_DAYS } from '@weekbord/domain/planner/week/plan-request';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { ProteinSource } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import { describe, expect, it } from 'vitest';
import { type PlannedPersona, planPersona } from './plan-persona.ts';
import { eatersOfEverything } from './random-personas.ts';
import { catalogueIndex, recipeOf } from './real-catalogue.ts';
import { barsOfAll, barsOfEaters, MAY_BE_MISSED } from './week-bars.ts';
import { measureWeeks } from './week-measures.ts';
import { weekOfPlan } from './weeks-of-plans.ts';

const PEOPLE = 12;
const SEED = 31;
const WEEKS = 5;
const DAYS = 7;
/** How much further, as a share, learning may miss a limit that is already missed without learning. */
const SLACK = 1 / 6;

const plannerRecipe = (id: number) => catalogueIndex.recipes[catalogueIndex.indexById.get(id) ?? -1];

/**
 * The outcome of a meal for a person who likes fish, leaves pulses and ticks every second one of the remaining meals.
 */
function doneWith(recipeId: number, nth: number): 'EATEN' | 'LEFT' {
  const { source } = recipeOf(recipeId);
  if (source === 'FISH') return 'EATEN';
  return source === 'PULSES' || nth % 2 === 1 ? 'LEFT' : 'EATEN';
}

/**
 * Plans a person's weeks after the given first week, one after another, with or without learning from the earlier
 * weeks.
 */
function laterWeeks(form: OnboardingForm, seed: number, first: PlannedPersona, learns: boolean): PlannedPersona[] {
  const past: Readonly<{ recipeId: number; day: number; kind: 'EATEN' | 'LEFT' }>[] = [];
  const weeks = Array.from({ length: WEEKS }, (_, number) => {
    const signals = past.map(({ recipeId, day, kind }): TasteSignal => {
      return { kind, recipeId, daysAgo: number * DAYS - day };
    });
    const known = {
      recent: signals.filter(({ daysAgo }) => daysAgo <= RECENT_DAYS),
      ...(learns && { learned: learnTaste(signals, plannerRecipe) }),
    };
    const week = number === 0 ? first : planPersona(form, seed * WEEKS + number, DEFAULT_ITERATIONS, known);
    for (const [at, { items }] of week.plan.days.entries())
      for (const { recipeId } of items)
        past.push({ recipeId, day: number * DAYS + at, kind: doneWith(recipeId, past.length) });
    return week;
  });
  return weeks.slice(1);
}

/** Returns how many lunches or dinners per week come from a protein source. */
function countFrom(source: ProteinSource, weeks: readonly PlannedPersona[], moment: 'LUNCH' | 'DINNER'): number[] {
  return weeks.map(({ plan, nutrition }) => {
    const slot = nutrition.mealSlots.find(({ mealMoment }) => mealMoment === moment)?.order;
    const meals = plan.days.flatMap(({ items }) => items.filter(({ slotId }) => slotId === slot));
    return meals.filter(({ recipeId }) => recipeOf(recipeId).source === source).length;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe(`[AUT-01] ${PEOPLE} people who tick fish and leave pulses, for ${WEEKS} weeks`, () => {
  const forms = eatersOfEverything(PEOPLE, SEED);
  const firstWeeks = forms.map((form, seed) => planPersona(form, seed * WEEKS, DEFAULT_ITERATIONS));
  const plain = forms.flatMap((form, seed) => laterWeeks(form, seed, firstWeeks[seed]!, false));
  const learned = forms.flatMap((form, seed) => laterWeeks(form, seed, firstWeeks[seed]!, true));

  it('get a higher ratio of fish to pulses, within the limits of the mix', () => {
    const meals = (source: ProteinSource, weeks: readonly PlannedPersona[]) =>
      sum([...countFrom(source, weeks, 'LUNCH'), ...countFrom(source, weeks, 'DINNER')]);
    // Fish is near its maximum in the mix, so possibly only the pulses decrease.
    const fishForPulses = (weeks: readonly PlannedPersona[]) => meals('FISH', weeks) / meals('PULSES', weeks);
    expect(fishForPulses(learned)).toBeGreaterThan(1.2 * fishForPulses(plain));
    expect(meals('PULSES', learned)).toBeLessThan(meals('PULSES', plain));
    expect(meals('FISH', learned)).toBeGreaterThanOrEqual(meals('FISH', plain));
    const fishDinners = countFrom('FISH', learned, 'DINNER');
    const mixDeviation = fishDinners.filter((count) => count < 1 || count > 2);
    expect(mixDeviation.length).toBeLessThanOrEqual(learned.length / 8);
  });

  it('have weeks that meet the limits as well as the weeks of people without learned tastes', () => {
    const barsOf = (weeks: readonly PlannedPersona[]) => {
      const measures = measureWeeks(weeks.map(weekOfPlan));
      return [...barsOfAll(measures, false), ...barsOfEaters(measures)];
    };
    const before = barsOf(plain);
    const missed = barsOf(learned).filter(({ holds, isNear, measured, what }, at) => {
      const { measured: known, bar } = before[at]!;
      // Among so few weeks, one case beyond a limit is chance.
      if (holds || isNear || what in MAY_BE_MISSED) return false;
      return bar.startsWith('>') ? measured < known * (1 - SLACK) : measured > known * (1 + SLACK);
    });
    expect(missed).toEqual([]);
  });
});
