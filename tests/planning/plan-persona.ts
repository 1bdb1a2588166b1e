import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { planSettingsOfForm, profileOfForm } from '@weekbord/domain/onboarding/profile-of-form';
import { addDays, weekdayIndex } from '@weekbord/domain/dates/plain-date';
import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { computeNutritionPlan, type NutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import { excludedAllergens } from '@weekbord/domain/planner/catalogue/excluded-allergens';
import { dietRules, preferredTags } from '@weekbord/domain/planner/catalogue/person-rules';
import {
  INTERACTIVE_ITERATIONS,
  type PlannerPreferences,
  type PlanWeekRequest,
} from '@weekbord/domain/planner/week/plan-request';
import type { WeekPlan } from '@weekbord/domain/planner/week/plan-result';
import { planWeek } from '@weekbord/domain/planner/week/plan-week';
import type { Allergen, Intolerance } from '@weekbord/domain/foods/allergens';
import type { Taste } from './random-tastes.ts';
import { type CatalogueForEater, catalogueFor, foodsAwakening } from './real-catalogue.ts';

/** The start of the week, a Monday. */
const START = '2027-03-15';
const SATURDAY = 5;

/** Returns the allergens that a persona must avoid, as in their profile. */
function exclusionsOf(intolerances: readonly Intolerance[]): Allergen[] {
  return excludedAllergens({
    food_intolerances_gluten: intolerances.includes('GLUTEN'),
    food_intolerances_lactose: intolerances.includes('LACTOSE'),
    food_intolerances_nut: intolerances.includes('NUTS'),
    food_intolerances_crustaceans_shellfish: intolerances.includes('CRUSTACEANS_AND_SHELLFISH'),
    excluded_allergens: [],
    allows_peanuts: false,
  });
}

/** Returns what a persona may be given, according to their answers. */
export function tasteOfForm({
  dietaryPreference,
  intolerances,
  ingredientDislikes: dislikes,
}: Pick<OnboardingForm['dietPreferences'], 'dietaryPreference' | 'intolerances' | 'ingredientDislikes'>): Taste {
  const diet = dietaryPreference ?? 'OMNIVORE';
  return { diet, plantBased: false, intolerances: exclusionsOf(intolerances), dislikes, dislikedRecipeIds: [] };
}

export interface PlannedPersona {
  readonly form: OnboardingForm;
  readonly nutrition: NutritionPlan;
  readonly plan: WeekPlan;
  /** The catalogue that the week was planned from. */
  readonly recipes: CatalogueForEater;
  /** The persona's rules, independent of the plan. */
  readonly rules: PlannerPreferences;
}

type Asked = Pick<PlannedPersona, 'nutrition' | 'recipes'> & Readonly<{ request: PlanWeekRequest }>;

/**
 * Returns the planning request that the product makes after the wizard; by default with half the usual search rounds.
 */
export function requestOfPersona(
  form: OnboardingForm,
  seed: number,
  iterations = INTERACTIVE_ITERATIONS,
  wishes: Partial<PlanWeekRequest> = {},
): Asked {
  const settings = planSettingsOfForm(form, { highProtein: true, partnerNutritionRules: false });
  const profile = profileOfForm(form);
  const nutrition = computeNutritionPlan(profile, settings);
  const { dietPreferences: diet } = form;
  const hormones = {
    gender: profile.gender,
    dietType: diet.dietType,
    isOnMenopauseDiet: diet.dietType === 'MENOPAUSE',
    cycle: form.menstrualCycle,
  };
  const request: PlanWeekRequest = {
    seed,
    iterations,
    ...wishes,
    diet: dietRules(profile.diet, false).diet,
    intolerances: exclusionsOf(diet.intolerances),
    avoidFoodIds: foodsAwakening(diet.ingredientDislikes),
    carbCapGrams: diet.dietType === 'KETO' ? KETO_MAX_CARBOHYDRATES : null,
    days: Array.from({ length: 7 }, (_, index) => {
      const date = addDays(START, index);
      return {
        date,
        dayClass: weekdayIndex(date) >= SATURDAY ? 'weekend' : 'weekday',
        slots: nutrition.mealSlots.map((slot) => ({ id: slot.order, type: slot.mealMoment, target: slot })),
        preferTags: preferredTags(hormones, date),
      };
    }),
  };
  return { nutrition, request, recipes: catalogueFor(request) };
}

/** Plans a persona's first week. */
export function planPersona(...[form, ...asked]: Parameters<typeof requestOfPersona>): PlannedPersona {
  const { nutrition, request, recipes } = requestOfPersona(form, ...asked);
  const { seed: _seed, iterations: _iterations, days: _days, ...rules } = request;
  return { form, nutrition, recipes, rules, plan: planWeek(recipes.index, request) };
}
