import type { OnboardingFormBody } from '@weekbord/contract/onboarding/models';
import type { Activity, Gender } from '@weekbord/domain/energy/profile';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { Goal, WeeklyGoal } from '@weekbord/domain/goals/goals';
import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import type { Intolerance } from '@weekbord/domain/foods/allergens';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';

/** A person's answers in the wizard that differ from the defaults. Age in years, lengths in cm, weights in kg. */
export interface Choices {
  readonly goal?: Goal;
  readonly weeklyGoal?: WeeklyGoal | null;
  readonly activity?: Activity;
  readonly age?: number;
  readonly gender?: Gender;
  readonly height?: number;
  readonly weight?: number;
  readonly goalWeight?: number;
  readonly dietType?: MacroPreference;
  readonly diet?: Diet | null;
  readonly intolerances?: readonly Intolerance[];
  readonly dislikes?: readonly IngredientDislike[];
  readonly meals?: readonly MealMoment[];
  readonly macros?: { calories: number; protein: number; fat: number; carbohydrates: number };
  readonly cycle?: { start: string | null; length: number | null };
}

/** Returns the wizard answers of a 35-year-old woman who wants to lose a little weight, with the given choices. */
export function answers(choices: Choices = {}): OnboardingFormBody {
  const goal = choices.goal ?? 'LOSE_WEIGHT';
  const mildGoal = goal === 'LOSE_WEIGHT' ? 'LOSE_0_25_KG_PER_WEEK' : null;
  return {
    goal,
    activity_level: choices.activity ?? 'MILDLY_ACTIVE',
    biometric_data: { age: choices.age ?? 35, gender: choices.gender ?? 'FEMALE' },
    physical_stats: {
      height_in_cm: choices.height ?? 170,
      weight_in_kg: choices.weight ?? 72,
      goal_weight: choices.goalWeight ?? 66,
    },
    weekly_goal: choices.weeklyGoal === undefined ? mildGoal : choices.weeklyGoal,
    diet_preferences: {
      diet_type: choices.dietType ?? 'RECOMMENDED',
      dietary_preference: choices.diet ?? null,
      intolerances: [...(choices.intolerances ?? (['NO_INTOLERANCE'] as const))],
      ingredient_dislikes: [...(choices.dislikes ?? [])],
      meal_times: [...(choices.meals ?? (['BREAKFAST', 'LUNCH', 'DINNER'] as const))],
      user_provided_macros: choices.macros ?? null,
    },
    preferences: {
      uses_imperial_units_for_recipes: false,
      uses_imperial_units_for_height: false,
      personal_weight_unit: 'KILOGRAMS',
    },
    menstrual_cycle:
      choices.cycle === undefined
        ? null
        : {
            last_menstrual_period_start_date: choices.cycle.start,
            menstrual_cycle_length: choices.cycle.length,
          },
  };
}
