import { addDays, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { perWeek } from '../progress/trend.ts';
import type { Goal } from '../goals/goals.ts';

/** A client's weights and goal. */
export type WeightFacts = Readonly<{
  goal: Goal | null;
  goalWeight: number | null;
  /** The first and last weight of the 30 days that end with the last one, and the number of days with a weight. */
  weights: Readonly<{ from: PlainDate; until: PlainDate; days: number; first: number; last: number }> | null;
}>;

/** How a weight changes: kg per week, negative when falling, over the 30 days that end on a date. */
export type WeightChange = Readonly<{
  perWeek: number;
  until: PlainDate;
  /** Towards the goal or against it; null if neither, or if too little is known. */
  course: 'TOWARDS' | 'AGAINST' | null;
}>;

/**
 * kg per week against the goal: the smallest weekly goal offered, and more than daily fluctuation usually causes over
 * two weeks.
 */
const AGAINST_GOAL_KG = 0.25;
/** kg per week in either direction that counts as drifting if the weight should stay the same. */
const DRIFT_KG = 0.5;
/** Minimum number of days between the first and last weight for a comparison with the goal. */
const WEIGHT_SPAN_DAYS = 14;
/** Minimum number of days with a weight for a comparison with the goal. */
const FEWEST_WEIGHTS = 3;
/** Minimum number of days between the two weights for a weekly change. */
const SHORTEST_SPAN_DAYS = 7;
/** Maximum age of the last weight in days; older weights are no longer relevant. */
const WEIGHED_WITHIN_DAYS = 14;

/**
 * Returns a function that gives the weight change of a client as of a date; null if there is no weekly change to
 * report.
 */
export function weightChangeOn(today: PlainDate): (facts: WeightFacts) => WeightChange | null {
  // There are thousands of clients, so calendar arithmetic is done once per date.
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

/** The direction the weight should move in; at the goal weight, it should stay the same. */
function aimOf({ goal, goalWeight }: WeightFacts, last: number): Goal | null {
  return goal === 'LOSE_WEIGHT' && goalWeight !== null && last <= goalWeight ? 'RECOMPOSITION' : goal;
}

/** Whether a weekly weight change, in kg, is towards or against the goal. */
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
