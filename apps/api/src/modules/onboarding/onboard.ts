import type { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { chooseBirthday } from '@weekbord/domain/onboarding/onboarding-form';
import { IMPERIAL_PREFERENCES, type UnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { validateOnboardingForm } from '@weekbord/domain/onboarding/validate-onboarding-form';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { findIntake, type IntakeRow } from '../intake/intake.public.ts';
import { autoPlan, type AutoPlanned, type Planning } from '../planner/planner.public.ts';
import { type OnboardingSettings, settingsFor } from './onboarding-settings.ts';
import { FEET_AND_POUNDS, METRIC, readForm } from './read-form.ts';
import { refuseForm } from './refuse-form.ts';
import { saveOnboarding } from './save-onboarding.ts';

/** How many days are planned when a person has answered everything. */
const DAYS_PLANNED = 7;

function unitsOf(
  intake: IntakeRow | undefined,
  { coachIsImperial, imperialByDefault }: Pick<OnboardingSettings, 'coachIsImperial' | 'imperialByDefault'>,
): UnitPreferences {
  if (intake === undefined && coachIsImperial) return IMPERIAL_PREFERENCES;
  if (intake === undefined) return imperialByDefault ? FEET_AND_POUNDS : METRIC;
  return {
    usesImperialUnitsForRecipes: intake.uses_imperial_measurements_for_recipes,
    usesImperialUnitsForHeight: intake.uses_imperial_measurements_for_height,
    personalWeightUnit: intake.personal_weight_unit,
  };
}

/**
 * Checks and saves a person's answers to the wizard and plans their first seven days, in the transaction of `ctx.db`,
 * where the person is locked. Throws an error that names every invalid field by its path. A coach's organisation may
 * leave the first days unplanned.
 */
export async function onboard(
  ctx: Planning,
  person: Pick<Actor, 'id' | 'organisationId' | 'coachId'>,
  body: Omit<z.output<NonNullable<typeof completeOnboarding.body>>, 'consents'>,
): Promise<AutoPlanned> {
  const { db, now } = ctx;
  const settings = await settingsFor(db, person, body.organisation_subdomain);
  const read = readForm(body, unitsOf(await findIntake(db, person.id), settings));
  const form = read.birthday ? chooseBirthday(read, read.birthday, body.start_date) : read;
  const { flags, partnerNutritionRules, coached } = settings;
  const today = latestDateAnywhere(now.getTime());
  refuseForm(validateOnboardingForm(form, { flags, partnerNutritionRules, coached, today }));
  await saveOnboarding({ db, config: ctx.config, personId: person.id, now, today: body.start_date }, form, settings);
  if (!settings.autoPlanInitialMeals)
    return { calendar_days: [], planning_issues: [], kept: [], followed_wishes: null, undo_id: null };
  const { start_date: start, seed = person.id } = body;
  // Existing planned meals may violate the new answers, on any later day and at moments that the person no longer eats
  // at.
  const asked = { personId: person.id, start, days: DAYS_PLANNED, seed };
  return autoPlan(ctx, { ...asked, deleteExisting: true, startsAfresh: true });
}
