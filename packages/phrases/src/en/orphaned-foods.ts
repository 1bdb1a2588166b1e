/** The name of a food whose author deleted their account, and with it the food's name and words. */
export const orphanedFoods = {
  name: 'Unnamed food',
  serving: 'portion',
  servings: 'portions',
} as const;
