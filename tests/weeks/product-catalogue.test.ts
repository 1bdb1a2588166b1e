import { weekbord } from '@weekbord/api/weekbord';
import { answers, type Choices } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { openCatalogueDatabase } from '@weekbord/testkit/catalogue-database';
import { startServing } from '@weekbord/testkit/test-app';
import { expect, it } from 'vitest';
import { answeredFoods, answeredWeeks } from '../planning/answered-weeks.ts';
import { barsOfAll, barsOfEaters, missedBars } from '../planning/week-bars.ts';
import { type MeasuredDay, type MeasuredPerson, measureWeeks } from '../planning/week-measures.ts';

const app = await startServing({
  product: { routes: weekbord.routes, authenticate: authenticateByPerson },
  database: await openCatalogueDatabase(),
});

/** A Monday. */
const START = '2027-03-15';
const FOUR_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;
const EATERS: readonly Choices[] = [
  {},
  { meals: FOUR_MEALS },
  { gender: 'MALE', height: 184, weight: 82, goal: 'GAIN_MUSCLE', meals: FOUR_MEALS },
];
const RESTRICTED: readonly Choices[] = [
  { diet: 'VEGAN', meals: FOUR_MEALS },
  { diet: 'VEGETARIAN' },
  { diet: 'PESCATARIAN', intolerances: ['LACTOSE'] },
  { intolerances: ['GLUTEN'], meals: FOUR_MEALS },
  { dietType: 'LOW_CARB' },
  { dislikes: ['TOMATO', 'MUSHROOM', 'BEEF', 'EGGPLANT'] },
  { dietType: 'KETO' },
];
/** Limits that make sense for a few weeks; the others need many weeks. */
const OF_FEW: readonly string[] = [
  'days with lunch and dinner alike',
  'meals with a product for people who avoid something',
];
/**
 * The minimum share of days near their targets; it allows one miss among a few people's days, and two for one person.
 */
const NEAR = 0.96;
const NEAR_OF_ONE = 0.7;

const foods = await answeredFoods(app.as(tokenOf(await aPerson(app.db))));

/** Returns the weeks that the API plans for people; the first person plans two weeks. */
async function weeksOf(people: readonly Choices[]): Promise<MeasuredPerson[]> {
  const measured: MeasuredPerson[] = [];
  for (const [at, choices] of people.entries()) {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const wanted = { start: START, weeks: at === 0 ? 2 : 1 };
    measured.push(await answeredWeeks(client, answers(choices), wanted, foods));
  }
  for (const [at, { weeks }] of measured.entries()) {
    const meals = people[at]!.meals?.length ?? 3;
    const mainsOf = (day: MeasuredDay) => day.meals.filter(({ isSide }) => !isSide);
    for (const { days } of weeks) expect(days.map((day) => mainsOf(day).length)).toEqual(days.map(() => meals));
  }
  return measured;
}

/** Returns the limits that are missed; days near their targets are counted per person and overall. */
function missedOf(people: readonly MeasuredPerson[], isRestricted: boolean): unknown[] {
  for (const person of people) {
    const { nearDays, days } = measureWeeks([person]);
    expect(nearDays / days).toBeGreaterThanOrEqual(NEAR_OF_ONE);
  }
  const measures = measureWeeks(people);
  expect(measures.nearDays / measures.days).toBeGreaterThanOrEqual(NEAR);
  const [near, ...bars] = barsOfAll(measures, isRestricted);
  expect(near!.what).toMatch(/^days within 2 %/);
  const ofEaters = isRestricted ? [] : barsOfEaters(measures).filter(({ what }) => OF_FEW.includes(what));
  expect(ofEaters).toHaveLength(isRestricted ? 0 : OF_FEW.length);
  return missedBars([...bars, ...ofEaters]);
}

it('[AUT-01] the API plans weeks within the limits for people who eat everything', { timeout: 600_000 }, async () => {
  expect(missedOf(await weeksOf(EATERS), false)).toEqual([]);
});

it(
  '[AUT-01] the API plans weeks that meet the targets of people with dietary rules',
  { timeout: 600_000 },
  async () => {
    expect(missedOf(await weeksOf(RESTRICTED), true)).toEqual([]);
  },
);
