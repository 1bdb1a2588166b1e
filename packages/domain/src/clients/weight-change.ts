import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { perWeek } from '../progress/trend.ts';
import type { Goal } from '../vocabulary.ts';

/** What is known of a client's weight and of where it should go. */
export type WeightFacts = Readonly<{
  goal: Goal | null;
  goalWeight: number | null;
  /** The first and the last weight of the 30 days that end with the last one, and on how many days there was one. */
  weights: Readonly<{ from: PlainDate; until: PlainDate; days: number; first: number; last: number }> | null;
}>;

/** How a weight moves: kg a week, below 0 down, over the 30 days that end with a date. */
export type WeightChange = Readonly<{
  perWeek: number;
  until: PlainDate;
  /** Towards the goal or against it; null where it is neither, or too little is known to say. */
  course: 'TOWARDS' | 'AGAINST' | null;
}>;

/** kg a week against the goal: the smallest weekly goal on offer, which daily ups and downs over two weeks seldom reach. */
const AGAINST_GOAL_KG = 0.25;
/** kg a week either way where the weight is to stay. */
const DRIFT_KG = 0.5;
/** Days between the two weights at least, and weights in between, for a word about the goal. */
const WEIGHT_SPAN_DAYS = 14;
const FEWEST_WEIGHTS = 3;
/** Days between the two weights at least for a change a week. */
const SHORTEST_SPAN_DAYS = 7;
/** Weights that are older say nothing of today. */
const WEIGHED_WITHIN_DAYS = 14;

/** How the weight of a client moves on a date; null where there is no change a week to speak of. */
export function weightChangeOn(today: PlainDate): (facts: WeightFacts) => WeightChange | null {
  // There are thousands of clients: what needs the calendar is worked out once for each date.
  const weighedFrom = addDays(today, -WEIGHED_WITHIN_DAYS);
  const known = new Map<PlainDate, number>();
  const daysSince = (date: PlainDate): number => {
    const found = known.get(date) ?? daysBetween(date, today);
    known.set(date, found);
    return found;
  };
  return (facts) => {
    const { weights } = facts;
    if (weights === null || weights.until < weighedFrom) return null;
    const days = daysSince(weights.from) - daysSince(weights.until);
    if (days < SHORTEST_SPAN_DAYS) return null;
    const change = perWeek(weights.last - weights.first, days);
    const isClear = weights.days >= FEWEST_WEIGHTS && days >= WEIGHT_SPAN_DAYS;
    return {
      perWeek: change,
      until: weights.until,
      course: isClear ? courseOf(change, aimOf(facts, weights.last)) : null,
    };
  };
}

/** Where the weight should go: who has reached the goal weight keeps it. */
function aimOf({ goal, goalWeight }: WeightFacts, last: number): Goal | null {
  return goal === 'LOSE_WEIGHT' && goalWeight !== null && last <= goalWeight ? 'RECOMPOSITION' : goal;
}

/** The direction of a weekly weight change in kg, relative to the goal. */
function courseOf(change: number, aim: Goal | null): WeightChange['course'] {
  switch (aim) {
    case 'LOSE_WEIGHT':
      return change >= AGAINST_GOAL_KG ? 'AGAINST' : change < 0 ? 'TOWARDS' : null;
    case 'GAIN_MUSCLE':
      return change <= -AGAINST_GOAL_KG ? 'AGAINST' : change > 0 ? 'TOWARDS' : null;
    case 'RECOMPOSITION':
      return Math.abs(change) >= DRIFT_KG ? 'AGAINST' : 'TOWARDS';
    case null:
      return null;
  }
}
