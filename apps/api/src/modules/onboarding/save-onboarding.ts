import type { userProfileFields } from '@weekbord/contract/intake/models';
import { weeklyChangeInKg } from '@weekbord/domain/goals/weekly-goals';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { dietOfPreference, planSettingsOfForm, profileOfForm } from '@weekbord/domain/onboarding/profile-of-form';
import type { DayFault, DayFaultCode } from '@weekbord/domain/plans/day-faults';
import { WIZARD_DAY_PLAN } from '@weekbord/domain/plans/wizard-plan';
import { computeNutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import { ageOn } from '@weekbord/domain/intake/birthday';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Intolerance } from '@weekbord/domain/foods/allergens';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteAvoided, insertAvoided, listAvoidableByKeys } from '../foods/foods.public.ts';
import { addIntake, findIntake, type IntakeRow, replaceIntake } from '../intake/intake.public.ts';
import { changePlan, type PlanWriting, saveDayPlan, saveWholeWeek } from '../plans/plans.public.ts';
import type { OnboardingSettings } from './onboarding-settings.ts';

type Profile = z.output<typeof userProfileFields>;
/** The macro field of the request to which an error in the day is attached. */
const OWN_MACRO: Readonly<Record<DayFaultCode, string>> = {
  calories_below_minimum: 'calories',
  protein_below_minimum: 'protein',
  fat_below_minimum: 'fat',
  calories_not_of_macros: 'calories',
  deficit_not_adult: 'calories',
  deficit_low_weight: 'calories',
};

/** Fields that the wizard does not ask for, or does not ask everyone for. */
type Kept = Pick<IntakeRow, 'excluded_allergens' | 'allows_peanuts' | 'birthday' | 'motivations' | 'motivation_other'>;

/** Returns the profile from the answers. Fields that the wizard does not ask for are taken from `kept`. */
function profileFields(form: OnboardingForm, kept: Kept | undefined, today: PlainDate): Profile {
  const { physicalStats: stats, dietPreferences: diet, preferences, menstrualCycle: cycle } = form;
  const hasCycle = diet.dietType === 'CYCLE_DIET';
  const has = (intolerance: Intolerance) => diet.intolerances.includes(intolerance);
  return {
    gender: form.biometricData.gender,
    activity: form.activityLevel,
    sustainability: 'SUSTAINABLE',
    diet: dietOfPreference(diet.dietaryPreference),
    diet_type: diet.dietType,
    weight: stats.weightInKg,
    body_fat_percentage: null,
    food_intolerances_gluten: has('GLUTEN'),
    food_intolerances_lactose: has('LACTOSE'),
    food_intolerances_nut: has('NUTS'),
    food_intolerances_crustaceans_shellfish: has('CRUSTACEANS_AND_SHELLFISH'),
    excluded_allergens: kept?.excluded_allergens ?? [],
    allows_peanuts: kept?.allows_peanuts ?? false,
    main_goal: form.goal,
    age: form.biometricData.age,
    birthday:
      form.birthday ??
      (kept?.birthday && ageOn(kept.birthday, today) === form.biometricData.age ? kept.birthday : null),
    motivations: [...(form.motivation?.reasons ?? kept?.motivations ?? [])],
    motivation_other: form.motivation?.other ?? kept?.motivation_other ?? '',
    height_in_cm: stats.heightInCm,
    meal_moments: [...form.dietPreferences.mealTimes],
    goal_weight_in_kg: stats.goalWeight,
    goal_weekly_change_in_kg:
      form.goal === 'LOSE_WEIGHT' && form.weeklyGoal !== null ? weeklyChangeInKg(form.weeklyGoal) : 0,
    uses_imperial_measurements_for_recipes: preferences.usesImperialUnitsForRecipes,
    uses_imperial_measurements_for_height: preferences.usesImperialUnitsForHeight,
    personal_weight_unit: preferences.personalWeightUnit,
    last_menstrual_period_start_date: hasCycle ? cycle.lastMenstrualPeriodStartDate : null,
    menstrual_cycle_length: hasCycle ? cycle.menstrualCycleLength : null,
  };
}

/**
 * Saves the answers of a valid form in the transaction of `db`: the profile, a day plan with its meals for all seven
 * days, and the ingredients to avoid. Replaces existing ones. What was eaten is kept.
 */
export async function saveOnboarding(
  saving: { db: Kysely<Tables>; config: Config; personId: number; now: Date; today: PlainDate },
  form: OnboardingForm,
  settings: OnboardingSettings,
): Promise<void> {
  const { db, config, personId, now, today } = saving;
  const plan = computeNutritionPlan(profileOfForm(form), planSettingsOfForm(form, settings));
  const stored = await findIntake(db, personId);
  const fields = profileFields(form, stored, today);
  const writing = { db, config, personId, writerId: personId, now };
  if (stored === undefined) await addIntake(writing, fields);
  else await replaceIntake(writing, stored, fields);
  const slots = plan.mealSlots.map((slot) => ({
    meal_moment: slot.mealMoment,
    kcal: slot.kcal,
    protein: slot.protein,
    carbohydrates: slot.carbohydrates,
    fat: slot.fat,
  }));
  const own = form.dietPreferences.dietType === 'CHOOSE_YOUR_OWN';
  const fieldsOf = ({ code }: DayFault) => [
    own ? ['diet_preferences', 'user_provided_macros', OWN_MACRO[code]] : ['goal'],
  ];
  const change = async (plans: PlanWriting) =>
    saveWholeWeek(plans, personId, await saveDayPlan(plans, { personId, name: WIZARD_DAY_PLAN, slots, now }));
  await changePlan({ db, now, actor: { id: personId } }, personId, change, { fieldsOf });
  await deleteAvoided(db, personId);
  await insertAvoided(db, personId, await listAvoidableByKeys(db, form.dietPreferences.ingredientDislikes));
}
