import type { emptySlots as english } from '../en/empty-slots.ts';
import type { Translation } from '../phrases.ts';

export const emptySlots = {
  one: 'Geen enkel recept voor deze maaltijd is {rules}.',
  several: 'Geen enkel recept voor deze maaltijd is tegelijk {rules}.',
  onlyDisliked: 'Voor deze maaltijd zijn er alleen nog recepten die je niet lekker vindt.',
  onlyAvoided: 'In elk recept voor deze maaltijd zit iets wat je niet wilt eten.',
  noRecipes: 'Voor deze maaltijd zijn er nog geen recepten.',
  noTarget: 'In je plan staan geen calorieën voor deze maaltijd.',
  allergen: 'zonder {food}',
  avoided: 'zonder wat je niet wilt eten',
  disliked: 'naar je smaak',
  energy: 'rond {kcal} kcal',
} as const satisfies Translation<typeof english>;
