import { type PartsOfReason, partsOfReason, type SwapReason } from '@weekbord/domain/recipes/swaps/swap-reasons';
import type { Say } from '../phrases/use-phrases.ts';

const DIETS = {
  vegan: { eats: 'eatVegan', version: 'veganVersion' },
  vegetarian: { eats: 'eatVegetarian', version: 'vegetarianVersion' },
  pescatarian: { eats: 'eatPescatarian', version: 'pescatarianVersion' },
  halal: { eats: 'eatHalal', version: 'halalVersion' },
} as const;

const ORIGINS = { egg: 'egg', dairy: 'dairy', alcohol: 'alcohol' } as const;

/** Returns the name of what a reason is about, unless it is a diet. */
function nameOf(parts: Exclude<PartsOfReason, { rule: 'diet' }>, say: Say<'versions'>): string {
  return say(parts.rule === 'without' ? ORIGINS[parts.of] : parts.of);
}

/** Returns the phrase that follows 'because you': what the person avoids or eats. */
export function reasonText(reason: SwapReason, say: Say<'versions'>): string {
  const parts = partsOfReason(reason);
  if (parts.rule === 'diet') return say(DIETS[parts.of].eats);
  const isAvoided = parts.rule === 'intolerance' || parts.of === 'alcohol';
  return say(isAvoided ? 'avoid' : 'doWithout', { name: nameOf(parts, say) });
}

/** Returns the name of a version made for the given reason. */
export function versionText(reason: SwapReason, say: Say<'versions'>): string {
  const parts = partsOfReason(reason);
  return parts.rule === 'diet' ? say(DIETS[parts.of].version) : say('versionWithout', { name: nameOf(parts, say) });
}
