import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { EnergyExpenditureError, type NutritionProfile } from '@weekbord/domain/energy/profile';
import { type GoalOption, type GoalOptions, goalOptions } from '@weekbord/domain/onboarding/goal-options';
import { weeklyChangeInKg } from '@weekbord/domain/goals/weekly-goals';
import { WEIGHT_KG_RANGE } from '@weekbord/domain/onboarding/validate-body';
import type { NutritionPlanSettings, PlannedDay } from '@weekbord/domain/plans/compute-nutrition-plan';
import { roundKilograms } from '@weekbord/domain/units/weight';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { authorizePerson, findPerson } from '../access/access.public.ts';
import { changeIntake, findIntake, type IntakeRow } from '../intake/intake.public.ts';
import { settingsFor } from '../onboarding/onboarding.public.ts';
import { changePlan, findWeekOf, saveSlots, type SlotFigures } from '../plans/plans.public.ts';
import { deleteTargetAnswer } from './expenditure.store.ts';
import { planAbilitiesOf } from './plan-abilities.ts';
import { readWeights } from './read-diary.ts';
import {
  areEqual,
  type DayFigures,
  oneDayPlan,
  type OneDayPlan,
  profileOfNow,
  slotsOf,
  sumOf,
} from './work-out-proposal.ts';

type Db = Kysely<Tables>;
type Answer = Answered<Endpoints['getGoalOptions']>;
type FixedReason = NonNullable<Answer['fixed_because']>;

/** The goals that can be chosen, and the data needed to write a choice. */
type Choosable = Readonly<{
  answer: Answer;
  open: Readonly<{ intake: IntakeRow; weight: number; plan: NonNullable<OneDayPlan>; found: GoalOptions }> | null;
}>;

export const getGoalOptions: Operation<Endpoints['getGoalOptions']> = async (ctx) => {
  const { db, now, query } = ctx;
  const personId = await authorizePerson(ctx);
  return (await findChoosable(db, personId, query.today ?? latestDateAnywhere(now.getTime()))).answer;
};

export const changeGoal: Operation<Endpoints['changeGoal']> = async (ctx) => {
  const { db, config, now, body } = ctx;
  const personId = await authorizePerson(ctx);
  const today = body.today ?? latestDateAnywhere(now.getTime());
  const { answer, open } = await findChoosable(db, personId, today);
  const { read } = body;
  const isAsRead =
    answer.goal === read.goal && answer.weekly_goal === read.weekly_goal && areEqual(answer.present, read.present);
  if (open === null || !isAsRead) throw new ApiError('version_conflict');
  const chosen = open.found.options.find((one) => one.goal === body.goal && one.weeklyGoal === body.weekly_goal);
  if (chosen === undefined) throw new FieldError({ weekly_goal: 'weekly_goal_unsafe' });
  if (!areEqual(figuresOf(chosen.day), body.figures)) throw new ApiError('version_conflict');
  const writing = { db, config, personId, writerId: personId, now };
  await changeIntake(writing, open.intake, {
    ...goalFields(chosen),
    weight: open.weight,
    ...(body.goal_weight !== undefined && { goal_weight_in_kg: body.goal_weight }),
  });
  const plan = { person_id: personId, id: open.plan.dayPlanId };
  const fieldsOf = () => [['goal']];
  await changePlan(ctx, personId, (writing) => saveSlots(writing, plan, slotsOf(chosen.day)), { fieldsOf });
  // Deleted, because the answer was about the previous goal.
  await deleteTargetAnswer(db, personId);
  return (await findChoosable(db, personId, today)).answer;
};

async function findChoosable(db: Db, personId: number, today: PlainDate): Promise<Choosable> {
  const [person, intake, week] = await Promise.all([
    findPerson(db, personId),
    findIntake(db, personId),
    findWeekOf(db, personId),
  ]);
  if (person === undefined || intake === undefined) return fixed(personId, null, 'NO_PLAN');
  const { makesOwnPlan, showsTargets } = await planAbilitiesOf(db, person);
  const profile = withRoundedWeight(profileOfNow(intake, await readWeights(db, personId, today), today), intake);
  if (!makesOwnPlan || intake.body_fat_percentage !== null) return fixed(personId, profile, 'COACH_PLANS');
  if (week === null || !showsTargets) return fixed(personId, profile, 'NO_PLAN');
  const plan = oneDayPlan(week);
  if (plan === null) return fixed(personId, profile, 'SEVERAL_DAY_PLANS');
  if (!isOfIntake(profile.weightInKg)) return fixed(personId, profile, 'MEASURES_MISSING');
  const asking = { id: person.id, organisationId: person.organisation_id, coachId: person.coach_id };
  const settings = await settingsFor(db, asking, null);
  const found = optionsOf(profile, {
    macroPreference: intake.diet_type,
    userProvidedMacros: ownMacros(plan.slots),
    mealMoments: plan.slots.map(({ meal_moment }) => meal_moment),
    highProtein: settings.highProtein,
    partnerNutritionRules: settings.partnerNutritionRules,
  });
  if (found === null) return fixed(personId, profile, 'MEASURES_MISSING');
  const options = found.options.map(({ goal, weeklyGoal, day }) => {
    return { goal, weekly_goal: weeklyGoal, figures: figuresOf(day) };
  });
  const answer = {
    ...fixed(personId, profile, null).answer,
    present: sumOf(plan.slots),
    goal_weight: intake.goal_weight_in_kg,
    keeps_own_numbers: intake.diet_type === 'CHOOSE_YOUR_OWN',
    options,
    refused: [...found.refused],
  };
  return { answer, open: { intake, weight: profile.weightInKg, plan, found } };
}

function fixed(user: number, profile: NutritionProfile | null, because: FixedReason | null): Choosable {
  return {
    answer: {
      user,
      fixed_because: because,
      goal: profile?.goal ?? null,
      weekly_goal: profile?.weeklyGoal ?? null,
      present: null,
      weight: profile?.weightInKg ?? null,
      goal_weight: null,
      keeps_own_numbers: false,
      options: [],
      refused: [],
    },
    open: null,
  };
}

/**
 * Returns the current weight as an intake can store it. A weight outside the range is ignored, because it must be a
 * typing error or someone else's.
 */
function withRoundedWeight(profile: NutritionProfile, intake: IntakeRow) {
  const weight = roundKilograms(profile.weightInKg ?? intake.weight);
  return { ...profile, weightInKg: isOfIntake(weight) ? weight : intake.weight };
}

function isOfIntake(kilograms: number): boolean {
  return kilograms >= WEIGHT_KG_RANGE.min && kilograms <= WEIGHT_KG_RANGE.max;
}

function optionsOf(profile: NutritionProfile, settings: NutritionPlanSettings): GoalOptions | null {
  try {
    return goalOptions(profile, settings);
  } catch (error) {
    if (error instanceof EnergyExpenditureError) return null;
    throw error;
  }
}

function ownMacros(slots: readonly SlotFigures[]) {
  const { kcal, ...grams } = sumOf(slots);
  return { calories: kcal, ...grams };
}

function goalFields({ goal, weeklyGoal }: GoalOption) {
  return { main_goal: goal, goal_weekly_change_in_kg: weeklyGoal === null ? 0 : weeklyChangeInKg(weeklyGoal) };
}

function figuresOf({ calories: kcal, protein, fat, carbohydrates }: PlannedDay): DayFigures {
  return { kcal, protein, fat, carbohydrates };
}
