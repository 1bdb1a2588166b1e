import { expect, it } from 'vitest';
import { isReplaceable, isPlanners, keptByBatch, type PlannedMeal, whyKept } from './replaceable.ts';

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

it('a meal cooked together with an eaten one may not be replaced', () => {
  const first = { ...PLANNERS, id: 1, leftover_of: null };
  const leftover = { ...PLANNERS, id: 2, leftover_of: 1 };
  const eaten = { status: 'EATEN' } as const;
  expect([...keptByBatch([first, leftover])]).toEqual([]);
  expect([...keptByBatch([{ ...first, ...eaten }, leftover])]).toEqual([2]);
  expect([...keptByBatch([first, { ...leftover, ...eaten }])]).toEqual([1]);
  expect([...keptByBatch([{ ...leftover, ...eaten }])]).toEqual([]);
});
