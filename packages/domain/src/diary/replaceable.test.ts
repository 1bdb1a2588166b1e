import { expect, it } from 'vitest';
import { isReplaceable, isPlanners, type PlannedMeal, whyKept } from './replaceable.ts';

const PLANNERS: PlannedMeal = { planned_by: 'PLANNER', status: 'PLANNED', locked: false };

it('a meal may be replaced if the planner planned it and it was neither changed, ticked nor locked', () => {
  expect([isReplaceable(PLANNERS), whyKept(PLANNERS, false)]).toEqual([true, null]);
  for (const [change, why] of [
    [{ planned_by: 'PERSON' }, 'OWN'],
    [{ status: 'EATEN' }, 'EATEN'],
    [{ locked: true }, 'LOCKED'],
    [{ status: 'EATEN', locked: true }, 'EATEN'],
    [{ planned_by: 'PERSON', locked: true }, 'LOCKED'],
  ] as const) {
    const meal = { ...PLANNERS, ...change };
    expect([isReplaceable(meal), whyKept(meal, true)]).toEqual([false, why]);
  }
  expect(whyKept(PLANNERS, true)).toBe('COOKED_ALONG');
});

it('a locked meal still counts as untouched', () => {
  expect(isPlanners({ ...PLANNERS, locked: true } as PlannedMeal)).toBe(true);
});
