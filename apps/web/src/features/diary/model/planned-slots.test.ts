import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { expect, it } from 'vitest';
import type { DayView, SlotView } from './day-view.ts';
import { likelySlot, plannedSlots } from './planned-slots.ts';

const moments: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'];
const views = moments.map((moment, at) => ({ key: moment, moment, slot: { id: at + 1 }, items: [] }));
const stray = { key: 'stray', moment: 'SNACK', slot: null, items: [] };
const slots = plannedSlots({ slots: [...views, stray] as unknown as readonly SlotView[] } as DayView);

it('offers the meal moments of the plan, and no others', () => {
  expect(slots.map(({ moment }) => moment)).toEqual(moments);
  expect(plannedSlots(undefined)).toEqual([]);
});

it.each([
  [{ chosen: null, mealTypes: ['DINNER', 'LUNCH'] }, 'LUNCH'],
  [{ chosen: null, mealTypes: ['SNACK'] }, 'AFTERNOON_SNACK'],
  [{ chosen: 'DINNER', mealTypes: ['BREAKFAST'] }, 'DINNER'],
  [{ chosen: 'LATE_SNACK', mealTypes: ['DINNER'] }, 'DINNER'],
  [{ chosen: null, mealTypes: [] }, 'BREAKFAST'],
] as const)('finds the meal moment for %j', (wish, moment) => {
  expect(likelySlot(slots, wish)?.moment).toBe(moment);
});

it('finds no meal moment on a day that has none', () => {
  expect(likelySlot([], { chosen: null, mealTypes: ['LUNCH'] })).toBeUndefined();
});
