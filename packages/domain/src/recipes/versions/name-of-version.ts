import { partsOfReason, type SwapReason } from '../swaps/swap-reasons.ts';
import { withCookingOf } from './cooking-of-substitutes.ts';
import { withAdjectiveOf } from './wording/adjectives.ts';
import { knownSwap, type Swapped, withoutVegan } from './wording/known-swaps.ts';
import { reworded } from './wording/reword.ts';

/**
 * Whether the substitute is only another variety of the same food: 'gluten-free tempeh', 'dark chocolate (85%, vegan)'.
 */
function isSameFood({ from, to }: Swapped): boolean {
  const [bare, other] = [from, to].map((name) =>
    name.replace(/\s*\(.*?\)|,.*$| with(?:out)? .*$| (?:met|zonder) .*$/gu, ''),
  );
  return other === bare || other!.endsWith(` ${bare}`);
}

/** Whether the name of a dish in which one food replaces another can be derived. */
export function isSaidOfDishes(swapped: Swapped): boolean {
  return knownSwap(swapped) !== null || isSameFood(swapped);
}

/**
 * The name of a dish with the substitutes in place of the swapped foods: 'Omelette with vegan bacon'. Words that are
 * equally true of the substitute are kept: lactose-free quark is still quark. The name of a dish that is not vegan
 * never contains 'vegan', not even for one food: 'Vegan chicken Caesar' may contain anchovies, so it becomes 'Meat-free
 * chicken Caesar'.
 */
export function nameOfVersion(name: string, swapped: readonly Swapped[], isVegan = true): string {
  const found = swapped.flatMap((one) => knownSwap(one, name) ?? []);
  const known = isVegan ? found : found.map(withoutVegan);
  const renamed = reworded(name, known, 'name');
  return known.reduce(
    (said, swap) => (swap.substitute.alwaysSaysAdjective ? withAdjectiveOf(said, swap) : said),
    renamed,
  );
}

/** The substitute for a food in a dish, and why it is used. */
type Explained = Swapped & Readonly<{ because: readonly SwapReason[] }>;

/**
 * The swaps that the person must know about but that the name of a version does not show: swaps that the tables do not
 * contain, and swaps because of an allergen where the name is equally true of the substitute ("overnight oats" may or
 * may not be gluten-free).
 */
export function unsaidSwaps<Swap extends Explained>(name: string, swapped: readonly Swap[]): Swap[] {
  const isSilent = nameOfVersion(name, swapped) === name;
  const isNamed = (one: Swap) => !isSilent && nameOfVersion(name, [one]) !== name;
  const said = new Set(swapped.filter(isNamed).flatMap(({ because }) => because));
  return swapped.flatMap((one) => {
    if (!isSaidOfDishes(one)) return [one];
    if (isNamed(one)) return [];
    const because = one.because.filter((reason) => partsOfReason(reason).rule === 'intolerance' && !said.has(reason));
    return because.length === 0 ? [] : [{ ...one, because }];
  });
}

/** A step of a recipe with the substitutes in place of the swapped foods. */
export function stepOfVersion(step: string, swapped: readonly Swapped[]): string {
  return reworded(
    step,
    swapped.flatMap((one) => knownSwap(one, step) ?? []),
    'step',
  );
}

/**
 * The steps of a recipe with the substitutes in place of the swapped foods, and tips for the cook about substitutes
 * that need more or less cooking.
 */
export function stepsOfVersion(steps: readonly string[], swapped: readonly Swapped[]): readonly string[] {
  const text = steps.join(' ');
  const substitutes = swapped.flatMap((one) => {
    const swap = knownSwap(one, text);
    return swap === null ? [] : [{ name: one.to, language: swap.language }];
  });
  return withCookingOf(
    substitutes,
    steps.map((step) => stepOfVersion(step, swapped)),
  );
}
