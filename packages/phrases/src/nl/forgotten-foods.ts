import type { forgottenFoods as english } from '../en/forgotten-foods.ts';

export const forgottenFoods: Record<keyof typeof english, string> = {
  name: 'Product zonder naam',
  serving: 'portie',
  servings: 'porties',
};
