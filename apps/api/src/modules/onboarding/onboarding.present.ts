import type { computedNutritionPlan } from '@weekbord/contract/onboarding/models';
import type { NutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import type { z } from 'zod';

/** Returns a computed plan in the contract's shape. */
export function presentComputedPlan(plan: NutritionPlan): z.output<typeof computedNutritionPlan> {
  return {
    energy_expenditure: plan.energyExpenditure,
    energy_balance: plan.energyBalance,
    calories: plan.calories,
    protein: plan.protein,
    fat: plan.fat,
    carbohydrates: plan.carbohydrates,
    fiber: plan.fiber,
    weekly_goals: [...plan.weeklyGoals],
    meal_slots: plan.mealSlots.map((slot) => ({
      meal_moment: slot.mealMoment,
      kcal: slot.kcal,
      protein: slot.protein,
      fat: slot.fat,
      carbohydrates: slot.carbohydrates,
    })),
  };
}
