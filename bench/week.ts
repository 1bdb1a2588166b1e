// Seven days planned over the product's own catalogue: processor time per week, and how near the days come to the plan.
import process from 'node:process';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { DEFAULT_ITERATIONS, INTERACTIVE_ITERATIONS } from '@weekbord/domain/planner/plan-request';
import type { PlannedDay } from '@weekbord/domain/planner/plan-result';
import { planPersona } from '../tests/planning/plan-persona.ts';
import { randomPersonas } from '../tests/planning/random-personas.ts';
import { catalogue } from '../tests/planning/real-catalogue.ts';

const PEOPLE = 40;
const SEED = 5;
/** How many of the people are planned once more with a demanding diet. */
const DEMANDING = 10;
/** The planner's own bars: processor time at the 95th percentile in ms, and shares of days in per cent. */
const BUDGET_MS: Readonly<Record<number, number>> = { [INTERACTIVE_ITERATIONS]: 130, [DEFAULT_ITERATIONS]: 450 };
const BUDGET_NEAR = 96;
const BUDGET_TIGHT = 88;

type Diet = Partial<OnboardingForm['dietPreferences']>;
type Measured = Readonly<{ form: OnboardingForm; days: readonly PlannedDay[]; milliseconds: number }>;

const anyPersona = randomPersonas(PEOPLE, SEED);
const demanding = (diet: Diet): OnboardingForm[] =>
  anyPersona.slice(0, DEMANDING).map((form) => ({ ...form, dietPreferences: { ...form.dietPreferences, ...diet } }));
const withMeals = (count: number) =>
  anyPersona.filter(({ dietPreferences }) => dietPreferences.mealTimes.length === count);

const own = { userProvidedMacros: null, ingredientDislikes: [] };
const groups: Readonly<Record<string, readonly OnboardingForm[]>> = {
  'any persona of the wizard': anyPersona,
  '  2 meals': withMeals(2),
  '  3 meals': withMeals(3),
  '  4 meals': withMeals(4),
  '  5 meals': withMeals(5),
  keto: demanding({ ...own, dietType: 'KETO', dietaryPreference: null, intolerances: ['NO_INTOLERANCE'] }),
  'vegan without gluten': demanding({
    ...own,
    dietType: 'RECOMMENDED',
    dietaryPreference: 'VEGAN',
    intolerances: ['GLUTEN'],
  }),
};

function measure(form: OnboardingForm, iterations: number): Measured {
  const before = process.cpuUsage();
  const { plan } = planPersona(form, SEED, iterations);
  const used = process.cpuUsage(before);
  return { form, days: plan.days, milliseconds: (used.user + used.system) / 1000 };
}

const percentile = (values: readonly number[], share: number): number =>
  Math.round(
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN,
  );

function rowOf(people: readonly Measured[], iterations: number) {
  const times = people.map(({ milliseconds }) => milliseconds);
  const days = people.flatMap((person) => person.days);
  const share = (isGood: (day: PlannedDay) => boolean) =>
    Number(((100 * days.filter(isGood).length) / days.length).toFixed(1));
  return {
    people: people.length,
    'CPU ms p50': percentile(times, 0.5),
    'CPU ms p95': percentile(times, 0.95),
    'budget ms': BUDGET_MS[iterations] ?? '',
    'near %': share(({ band }) => band !== 'off'),
    'budget near': BUDGET_NEAR,
    'tight %': share(({ band }) => band === 'tight'),
    'budget tight': BUDGET_TIGHT,
  };
}

// The first plan of a process also pays for compiling.
for (const form of anyPersona.slice(0, 3)) measure(form, INTERACTIVE_ITERATIONS);
const rows: Record<string, ReturnType<typeof rowOf>> = {};
for (const iterations of [INTERACTIVE_ITERATIONS, DEFAULT_ITERATIONS]) {
  const measured = new Map<OnboardingForm, Measured>();
  for (const [name, people] of Object.entries(groups)) {
    for (const form of people) if (!measured.has(form)) measured.set(form, measure(form, iterations));
    const found = people.flatMap((form) => measured.get(form) ?? []);
    if (found.length > 0) rows[`${name}, ${iterations} rounds`] = rowOf(found, iterations);
  }
}
console.log(
  `${catalogue.recipes.length} recipes. Near: within 2 % of energy and 5 % of protein, on keto below the ceiling`,
);
console.log('of carbohydrates. Tight: within 1, 3, 5 and 5 % of energy, protein, fat and carbohydrates.');
console.table(rows);
