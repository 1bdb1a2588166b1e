import { PLAN_REASONS, type PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import { expect, it } from 'vitest';
import { describeReason, planReasonPhrase } from './plan-reasons.ts';

it('planReasonPhrase says why in both languages, with the food, the day and the number', () => {
  const uses: PlanReason = { kind: 'USES_FOOD', foodId: 1, date: '2027-03-15' };
  expect(planReasonPhrase(uses, 'en', 'spinach')).toBe('Uses spinach from Monday');
  expect(planReasonPhrase(uses, 'nl', 'spinazie')).toBe('Met spinazie van maandag');
  expect(planReasonPhrase({ kind: 'EATEN_OFTEN', count: 3 }, 'en')).toBe('You’ve had this 3 times recently');
  const weekly: PlanReason = { kind: 'EVERY_WEEK', date: '2027-03-19', recurring: 1 };
  expect(planReasonPhrase(weekly, 'en')).toBe('Every Friday');
  expect(planReasonPhrase(weekly, 'nl')).toBe('Elke vrijdag');
  expect(planReasonPhrase({ kind: 'QUICK', minutes: 15 }, 'nl')).toBe('Klaar in 15 minuten');
});

it('planReasonPhrase has a sentence for every reason', () => {
  for (const kind of PLAN_REASONS) {
    const reason = { kind, foodId: 1, date: '2027-03-15', count: 2, minutes: 10 } as PlanReason;
    for (const language of ['en', 'nl'] as const) expect(planReasonPhrase(reason, language, 'x')).toMatch(/^[^{}]+$/);
  }
});

it('describeReason leaves out a reason about a food that the meal no longer contains', () => {
  const uses: PlanReason = { kind: 'USES_FOOD', foodId: 1, date: '2027-03-15' };
  const names = new Map([[1, 'spinach']]);
  const described = describeReason(uses, (id) => names.get(id), 'en');
  expect(described).toMatchObject({ kind: 'USES_FOOD', food: 'spinach', date: '2027-03-15', count: null });
  expect(described?.detail).toBe('Uses spinach from Monday');
  expect(describeReason({ ...uses, foodId: 2 }, (id) => names.get(id), 'en')).toBeNull();
  expect(describeReason(null, () => undefined, 'en')).toBeNull();
});
