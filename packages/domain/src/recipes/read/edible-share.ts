import type { WeighableFood } from './weighable-food.ts';

/** The edible share of foods bought with bones or shell, by English name, from the refuse values in USDA's tables. */
const SHARES: readonly (readonly [names: RegExp, share: number])[] = [
  [/\bwings?\b/i, 0.54],
  [/\bdrumsticks?\b/i, 0.67],
  [/\b(?:whole|roast) chicken/i, 0.68],
  [/\bchicken leg/i, 0.73],
  [/\bchicken thigh/i, 0.8],
  [/\bchicken breast/i, 0.8],
  [/\bspare ribs\b/i, 0.7],
  [/\bshort ribs\b/i, 0.7],
  [/\b(?:lamb chop|lamb shoulder|leg of lamb)/i, 0.72],
  [/\bmussels?\b/i, 0.25],
  [/\b(?:clams?|cockles?)\b/i, 0.2],
  [/\b(?:prawns|shrimps?|langoustines?)\b/i, 0.55],
  [/\b(?:lobster|crab)\b/i, 0.3],
  [/\b(?:duck|rabbit|turkey)\b/i, 0.7],
];
const WITH_BONE = 0.78;

/**
 * The edible share of a weight. It is below 1 if the line says that bones or shells are included, or if the food's
 * nutrients are for its edible part only.
 */
export function edibleShare(food: WeighableFood, isWithBone: boolean): number {
  const isSoldWithBone = /\b(?:edible part|weighed without bone|in the shell)\b/i.test(food.name);
  if (!isWithBone && !isSoldWithBone) return 1;
  if (/\b(?:mince|tinned|slices)\b/i.test(food.name)) return 1;
  return SHARES.find(([names]) => names.test(food.name))?.[1] ?? WITH_BONE;
}
