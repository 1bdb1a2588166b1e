/** What a food is called whose author took their name and their words with them. */
export const forgottenFoods = {
  name: 'Food without a name',
  serving: 'portion',
  servings: 'portions',
} as const;
