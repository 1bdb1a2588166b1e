import process from 'node:process';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { DEFAULT_ITERATIONS, INTERACTIVE_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import { balancePenalty } from '@weekbord/domain/planner/scoring/balance-penalty';
import { searchWeek } from '@weekbord/domain/planner/search/search-week';
import { tasteByRule } from '@weekbord/domain/planner/taste/taste-from-nothing.test-support';
import { tinPenalty } from '@weekbord/domain/planner/scoring/tin-penalty';
import { buildProblem } from '@weekbord/domain/planner/week/week-problem';
import { DEFAULT_WEIGHTS } from '@weekbord/domain/planner/scoring/weights';
import { planPersona, requestOfPersona } from '../../tests/planning/plan-persona.ts';
import { barsOfAll, barsOfEaters, missedBars } from '../../tests/planning/week-bars.ts';
import { measureWeeks } from '../../tests/planning/week-measures.ts';
import { weekOfPlan } from '../../tests/planning/weeks-of-plans.ts';

const WARMING_UP = 3;
/** The weights to try for one more item on the list, relative to the default. */
const PRICES_OF_A_THING = [1, 2, 4];
const MOST_PEOPLE = 32;

/** Prints the CPU time of planning a week with both numbers of rounds. */
export function measureProcessorTime(forms: readonly OnboardingForm[]): void {
  // Warms up first, because the first plans of a process include compilation.
  for (const form of forms.slice(0, WARMING_UP)) planPersona(form, 0, INTERACTIVE_ITERATIONS);
  for (const iterations of [INTERACTIVE_ITERATIONS, DEFAULT_ITERATIONS]) {
    const milliseconds = forms.map((form, seed) => {
      const before = process.cpuUsage();
      planPersona(form, seed, iterations);
      const used = process.cpuUsage(before);
      return (used.user + used.system) / 1000;
    });
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
    console.log(
      `${iterations} rounds: ${at(0.5)} ms of processor time a week in the middle, ${at(0.95)} ms at the 95th of 100`,
    );
  }
}

/** Prints each rule's share of the penalty points of planned weeks, and in how many weeks it adds any. */
export function measureRules(forms: readonly OnboardingForm[]): void {
  const few = forms.slice(0, MOST_PEOPLE);
  const costs = few.map((form, seed): Readonly<Record<string, number>> => {
    const { recipes, request } = requestOfPersona(form, seed, DEFAULT_ITERATIONS);
    const problem = buildProblem({ catalogue: recipes.index, preferences: request, days: request.days, seed });
    const { state } = searchWeek(problem, seed, DEFAULT_ITERATIONS);
    return {
      ...tasteByRule(state),
      'what is bought': problem.pool.weights.bought * state.boughtCost,
      'balance of the day and the week': balancePenalty(state),
      'opened tins': tinPenalty(state),
      'calories and macros of the days': state.dayPoints.reduce((sum, points) => sum + points, 0),
    };
  });
  const sumOf = (rule: string) => costs.reduce((sum, cost) => sum + (cost[rule] ?? 0), 0);
  const rules = Object.keys(costs[0] ?? {});
  const total = rules.reduce((sum, rule) => sum + sumOf(rule), 0);
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  console.log(`What the rules cost, ${few.length} people who eat everything:`);
  console.table(
    Object.fromEntries(
      rules
        .toSorted((one, other) => sumOf(other) - sumOf(one))
        .map((rule) => [
          rule,
          {
            'points a week': Math.round((10 * sumOf(rule)) / few.length) / 10,
            '% of all points': percent(sumOf(rule), total),
            '% of weeks in which it costs': percent(costs.filter((cost) => (cost[rule] ?? 0) > 0).length, few.length),
          },
        ]),
    ),
  );
}

/** Prints how much shorter the list becomes with a higher cost per item, and which other limits are then missed. */
export function measureListFrontier(forms: readonly OnboardingForm[]): void {
  const few = forms.slice(0, MOST_PEOPLE);
  console.log(`How short the list can be, ${few.length} people who eat everything:`);
  console.table(
    PRICES_OF_A_THING.map((price) => {
      const weights = { bought: price * DEFAULT_WEIGHTS.bought };
      const plans = few.map((form, seed) => weekOfPlan(planPersona(form, seed, DEFAULT_ITERATIONS, { weights })));
      const measures = measureWeeks(plans);
      const bars = [...barsOfAll(measures, false), ...barsOfEaters(measures)];
      const valueOf = (what: string) => bars.find((bar) => bar.what === what)?.measured;
      const dinners = plans.flatMap(({ weeks }) =>
        weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals.filter(({ moment }) => moment === 'DINNER'))),
      );
      return {
        'price of a thing': `${price} x`,
        'things, median': valueOf('things on the list, median'),
        'without the cupboard': valueOf('things without those of the cupboard, median'),
        'different dinners': `${new Set(dinners.map(({ recipe }) => recipe)).size} of ${dinners.length}`,
        'other bars missed': missedBars(bars)
          .map(({ what, measured }) => `${what}: ${measured}`)
          .join('; '),
      };
    }),
  );
}
