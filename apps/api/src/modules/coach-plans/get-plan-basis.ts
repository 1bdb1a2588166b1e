import type { Endpoints } from '@weekbord/contract/endpoints';
import type { NutritionProfile } from '@weekbord/domain/energy/profile';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { Operation } from '../../platform/http/context.ts';
import { authorizePerson, findPerson } from '../access/access.public.ts';
import { findIntake, type IntakeRow, nutritionProfileOf } from '../intake/intake.public.ts';
import { settingsFor } from '../onboarding/onboarding.public.ts';
import { presentUnusedDayPlansOf, presentWeeklyPlanOf } from '../plans/plans.public.ts';

export const getPlanBasis: Operation<Endpoints['getPlanBasis']> = async (ctx) => {
  const { db, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const person = await findPerson(db, personId);
  const asking = { id: personId, organisationId: person?.organisation_id ?? null, coachId: person?.coach_id ?? null };
  const [settings, intake, weeklyPlan, unused] = await Promise.all([
    settingsFor(db, asking, null),
    findIntake(db, personId),
    presentWeeklyPlanOf(db, personId),
    presentUnusedDayPlansOf(db, personId),
  ]);
  return {
    profile:
      intake === undefined
        ? null
        : presentProfile(nutritionProfileOf(intake, latestDateAnywhere(ctx.now.getTime())), intake),
    high_protein: settings.highProtein,
    partner_nutrition_rules: settings.partnerNutritionRules,
    weekly_plan: weeklyPlan,
    unused_day_plans: unused,
  };
};

function presentProfile(profile: NutritionProfile, intake: Pick<IntakeRow, 'diet_type' | 'meal_moments'>) {
  return {
    gender: profile.gender,
    activity: profile.activity,
    sustainability: profile.sustainability,
    diet: profile.diet,
    diet_type: intake.diet_type,
    meal_moments: intake.meal_moments,
    goal: profile.goal,
    weekly_goal: profile.weeklyGoal,
    weight: profile.weightInKg,
    height_in_cm: profile.heightInCm,
    age: profile.age,
    body_fat_percentage: profile.bodyFatFraction,
    exercises: profile.exercises.map((exercise) => ({
      kcal_per_kg_per_min: exercise.kcalPerKgPerMinute,
      minutes_per_session: exercise.minutesPerSession,
      sessions_per_week: exercise.sessionsPerWeek,
    })),
  };
}
