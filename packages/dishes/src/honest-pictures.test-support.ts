import type { CatalogueFood, Origin } from '@weekbord/catalogue/format';
import type { Dish } from './dish.ts';
import type { Look } from './drawing/piece.ts';
import type { Painting } from './paint-dish.ts';
import { catalogue } from './versions-of-catalogue.test-support.ts';

/** Returns the substitutes for foods of a kind, and the substitutes for those substitutes. */
function substitutesOf(isOfKind: (food: CatalogueFood) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    for (const { food } of catalogue.swaps.get(id) ?? []) {
      if (found.has(food.id)) continue;
      found.add(food.id);
      add(food.id);
    }
  };
  for (const food of catalogue.foods.values()) if (isOfKind(food)) add(food.id);
  return found;
}

const isOf =
  (...origins: readonly Origin[]) =>
  (food: CatalogueFood): boolean =>
    origins.some((origin) => food.origin?.get(origin) === 'certain');
const isMeat = isOf('meat', 'poultry', 'pork');
const isDairy = isOf('dairy');
const hasGluten = (food: CatalogueFood) => food.contains?.has('gluten') === true;
const insteadOfMeat = substitutesOf(isMeat);
const insteadOfDairy = substitutesOf(isDairy);
const insteadOfGluten = substitutesOf(hasGluten);

/** The foods that each look may represent. A substitute may have a look only if it really looks like that. */
const MAY_LOOK: Readonly<Record<Look, (food: CatalogueFood) => boolean>> = {
  meat: isMeat,
  meatlike: (food) =>
    isMeat(food) || insteadOfMeat.has(food.id) || food.source === 'SUBSTITUTE' || food.source === 'SOY',
  fish: isOf('fish'),
  shellfish: isOf('shellfish'),
  egg: isOf('egg'),
  dairy: (food) => isDairy(food) || insteadOfDairy.has(food.id),
  wheat: (food) => hasGluten(food) || insteadOfGluten.has(food.id),
  baked: () => true,
  other: () => true,
};

/**
 * Returns every drawn shape that none of its declared foods can look like, and every shape whose declared foods are not
 * in the dish.
 */
export function untrue(dish: Dish, { depicted }: Pick<Painting, 'depicted'>): string[] {
  return depicted.flatMap(({ look, foods }) => {
    const strange = foods.filter((id) => !dish.ingredients.some(({ food }) => food === id));
    const isTrue = look === 'other' || foods.some((id) => MAY_LOOK[look](catalogue.foods.get(id)!));
    return strange.length === 0 && isTrue
      ? []
      : [`${dish.id} in ${dish.scene}, "${dish.title}": ${look} of ${foods.join(', ')}`];
  });
}

/** Returns which of the two heaviest visible foods are missing from the picture. */
export const missing = (dish: Dish, { visible, shown }: Pick<Painting, 'visible' | 'shown'>): string[] =>
  visible
    .slice(0, 2)
    .filter((food) => !shown.has(food))
    .map((food) => `${dish.id}, "${dish.title}": ${food}`);
