import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { energyExpenditure } from '@weekbord/domain/energy/expenditure';
import { EnergyExpenditureError, type NutritionProfile } from '@weekbord/domain/energy/profile';
import type { KnownExpenditure } from '@weekbord/domain/expenditure/estimate-expenditure';
import { proposeTarget } from '@weekbord/domain/expenditure/propose-target';
import { recentExpenditure } from '@weekbord/domain/expenditure/recent-expenditure';
import { planDayOfEnergy, type PlannedDay } from '@weekbord/domain/plans/compute-nutrition-plan';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { findIntake, type IntakeRow, nutritionProfileOf } from '../intake/intake.public.ts';
import { settingsFor } from '../onboarding/onboarding.public.ts';
import { areSameSlots, findWeekOf, type PersonsWeek, type SlotFigures } from '../plans/plans.public.ts';
import { findTargetAnswer, type TargetAnswerRow } from './expenditure.store.ts';
import { planAbilitiesOf } from './plan-abilities.ts';
import { readDiary } from './read-diary.ts';

type Db = Kysely<Tables>;
export type Answer = Answered<Endpoints['getTargetProposal']>;
export type DayFigures = NonNullable<Answer['present']>;

/** The only day plan of a person's week; null if the days of the week differ. */
export type OneDayPlan = Readonly<{ dayPlanId: number; slots: readonly SlotFigures[] }> | null;

/** The response, and what accepting the proposal would write. */
export type WorkedOut = Readonly<{ answer: Answer; plan: OneDayPlan; proposedSlots: readonly SlotFigures[] }>;

const NOTHING = {
  expenditure: null,
  missing: null,
  told_because: null,
  goal: null,
  weekly_goal: null,
  present: null,
  proposed: null,
  reach: null,
  undo_to: null,
} as const;

/** How many of the latest daily weights are averaged as a person's current weight. */
const WEIGHTS_OF_NOW = 7;

/** Returns the proposal for a person's target on their current date. */
export async function workOutProposal(
  db: Db,
  { personId, today, now }: Readonly<{ personId: number; today: PlainDate; now: Date }>,
): Promise<WorkedOut> {
  const [person, intake, week, stored] = await Promise.all([
    findPerson(db, personId),
    findIntake(db, personId),
    findWeekOf(db, personId),
    findTargetAnswer(db, personId),
  ]);
  const nothing: WorkedOut = {
    answer: { ...NOTHING, user: personId, state: 'NOTHING' },
    plan: null,
    proposedSlots: [],
  };
  if (person === undefined || intake === undefined || week === null) return nothing;
  const { makesOwnPlan, showsTargets } = await planAbilitiesOf(db, person);
  if (!showsTargets) return nothing;
  const diary = await readDiary(db, { personId, today, week });
  const profile = profileOfNow(intake, diary.weights, today);
  const formula = formulaOf(profile);
  if (formula === null) return nothing;
  const plan = oneDayPlan(week);
  const told = {
    ...NOTHING,
    user: personId,
    goal: profile.goal,
    weekly_goal: profile.weeklyGoal,
    present: plan && sumOf(plan.slots),
    undo_to: undoTo(stored, plan, now),
  };
  const estimate = recentExpenditure(diary, today, formula);
  if (!estimate.isKnown) {
    return {
      answer: { ...told, state: 'UNKNOWN', missing: presentMissing(estimate.missing) },
      plan,
      proposedSlots: [],
    };
  }
  const known = { ...told, expenditure: presentExpenditure(estimate, estimate.days) };
  const situation = { db, person, makesOwnPlan, intake, profile, plan, stored, now };
  return workOutKnown(situation, known, estimate);
}

type Situation = Readonly<{
  db: Db;
  person: PersonRow;
  makesOwnPlan: boolean;
  intake: IntakeRow;
  profile: NutritionProfile;
  plan: OneDayPlan;
  stored: TargetAnswerRow | undefined;
  now: Date;
}>;

