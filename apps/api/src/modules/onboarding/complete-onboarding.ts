import type { completeOnboarding as endpoint } from '@weekbord/contract/onboarding/complete-onboarding';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { UnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { validateOnboardingForm } from '@weekbord/domain/onboarding/validate-onboarding-form';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { findIntake, type IntakeRow, presentIntakeOf } from '../intake/intake.public.ts';
import { autoPlan } from '../planner/planner.public.ts';
import { presentWeeklyPlanOf } from '../plans/plans.public.ts';
import { settingsFor } from './onboarding-settings.ts';
import { takeTurnOf } from './onboarding.store.ts';
import { METRIC, readForm } from './read-form.ts';
import { refuseForm } from './refuse-form.ts';
import { saveOnboarding } from './save-onboarding.ts';

/** How many days are planned when somebody has answered everything. */
const DAYS_PLANNED = 7;

function unitsOf(intake: IntakeRow | undefined): UnitPreferences {
  if (intake === undefined) return METRIC;
  return {
    usesImperialUnitsForRecipes: intake.uses_imperial_measurements_for_recipes,
    usesImperialUnitsForHeight: intake.uses_imperial_measurements_for_height,
    personalWeightUnit: intake.personal_weight_unit,
  };
}

export const completeOnboarding: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const personId = actor.id;
  const settings = await settingsFor(db, actor, body.organisation_subdomain);
  await takeTurnOf(db, personId);
  const form = readForm(body, unitsOf(await findIntake(db, personId)));
  const { flags, partnerNutritionRules } = settings;
  refuseForm(validateOnboardingForm(form, { flags, partnerNutritionRules, today: latestDateAnywhere(now.getTime()) }));
  await saveOnboarding({ db, personId, now }, form, settings);
  const planned = settings.autoPlanInitialMeals
    ? await autoPlan(ctx, {
        personId,
        start: body.start_date,
        days: DAYS_PLANNED,
        seed: body.seed ?? personId,
        deleteExisting: true,
      })
    : { calendar_days: [], planning_issues: [] };
  const profile = await presentIntakeOf(db, personId, personId);
  const week = await presentWeeklyPlanOf(db, personId);
  if (profile === null || week === null) throw new ApiError('server_error');
  return { user_profile: profile, weekly_nutrition_plan: week, ...planned };
};
