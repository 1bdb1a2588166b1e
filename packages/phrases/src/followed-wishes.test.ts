import type { FollowedWishes } from '@weekbord/domain/planner/week/plan-result';
import { expect, test } from 'vitest';
import { followedWishesPhrase } from './followed-wishes.ts';

const nothing: FollowedWishes = {
  dinners: null,
  dinnerMinutes: null,
  breakfast: null,
  lunch: null,
  sameBreakfast: false,
  familiarity: null,
};

test('one sentence lists the wishes that a week met, and no others', () => {
  const week = { ...nothing, dinners: { meat: 2, fish: 0, meatless: 5 }, dinnerMinutes: 30 };
  expect(followedWishesPhrase(week, 'en')).toBe(
    'As you asked: 2 dinners with meat, 5 dinners without meat or fish; dinners within 30 minutes.',
  );
  expect(followedWishesPhrase(week, 'nl')).toBe(
    'Zoals je wilde: 2 keer vlees, 5 keer zonder vlees of vis; avondeten binnen 30 minuten.',
  );
  const other: FollowedWishes = {
    ...nothing,
    dinnerMinutes: 'various',
    breakfast: 'BREAD',
    lunch: 'COLD',
    sameBreakfast: true,
    familiarity: 'FAMILIAR',
  };
  expect(followedWishesPhrase(other, 'en')).toBe(
    'As you asked: dinners within your time limit for each day; bread for breakfast; cold lunches; the same breakfast on weekdays; familiar dishes.',
  );
});
