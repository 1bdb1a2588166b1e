import { PLAN_REASONS, type PlanReason } from '@weekbord/domain/planner/plan-reasons';
import { expect, it } from 'vitest';
import { planReasonPhrase } from './plan-reasons.ts';

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
