// Seven days planned over the product's own catalogue, counted as a cook, a shopper and a dietitian would, against the bars
// of such a week, and the processor time of planning it. node bench/week.ts [people]
import process from 'node:process';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { DEFAULT_ITERATIONS, INTERACTIVE_ITERATIONS } from '@weekbord/domain/planner/plan-request';
import { COOK_TWICE_WISHES, NO_WISHES, type WeekWishes } from '@weekbord/domain/planner/week-wishes';
import { type PlannedPersona, planPersona } from '../tests/planning/plan-persona.ts';
import { eatersOfEverything, randomPersonas } from '../tests/planning/random-personas.ts';
import { catalogue } from '../tests/planning/real-catalogue.ts';
import { type Bar, barsOfAll, barsOfEaters, measureWeeks } from '../tests/planning/week-measures.ts';

const PEOPLE = Number(process.argv[2] ?? 200);
const SEED = 5;

function plan(forms: readonly OnboardingForm[], iterations: number, wishes: WeekWishes = NO_WISHES) {
  const milliseconds: number[] = [];
  const people = forms.map((form, seed): PlannedPersona => {
    const before = process.cpuUsage();
    const planned = planPersona(form, seed, iterations, { wishes });
    const used = process.cpuUsage(before);
    milliseconds.push((used.user + used.system) / 1000);
    return planned;
  });
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  console.log(
    `${iterations} rounds: ${at(0.5)} ms of processor time a week in the middle, ${at(0.95)} ms at the 95th of 100`,
  );
  return people;
}

const print = (bars: readonly Bar[]) => console.table(bars);

const restricted = randomPersonas(PEOPLE * 3, SEED)
  .filter(({ dietPreferences: { dietaryPreference, intolerances, dietType } }) => {
    return dietaryPreference !== null || dietType === 'KETO' || !intolerances.includes('NO_INTOLERANCE');
  })
  .slice(0, PEOPLE);
// The first plan of a process also pays for compiling.
for (const form of restricted.slice(0, 3)) planPersona(form, 0, INTERACTIVE_ITERATIONS);

console.log(`${catalogue.recipes.length} recipes. ${PEOPLE} people who eat everything:`);
plan(eatersOfEverything(PEOPLE, SEED), INTERACTIVE_ITERATIONS);
const eaters = measureWeeks(plan(eatersOfEverything(PEOPLE, SEED), DEFAULT_ITERATIONS));
print([...barsOfAll(eaters, false), ...barsOfEaters(eaters)]);
for (const cookTwice of COOK_TWICE_WISHES.filter((wish) => wish !== 'NONE')) {
  console.log(`The same people where they cook once for two meals, ${cookTwice}:`);
  const wishes = { ...NO_WISHES, cookTwice };
  const cooking = measureWeeks(plan(eatersOfEverything(PEOPLE, SEED), DEFAULT_ITERATIONS, wishes));
  print([...barsOfAll(cooking, false), ...barsOfEaters(cooking)]);
}
console.log(`${restricted.length} people with a diet, an intolerance or on keto:`);
print(barsOfAll(measureWeeks(plan(restricted, DEFAULT_ITERATIONS)), true));
