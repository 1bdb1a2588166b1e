import { bodyMassIndex } from '../energy/body-composition.ts';
import type { NutritionProfile } from '../energy/profile.ts';
import { ADULT_AGE } from '../goals/adult-age.ts';
import { MIN_HEALTHY_BMI } from '../goals/goal-weight.ts';
import { MIN_KCAL, weightLossFloor } from '../goals/energy-floor.ts';
import { energyTarget } from '../plans/compute-nutrition-plan.ts';
import type { KnownExpenditure } from './estimate-expenditure.ts';

/**
 * The smallest difference worth a proposal, as a share of the current target: the margin within which a day counts as
 * on plan.
 */
const LEAST_CHANGE = 0.05;
/** The largest change of a target in one step, as a share of the current one. */
const LARGEST_STEP = 0.1;

/** Why no new target is proposed although the estimate calls for a change. */
export const WITHHELD_REASONS = ['NOT_ADULT', 'LOW_WEIGHT', 'GOAL_REACHED'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/**
 * How far a proposed target goes towards what the estimate calls for: all the way, a first step, or down to the lowest
 * target a plan may have.
 */
export const PROPOSAL_REACHES = ['FULL', 'STEP', 'FLOOR'] as const;
export type ProposalReach = (typeof PROPOSAL_REACHES)[number];

/** The consequence of an estimate for a person's energy target, in kcal per day. */
export type TargetAdvice =
  | Readonly<{ kind: 'IN_LINE' }>
  | Readonly<{ kind: 'WITHHELD'; reason: WithheldReason }>
  | Readonly<{ kind: 'PROPOSED'; kcal: number; reach: ProposalReach }>;

/** A person's current plan: its target, and the weight they want to reach. */
export type PresentPlan = Readonly<{
  /** The profile with the current weight. */
  profile: NutritionProfile;
  goalWeightInKg: number | null;
  kcal: number;
  partnerNutritionRules: boolean;
}>;

/**
 * Returns whether another target would serve a person's goal better, given their estimated expenditure. No change is
 * proposed while the current target matches the goal at any expenditure within the bounds, or lies within 5% of what
 * the goal requires. A proposal changes the target by at most 10% and never goes below a plan's minimum. Minors get no
 * proposal; people with a low weight, and people who wanted to lose weight and have reached their goal, are never
 * advised to eat less.
 */
export function proposeTarget(plan: PresentPlan, estimate: KnownExpenditure): TargetAdvice {
  const { profile, kcal: present } = plan;
  const wanted = targetAt(plan, estimate.kcal);
  const isWithin = targetAt(plan, estimate.low) <= present && present <= targetAt(plan, estimate.high);
  if (isWithin || Math.abs(wanted - present) < LEAST_CHANGE * present) return { kind: 'IN_LINE' };
  const stepped = Math.min(Math.max(wanted, (1 - LARGEST_STEP) * present), (1 + LARGEST_STEP) * present);
  const floor = floorOf(plan, estimate.kcal);
  const kcal = Math.max(Math.ceil(floor), Math.round(stepped));
  const reason = withheldReason(plan, kcal);
  if (reason !== null) return { kind: 'WITHHELD', reason };
  if (Math.abs(kcal - wanted) < 1) {
    const isCut = profile.goal === 'LOSE_WEIGHT' && wanted <= floor;
    return { kind: 'PROPOSED', kcal, reach: isCut ? 'FLOOR' : 'FULL' };
  }
  return { kind: 'PROPOSED', kcal, reach: 'STEP' };
}

function targetAt(plan: PresentPlan, expenditure: number): number {
  return Math.max(floorOf(plan, expenditure), energyTarget(plan.profile, expenditure));
}

function floorOf({ profile, partnerNutritionRules }: PresentPlan, expenditure: number): number {
  return profile.goal === 'LOSE_WEIGHT' ? weightLossFloor(expenditure, partnerNutritionRules) : MIN_KCAL;
}

function withheldReason({ profile, goalWeightInKg, kcal: present }: PresentPlan, kcal: number): WithheldReason | null {
  const { age, goal, weightInKg, heightInCm } = profile;
  if (age !== null && age < ADULT_AGE) return 'NOT_ADULT';
  if (weightInKg === null || kcal >= present) return null;
  if (heightInCm !== null && bodyMassIndex(weightInKg, heightInCm) < MIN_HEALTHY_BMI) return 'LOW_WEIGHT';
  const isReached = goal === 'LOSE_WEIGHT' && goalWeightInKg !== null && weightInKg <= goalWeightInKg;
  return isReached ? 'GOAL_REACHED' : null;
}
