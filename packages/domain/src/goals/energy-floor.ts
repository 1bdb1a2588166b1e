/** The minimum kcal per day of a plan; only a coach may plan less, with a reason. */
export const MIN_KCAL = 1250;

/** The minimum kcal per day of a plan that a coach makes. */
export const COACH_MIN_KCAL = 800;

/** Who makes a plan: the person who follows it, or their coach. */
export type PlanMaker = 'PERSON' | 'COACH';

/** The largest deficit in kcal per day under the partner's rules. */
const PARTNER_MAX_DAILY_DEFICIT = 500;

/** The minimum kcal per day of a weight-loss plan for this expenditure in kcal. */
export function weightLossFloor(expenditure: number, partnerNutritionRules: boolean): number {
  return partnerNutritionRules ? Math.max(MIN_KCAL, expenditure - PARTNER_MAX_DAILY_DEFICIT) : MIN_KCAL;
}

/** Whether a coach must give a reason for planning this day. */
export function wantsReason(day: Readonly<{ kcal: number }>): boolean {
  return day.kcal < MIN_KCAL;
}

/** The minimum kcal per day, depending on who makes the plan. */
export function minimumKcalOf(maker: PlanMaker): number {
  return maker === 'COACH' ? COACH_MIN_KCAL : MIN_KCAL;
}
