import type { IngredientLine } from './read-ingredient-line.ts';
import { isDeepFrying } from './line-marks.ts';
import type { WeighableFood } from './weighable-food.ts';

/** A line of a recipe with its food and its weight, as far as known. */
export type WeighedFood = Readonly<{
  line: IngredientLine;
  food: WeighableFood | null;
  grams: number | null;
}>;

/** The grams of a line that are eaten, and why they are less than the whole amount. */
export type AbsorbedOil = Readonly<{ grams: number; reason: 'absorbed' | 'poured_off' }>;

/**
 * Grams of fat that 100 g of food absorb during frying. Published values range from 8 to 25%, highest for thin and
 * coated pieces; most household recipes are at the lower end.
 */
const FAT_UPTAKE = 0.1;
/** Grams of a marinade or brine that stay on and in 100 g of the food. */
const MARINADE_UPTAKE = 0.1;
/** Frying fat of at least this many grams is a bath, most of which is left in the pan. */
const BATH_FROM_G = 100;

const DISCARDED =
  /\b(?:discard(?:ing)?|drain(?:ing)? (?:off )?|pour(?:ing)? (?:off|away|out)|throw(?:ing)? (?:away|out)|shak(?:e|ing) off|reserve none of)\b[^.]{0,40}\b(?:marinade|brine)\b|\b(?:marinade|brine) (?:is )?discarded\b|\b(?:from|out of) the (?:marinade|brine)\b|\b(?:giet|gooi|laat)\b[^.]{0,40}\b(?:marinade|pekel)\b[^.]{0,25}\b(?:weg|af|uitlekken)|\buit de (?:marinade|pekel)\b/i;
const MARINATED = new Set(['MEAT', 'REFRIGERATED', 'FREEZER', 'PRESERVED', 'VEGETABLE']);
const FATS = /\b(?:oil|lard|shortening|ghee|dripping|frying fat)\b/i;

/**
 * The lines of a recipe that are only partly eaten: frying fat, which is absorbed in part, and a brine or marinade that
 * the steps pour away. Never more than the amount given, if the line gives one.
 */
export function absorbedOil(foods: readonly WeighedFood[], steps: readonly string[]): readonly (AbsorbedOil | null)[] {
  const method = steps.join('\n');
  const isPouredAway = DISCARDED.test(method);
  const isFat = (one: WeighedFood) => isFryingFat(one, method);
  const isMarinade = (one: WeighedFood) => isPouredAway && one.line.uses.includes('soaking');
  const fried = weightOf(foods.filter((one) => !isFat(one) && isSolid(one)));
  const soaked = weightOf(foods.filter((one) => !isMarinade(one) && isSolid(one) && isMarinated(one)));
  const fat = weightOf(foods.filter(isFat));
  const marinade = weightOf(foods.filter(isMarinade));
  return foods.map((one) => {
    if (isFat(one)) return taken(one, FAT_UPTAKE * fried, fat, 'absorbed');
    return isMarinade(one) ? taken(one, MARINADE_UPTAKE * soaked, marinade, 'poured_off') : null;
  });
}

function taken(one: WeighedFood, uptake: number, given: number, reason: AbsorbedOil['reason']): AbsorbedOil | null {
  if (uptake === 0 || one.grams === null) return null;
  if (one.line.quantity === null) return { grams: uptake, reason };
  return uptake < given ? { grams: (one.grams * uptake) / given, reason } : null;
}

function isFryingFat({ line, food, grams }: WeighedFood, method: string): boolean {
  if (food === null || grams === null || !FATS.test(food.name)) return false;
  const isForFrying = line.uses.includes('frying') || isDeepFrying(line.raw);
  if (line.quantity === null) return isForFrying && (isDeepFrying(line.raw) || isDeepFrying(method));
  return grams >= BATH_FROM_G && (isForFrying || isDeepFrying(method));
}

function isSolid({ food }: WeighedFood): boolean {
  return food !== null && !FATS.test(food.name) && !['DRINK', 'WINE', 'SAUCE', 'SPICE', 'OIL'].includes(food.category);
}

function isMarinated({ food }: WeighedFood): boolean {
  return food !== null && MARINATED.has(food.category);
}

function weightOf(foods: readonly WeighedFood[]): number {
  return foods.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}
