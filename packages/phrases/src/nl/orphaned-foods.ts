import type { orphanedFoods as english } from '../en/orphaned-foods.ts';

export const orphanedFoods: Record<keyof typeof english, string> = {
  name: 'Product zonder naam',
  serving: 'portie',
  servings: 'porties',
};
