// Checks weeks planned through the API against limits that a cook, a shopper and a dietitian would apply. Then measures
// the engine's planning time and the cost of a shorter list. Exits with 1 if a mandatory limit is missed. node
// bench/week.ts [people who eat everything] [people with rules]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { addDays, isoWeekStart } from '@weekbord/domain/dates/plain-date';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { CookTwiceWish } from '@weekbord/domain/planner/wishes/week-wishes';
import { answeredFoods, type AnsweredFoods, answeredWeeks } from '../tests/planning/answered-weeks.ts';
import { answersOf } from '../tests/planning/answers-of-form.ts';
import { eatersOfEverything, restrictedPersonas } from '../tests/planning/random-personas.ts';
import { catalogue } from '../tests/planning/real-catalogue.ts';
import { type Bar, barsOfAll, barsOfEaters, MAY_BE_MISSED, missedBars } from '../tests/planning/week-bars.ts';
import { type MeasuredPerson, measureWeeks } from '../tests/planning/week-measures.ts';
import { measureListFrontier, measureProcessorTime, measureRules } from './support/measure-engine.ts';
import { signUp } from './support/sign-up.ts';
import { startServer } from './support/start-server.ts';

const SEED = 5;
const eaters = Number(process.argv[2] ?? 200);
const restricted = Number(process.argv[3] ?? eaters);
/** One in this many people plans a second week after the first one. */
const TWO_WEEKS_ONE_IN = 4;
/** For one in this many people who eat everything, a week is also planned with dinners cooked once for two meals. */
const COOKS_TWICE_ONE_IN = 4;
const TOLD = 25;

/** The Monday after today. */
const START = addDays(isoWeekStart(new Date().toISOString().slice(0, 10)), 7);

let foods: AnsweredFoods | undefined;

async function weeksOf(
  name: string,
  forms: readonly OnboardingForm[],
  server: Readonly<{ address: string; folder: string }>,
  cookTwice?: CookTwiceWish,
): Promise<MeasuredPerson[]> {
  const people: MeasuredPerson[] = [];
  const began = performance.now();
  for (const [at, form] of forms.entries()) {
    const client = await signUp(server.address, server.folder);
    foods ??= await answeredFoods(client);
    const weeks = at % TWO_WEEKS_ONE_IN === 0 ? 2 : 1;
    const wanted = { start: START, weeks, ...(cookTwice !== undefined && { cookTwice }) };
    people.push(await answeredWeeks(client, answersOf(form, START), wanted, foods));
    if ((at + 1) % TOLD === 0) console.log(`${at + 1} ${name}, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  return people;
}

let missed = 0;

function print(name: string, people: readonly MeasuredPerson[], barsOf: (people: readonly MeasuredPerson[]) => Bar[]) {
  if (people.length === 0) return;
  const weeks = people.reduce((sum, one) => sum + one.weeks.length, 0);
  const bars = barsOf(people);
  console.log(`${people.length} ${name}, ${weeks} weeks:`);
  console.table(bars);
  for (const { what } of bars.filter(({ holds, what }) => !holds && what in MAY_BE_MISSED))
    console.log(`Missed, as it may be: ${what}, since ${MAY_BE_MISSED[what]}.`);
  for (const { what, measured, bar } of missedBars(bars)) {
    missed += 1;
    console.log(`MISSED: ${what}: ${measured}, the bar is ${bar}`);
  }
}

/** Prints the kinds of people whose days miss their energy or protein targets: by keto, number of meals, and week. */
function printDaysOff(people: readonly MeasuredPerson[]): void {
  const kinds = new Map<string, { days: number; off: number }>();
  for (const person of people) {
    for (const [number, week] of person.weeks.entries()) {
      const { days, nearDays, meals } = measureWeeks([{ ...person, weeks: [week] }]);
      const kind = `${person.isKeto ? 'keto' : 'not keto'}, ${Math.round(meals / days)} meals, week ${number + 1}`;
      const known = kinds.get(kind) ?? { days: 0, off: 0 };
      kinds.set(kind, { days: known.days + days, off: known.off + days - nearDays });
    }
  }
  const off = [...kinds].filter((kind) => kind[1].off > 0).toSorted((one, other) => other[1].off - one[1].off);
  if (off.length > 0) console.table(Object.fromEntries(off));
}

const barsOfEveryone = (isRestricted: boolean) => (people: readonly MeasuredPerson[]) =>
  barsOfAll(measureWeeks(people), isRestricted);
function barsOfThoseWhoEatAll(people: readonly MeasuredPerson[]): Bar[] {
  const measures = measureWeeks(people);
  return [...barsOfAll(measures, false), ...barsOfEaters(measures)];
}

console.log(`${catalogue.recipes.length} recipes, weeks from ${START} on`);
const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-'));
await chmod(folder, 0o755);
const { address, stop } = await startServer(folder, { DEMO: '0', RATE_LIMIT_PER_MINUTE: '0' });
try {
  const server = { address, folder };
  const all = eatersOfEverything(eaters, SEED);
  print('people who eat everything', await weeksOf('eaters', all, server), barsOfThoseWhoEatAll);
  const rules = 'people with a diet, an intolerance or on keto';
  const withRules = await weeksOf('with rules', restrictedPersonas(restricted, SEED), server);
  print(rules, withRules, barsOfEveryone(true));
  printDaysOff(withRules);
  const few = all.slice(0, Math.ceil(eaters / COOKS_TWICE_ONE_IN));
  for (const wish of ['DINNER_DINNER', 'DINNER_LUNCH'] as const) {
    const people = await weeksOf(`cooking twice, ${wish}`, few, server, wish);
    print(`of those who eat everything, cooking once for two meals, ${wish}`, people, barsOfEveryone(false));
  }
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
if (eaters > 0) {
  measureProcessorTime(eatersOfEverything(eaters, SEED));
  measureRules(eatersOfEverything(eaters, SEED));
  measureListFrontier(eatersOfEverything(eaters, SEED));
}
console.log(missed === 0 ? 'Every bar holds that may not be missed.' : `Missed, and may not be: ${missed}.`);
if (missed > 0) process.exitCode = 1;
