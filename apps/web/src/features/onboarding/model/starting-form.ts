import { DEFAULT_PROFILE_HEIGHT_CM } from '@weekbord/domain/onboarding/validate-body';
import { defaultGoalWeightInKg } from '@weekbord/domain/goals/default-goal-weight';
import { weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import { defaultOnboardingForm, type OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { UnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import type { TunedMeals } from '@weekbord/domain/plans/tuned-day';
import type { UserProvidedMacros } from '@weekbord/domain/plans/compute-nutrition-plan';
import { INGREDIENT_DISLIKES, type IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import type { Intolerance } from '@weekbord/domain/foods/allergens';
import { type MealMoment, WIZARD_MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import type { AnswerOf } from '../../../shared/http/call.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

type Intake = NonNullable<CurrentUser['intake']>;
type WeeklyPlan = AnswerOf<'getWeeklyNutritionPlan'>;
type Slots = WeeklyPlan['monday']['meal_slot_specifications'];
type Avoidable = AnswerOf<'listIngredientsToAvoid'>['results'][number];

/** A person's earlier answers on the server. */
export type SavedAnswers = Readonly<{
  intake: Intake;
  weeklyPlan: WeeklyPlan | null;
  /** The ids of what the person avoids. */
  avoided: readonly number[];
  /** Everything that can be avoided, with its key. */
  avoidable: readonly Avoidable[];
}>;

const INTOLERANCE_FIELDS = [
  ['LACTOSE', 'food_intolerances_lactose'],
  ['CRUSTACEANS_AND_SHELLFISH', 'food_intolerances_crustaceans_shellfish'],
  ['GLUTEN', 'food_intolerances_gluten'],
  ['NUTS', 'food_intolerances_nut'],
] as const;

/** Returns the saved answers in the wizard's form, for a user who starts the wizard again. */
export function formOfSavedAnswers({ intake, weeklyPlan, avoided, avoidable }: SavedAnswers): OnboardingForm {
  const preferences: UnitPreferences = {
    usesImperialUnitsForRecipes: intake.uses_imperial_measurements_for_recipes,
    usesImperialUnitsForHeight: intake.uses_imperial_measurements_for_height,
    personalWeightUnit: intake.personal_weight_unit,
  };
  const usual = defaultOnboardingForm(preferences);
  const slots = weeklyPlan?.monday.meal_slot_specifications ?? [];
  return {
    goal: intake.main_goal,
    activityLevel: intake.activity,
    biometricData: { age: intake.age ?? usual.biometricData.age, gender: intake.gender },
    physicalStats: {
      heightInCm: intake.height_in_cm ?? DEFAULT_PROFILE_HEIGHT_CM,
      weightInKg: intake.weight,
      goalWeight: intake.goal_weight_in_kg ?? defaultGoalWeightInKg(intake.height_in_cm),
    },
    weeklyGoal: weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg),
    dietPreferences: {
      dietType: intake.diet_type,
      dietaryPreference: intake.diet === 'OMNIVORE' ? null : intake.diet,
      intolerances: intolerancesOf(intake),
      ingredientDislikes: dislikesOf(avoided, avoidable),
      mealTimes: mealTimesOf(slots) ?? usual.dietPreferences.mealTimes,
      userProvidedMacros: intake.diet_type === 'CHOOSE_YOUR_OWN' ? totalOf(slots) : null,
      tunedMeals: intake.diet_type === 'CHOOSE_YOUR_OWN' ? tunedMealsOf(slots) : null,
    },
    preferences,
    menstrualCycle: {
      lastMenstrualPeriodStartDate: intake.last_menstrual_period_start_date,
      menstrualCycleLength: intake.menstrual_cycle_length,
    },
    birthday: intake.birthday,
    motivation: { reasons: intake.motivations, other: intake.motivation_other },
  };
}

function intolerancesOf(intake: Intake): readonly Intolerance[] {
  const found = INTOLERANCE_FIELDS.flatMap(([intolerance, field]) => (intake[field] ? [intolerance] : []));
  return found.length > 0 ? found : ['NO_INTOLERANCE'];
}

function dislikesOf(avoided: readonly number[], avoidable: readonly Avoidable[]): readonly IngredientDislike[] {
  const keys = new Set(avoidable.filter(({ id }) => avoided.includes(id)).map(({ key }) => key));
  return INGREDIENT_DISLIKES.filter((dislike) => keys.has(dislike));
}

/** Returns the meals of the plan that the wizard offers. */
function mealTimesOf(slots: Slots): readonly MealMoment[] | null {
  const planned = new Set<MealMoment>(slots.map(({ meal_moment }) => meal_moment));
  const known = WIZARD_MEAL_MOMENTS.filter((moment) => planned.has(moment));
  return known.length > 0 ? known : null;
}

function tunedMealsOf(slots: Slots): TunedMeals {
  return Object.fromEntries(
    slots.map(({ meal_moment, protein, fat, carbohydrates }) => [meal_moment, { protein, fat, carbohydrates }]),
  );
}

export function totalOf(slots: Slots): UserProvidedMacros | null {
  if (slots.length === 0) return null;
  const sum = (of: (slot: Slots[number]) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  return {
    calories: sum((slot) => slot.kcal),
    protein: sum((slot) => slot.protein),
    fat: sum((slot) => slot.fat),
    carbohydrates: sum((slot) => slot.carbohydrates),
  };
}