async function workOutKnown(
  situation: Situation,
  known: Omit<Answer, 'state'>,
  estimate: KnownExpenditure,
): Promise<WorkedOut> {
  const { db, person, makesOwnPlan, intake, profile, plan, stored, now } = situation;
  const tell = (told_because: Answer['told_because']): WorkedOut => ({
    answer: { ...known, state: 'TOLD', told_because },
    plan,
    proposedSlots: [],
  });
  if (!makesOwnPlan) return tell('COACH_PLANS');
  if (intake.diet_type === 'CHOOSE_YOUR_OWN') return tell('OWN_NUMBERS');
  if (plan === null) return tell('SEVERAL_DAY_PLANS');
  const settings = await settingsFor(
    db,
    { id: person.id, organisationId: person.organisation_id, coachId: person.coach_id },
    null,
  );
  const present = {
    profile,
    goalWeightInKg: intake.goal_weight_in_kg,
    kcal: sumOf(plan.slots).kcal,
    partnerNutritionRules: settings.partnerNutritionRules,
  };
  const advice = proposeTarget(present, estimate);
  if (
    stored !== undefined &&
    stored.quiet_until > now &&
    (advice.kind === 'PROPOSED' || stored.answer === 'ACCEPTED')
  ) {
    return tell(stored.answer);
  }
  if (advice.kind === 'IN_LINE') return { answer: { ...known, state: 'IN_LINE' }, plan, proposedSlots: [] };
  if (advice.kind === 'WITHHELD') return tell(advice.reason);
  const day = planDayOfEnergy(profile, advice.kcal, {
    ...settings,
    macroPreference: intake.diet_type,
    userProvidedMacros: null,
    mealMoments: plan.slots.map(({ meal_moment }) => meal_moment),
  });
  const proposedSlots = slotsOf(day);
  return {
    answer: { ...known, state: 'PROPOSED', proposed: sumOf(proposedSlots), reach: advice.reach },
    plan,
    proposedSlots,
  };
}

/** Returns the intake with the current weight, if there is one. */
export function profileOfNow(
  intake: IntakeRow,
  weights: readonly Readonly<{ kg: number }>[],
  today: PlainDate,
): NutritionProfile {
  const profile = nutritionProfileOf(intake, today);
  const last = weights.slice(-WEIGHTS_OF_NOW);
  if (last.length === 0) return profile;
  return { ...profile, weightInKg: last.reduce((sum, { kg }) => sum + kg, 0) / last.length };
}

function formulaOf(profile: NutritionProfile): number | null {
  try {
    return energyExpenditure(profile);
  } catch (error) {
    if (error instanceof EnergyExpenditureError) return null;
    throw error;
  }
}

/** Returns the day plan of all seven days; null if there are several, or it has no meals. */
export function oneDayPlan(week: PersonsWeek): OneDayPlan {
  const [first, ...others] = WEEKDAYS.map((day) => week[day]);
  if (first!.slots.length === 0 || others.some(({ dayPlanId }) => dayPlanId !== first!.dayPlanId)) return null;
  return {
    dayPlanId: first!.dayPlanId,
    slots: first!.slots.map(({ meal_moment, kcal, protein, fat, carbohydrates }) => {
      return { meal_moment, kcal, protein, fat, carbohydrates };
    }),
  };
}

/** Returns the meals of a planned day as they are stored. */
export function slotsOf({ mealSlots }: PlannedDay): readonly SlotFigures[] {
  return mealSlots.map(({ mealMoment, kcal, protein, fat, carbohydrates }) => {
    return { meal_moment: mealMoment, kcal, protein, fat, carbohydrates };
  });
}

/** Returns the sums over the meals on a day. */
export function sumOf(slots: readonly SlotFigures[]): DayFigures {
  const sum = (figure: keyof DayFigures) => Math.round(slots.reduce((total, slot) => total + slot[figure], 0));
  return { kcal: sum('kcal'), protein: sum('protein'), fat: sum('fat'), carbohydrates: sum('carbohydrates') };
}

/** Returns what an accepted proposal replaced, if the plan has not changed since and no other proposal is due yet. */
function undoTo(stored: TargetAnswerRow | undefined, plan: OneDayPlan, now: Date): DayFigures | null {
  if (stored?.replaced == null || stored.written === null || stored.quiet_until <= now) return null;
  const isAsWritten =
    plan !== null && plan.dayPlanId === stored.day_plan_id && areSameSlots(stored.written, plan.slots);
  return isAsWritten ? sumOf(stored.replaced) : null;
}

function presentMissing(missing: Readonly<Record<'days' | 'completeDays' | 'weighedDays' | 'daysBetween', number>>) {
  const { days, completeDays, weighedDays, daysBetween } = missing;
  return { days, complete_days: completeDays, weighed_days: weighedDays, days_between: daysBetween };
}

/** Rounds expenditure to tens, because the bounds are wider than that. */
function presentExpenditure({ kcal, low, high }: KnownExpenditure, days: number): NonNullable<Answer['expenditure']> {
  const inTens = (value: number) => Math.round(value / 10) * 10;
  return { kcal: inTens(kcal), low: inTens(low), high: inTens(high), days };
}

/** Whether the nutrients of two days are exactly equal. */
export function areEqual(one: DayFigures | null, other: DayFigures): boolean {
  const figures = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;
  return one !== null && figures.every((figure) => one[figure] === other[figure]);
}
