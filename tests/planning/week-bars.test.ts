import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/plan-request';
import { expect, it } from 'vitest';
import { planPersona } from './plan-persona.ts';
import { eatersOfEverything } from './random-personas.ts';
import { barsOfAll, barsOfEaters, measureWeeks } from './week-measures.ts';

const PEOPLE = 24;
const SEED = 11;
/** Of these the list is longer than it should be; `npm run bench week` shows by how much. */
const NOT_YET: readonly string[] = ['things on the list, median', 'things without those of the cupboard, median'];

it('[AUT-01] the weeks of people who eat everything are weeks that people want', { timeout: 60_000 }, () => {
  const people = eatersOfEverything(PEOPLE, SEED).map((form, seed) => planPersona(form, seed, DEFAULT_ITERATIONS));
  const measures = measureWeeks(people);
  const bars = [...barsOfAll(measures, false), ...barsOfEaters(measures)];
  expect(bars.filter(({ holds, what }) => !holds && !NOT_YET.includes(what))).toEqual([]);
  expect(measures.things.toSorted((a, b) => a - b)[PEOPLE >> 1]).toBeLessThanOrEqual(62);
});
