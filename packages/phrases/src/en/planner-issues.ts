/** Why the automatic planner left a meal empty, or a day off its figures; the key is the kind and the hint. */
export const plannerIssues = {
  unfilled_mealType: 'There are no recipes for this meal yet.',
  unfilled_diet: 'No recipe for this meal fits your diet.',
  unfilled_intolerances: 'No recipe for this meal is free of what you cannot eat.',
  unfilled_avoidedFoods: 'Every recipe for this meal contains something that you avoid.',
  unfilled_dislikes: 'Only recipes that you dislike are left for this meal.',
  unfilled_portionRange: 'No recipe comes near the calories of this meal.',
  unfilled_fewRecipes: 'Too few recipes fit this meal.',
  scarce: { one: 'Only {count} recipe fits this meal.', other: 'Only {count} recipes fit this meal.' },
  repeatsRelaxed: 'A recipe comes back sooner than usual, because few others fit this meal.',
  bandMissed_unfilledSlot: 'This day is below your plan, because a meal is still empty.',
  bandMissed_fixedMeals: 'What already stands in this day is more than your plan leaves room for.',
  bandMissed_kcal: 'The calories of this day are a little off your plan.',
  bandMissed_protein: 'The protein of this day is a little off your plan.',
  bandMissed_fat: 'The fat of this day is a little off your plan.',
  bandMissed_carbohydrates: 'The carbohydrates of this day are a little off your plan.',
  invalid: 'This meal has no calories in your plan.',
} as const;
