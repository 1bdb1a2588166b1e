import { expect, it } from 'vitest';
import { givesWay, isPlanners, type PlannedMeal, whyKept } from './gives-way.ts';

const PLANNERS: PlannedMeal = { planned_by: 'PLANNER', status: 'PLANNED', locked: false };

it('a meal gives way when the planner planned it and it was neither changed, ticked nor locked', () => {
  expect([givesWay(PLANNERS), whyKept(PLANNERS, false)]).toEqual([true, null]);
  for (const [change, why] of [
    [{ planned_by: 'PERSON' }, 'OWN'],
    [{ status: 'EATEN' }, 'EATEN'],
    [{ locked: true }, 'LOCKED'],
    [{ status: 'EATEN', locked: true }, 'EATEN'],
    [{ planned_by: 'PERSON', locked: true }, 'LOCKED'],
  ] as const) {
    const meal = { ...PLANNERS, ...change };
    expect([givesWay(meal), whyKept(meal, true)]).toEqual([false, why]);
  }
  expect(whyKept(PLANNERS, true)).toBe('COOKED_ALONG');
});

it('a locked meal still counts as untouched', () => {
  expect(isPlanners({ ...PLANNERS, locked: true } as PlannedMeal)).toBe(true);
});
