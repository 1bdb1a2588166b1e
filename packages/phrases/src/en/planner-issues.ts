/** Why the automatic planner left a meal empty, or a day off its figures; the key is the kind and the hint. */
export const plannerIssues = {
  unfilled: 'Too few recipes fit this meal.',
  scarce: { one: 'Only {count} recipe fits this meal.', other: 'Only {count} recipes fit this meal.' },
  repeatsRelaxed: 'A recipe comes back sooner than usual, because few others fit this meal.',
  bandMissed_unfilledSlot: 'This day is below your plan, because a meal is still empty.',
  bandMissed_fixedMeals: 'What already stands in this day is more than your plan leaves room for.',
  bandMissed_kcal: 'The calories of this day are a little off your plan.',
  bandMissed_protein: 'The protein of this day is a little off your plan.',
  bandMissed_fat: 'The fat of this day is a little off your plan.',
  bandMissed_carbohydrates: 'The carbohydrates of this day are a little off your plan.',
  wishMissed_meatLeftOut: 'Your diet has no meat: we left out your meat days.',
  wishMissed_fishLeftOut: 'Your diet has no fish: we left out your fish days.',
  wishMissed_tooManyDinners: 'You asked for more than seven dinners: we planned seven, in the same proportion.',
  wishMissed_meatDinners: 'This week does not have the number of meat days that you wished: too few dinners fit.',
  wishMissed_fishDinners: 'This week does not have the number of fish days that you wished: too few dinners fit.',
  wishMissed_meatlessDinners:
    'This week does not have the number of meatless days that you wished: too few dinners fit.',
  wishMissed_dinnerMinutes: 'This dinner takes longer than you wished: no quicker one fits your week.',
  wishMissed_coldLunch: 'This lunch is a warm one: no cold one fits your week.',
  wishMissed_warmLunch: 'This lunch is a cold one: no warm one fits your week.',
  wishMissed_sameBreakfast: 'No single breakfast fits all working days, so they differ.',
  invalid: 'This meal has no calories in your plan.',
} as const;
