import type { Plates } from '../../plates/plates-for-slot.ts';
import type { SlotMacros } from '../../macros/macros.ts';
import { type DayAim, dayPoints, energyPoints, energyReach, proteinPoints } from '../scoring/day-cost.ts';

/** Points of a day with a recipe that has no plate for its slot; more than a day can get for missing its aim. */
export const NO_PLATE_POINTS = 100_000;
/** On days with more slots than this, plates are chosen in pairs instead of all at once. */
const MOST_AT_ONCE = 3;
const MOST_PASSES = 3;
/** Smaller gains are floating-point noise, which would keep the search from settling. */
const LEAST_GAIN = 1e-9;

/**
 * Chooses a plate for each recipe of a day so that the day comes closest to its aim. `picks` contains the numbers of
 * the plates: the starting point on entry, the result on return. Returns the day's points, which for up to three meals
 * are the minimum. If no choice for up to three meals has at most `most` points, returns Infinity and leaves `picks`
 * unchanged.
 */
export function choosePlates(
  aim: DayAim,
  fixed: SlotMacros,
  meals: readonly Plates[],
  picks: Int32Array,
  most = Infinity,
): number {
  if (meals.some(({ count }) => count === 0)) {
    for (const [at, { count }] of meals.entries()) picks[at] = count === 0 ? -1 : 0;
    return NO_PLATE_POINTS;
  }
  if (meals.length > MOST_AT_ONCE) return choosePairwise(aim, fixed, meals, picks);
  return chooseAtOnce(aim, fixed, meals, picks, most);
}

/** A placeholder for an absent meal. */
const NO_MEAL: Plates = {
  count: 1,
  kcal: new Float64Array(1),
  protein: new Float64Array(1),
  fat: new Float64Array(1),
  carbohydrates: new Float64Array(1),
  changed: new Float64Array(1),
  size: new Int8Array(1),
  proteinStep: new Int8Array(1),
  starchStep: new Int8Array(1),
  fatStep: new Int8Array(1),
};

function chooseAtOnce(
  aim: DayAim,
  fixed: SlotMacros,
  meals: readonly Plates[],
  picks: Int32Array,
  most: number,
): number {
  const [one, two, three] = [meals[0] ?? NO_MEAL, meals[1] ?? NO_MEAL, meals[2] ?? NO_MEAL];
  const leastChanged = leastOf(three.changed);
  // Sums differ slightly depending on their order, so a choice with exactly the maximum is still considered.
  let best = most + LEAST_GAIN;
  let reach = energyReach(aim, best) + LEAST_GAIN;
  const { kcal: wanted } = aim.target;
  let isFound = false;
  let [first, second, third] = [0, 0, 0];
  for (let a = 0; a < one.count; a += 1) {
    /**
     * The first of the third meal's plates that exceeds the day's energy; decreases as the second meal's plates grow.
     */
    let from = three.count;
    for (let b = 0; b < two.count; b += 1) {
      const kcal = fixed.kcal + one.kcal[a]! + two.kcal[b]!;
      while (from > 0 && kcal + three.kcal[from - 1]! >= wanted) from -= 1;
      const changed = one.changed[a]! + two.changed[b]!;
      if (changed + leastChanged > best) continue;
      const protein = fixed.protein + one.protein[a]! + two.protein[b]!;
      const fat = fixed.fat + one.fat[a]! + two.fat[b]!;
      const carbohydrates = fixed.carbohydrates + one.carbohydrates[a]! + two.carbohydrates[b]!;
      // Moves away from the day's energy in both directions. Once a plate is too far off, so are all those after it.
      for (let step = 1; step >= -1; step -= 2)
        for (let c = step === 1 ? from : from - 1; c >= 0 && c < three.count; c += step) {
          const energy = kcal + three.kcal[c]!;
          if (energy - wanted > reach || wanted - energy > reach) break;
          const ofEnergy = energyPoints(aim, energy) + changed;
          if (ofEnergy + leastChanged > best + LEAST_GAIN) break;
          if (ofEnergy + three.changed[c]! + proteinPoints(aim, protein + three.protein[c]!) > best + LEAST_GAIN)
            continue;
          const points =
            changed +
            three.changed[c]! +
            dayPoints(
              aim,
              energy,
              protein + three.protein[c]!,
              fat + three.fat[c]!,
              carbohydrates + three.carbohydrates[c]!,
            );
          if (points >= best) continue;
          isFound = true;
          best = points;
          reach = energyReach(aim, best) + LEAST_GAIN;
          first = a;
          second = b;
          third = c;
        }
    }
  }
  if (!isFound) return Infinity;
  const chosen = [first, second, third];
  for (let at = 0; at < meals.length; at += 1) picks[at] = chosen[at]!;
  return best;
}

function leastOf(numbers: Float64Array): number {
  let least = Infinity;
  for (let at = 0; at < numbers.length; at += 1) least = Math.min(least, numbers[at]!);
  return least;
}

type Sums = { kcal: number; protein: number; fat: number; carbohydrates: number; changed: number };

function count(sums: Sums, meal: Plates, plate: number, sign: 1 | -1): void {
  sums.kcal += sign * meal.kcal[plate]!;
  sums.protein += sign * meal.protein[plate]!;
  sums.fat += sign * meal.fat[plate]!;
  sums.carbohydrates += sign * meal.carbohydrates[plate]!;
  sums.changed += sign * meal.changed[plate]!;
}

function choosePairwise(aim: DayAim, fixed: SlotMacros, meals: readonly Plates[], picks: Int32Array): number {
  const sums: Sums = { ...fixed, changed: 0 };
  for (const [at, meal] of meals.entries()) {
    picks[at] = Math.min(Math.max(0, picks[at]!), meal.count - 1);
    count(sums, meal, picks[at], 1);
  }
  let best = sums.changed + dayPoints(aim, sums.kcal, sums.protein, sums.fat, sums.carbohydrates);
  /**
   * Number of pairs checked since the last change; once all pairs have been checked without a change, the search is
   * over.
   */
  let sinceChanged = 0;
  const pairs = (meals.length * (meals.length - 1)) / 2;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    for (let one = 0; one < meals.length; one += 1)
      for (let other = one + 1; other < meals.length; other += 1) {
        if (sinceChanged >= pairs) return best;
        const before = best;
        best = choosePair(aim, sums, [meals[one]!, meals[other]!], [one, other], picks, best);
        sinceChanged = best < before ? 1 : sinceChanged + 1;
      }
  }
  return best;
}

/** Chooses two of a day's plates again and keeps the others; `sums` are the totals of all plates. */
function choosePair(
  aim: DayAim,
  sums: Sums,
  [one, two]: readonly [Plates, Plates],
  [first, second]: readonly [number, number],
  picks: Int32Array,
  known: number,
): number {
  count(sums, one, picks[first]!, -1);
  count(sums, two, picks[second]!, -1);
  let best = known;
  let reach = energyReach(aim, best) + LEAST_GAIN;
  const { kcal: wanted } = aim.target;
  for (let a = 0; a < one.count; a += 1) {
    const kcal = sums.kcal + one.kcal[a]!;
    const changed = sums.changed + one.changed[a]!;
    if (changed > best) continue;
    const protein = sums.protein + one.protein[a]!;
    for (let b = 0; b < two.count; b += 1) {
      const energy = kcal + two.kcal[b]!;
      if (energy < wanted - reach) continue;
      // Once a plate has too much energy, so do all those after it.
      if (energy > wanted + reach) break;
      const ofEnergy = energyPoints(aim, energy) + changed + two.changed[b]!;
      if (ofEnergy > best || ofEnergy + proteinPoints(aim, protein + two.protein[b]!) > best + LEAST_GAIN) continue;
      const points =
        changed +
        two.changed[b]! +
        dayPoints(
          aim,
          energy,
          protein + two.protein[b]!,
          sums.fat + one.fat[a]! + two.fat[b]!,
          sums.carbohydrates + one.carbohydrates[a]! + two.carbohydrates[b]!,
        );
      if (points >= best - LEAST_GAIN) continue;
      best = points;
      reach = energyReach(aim, best) + LEAST_GAIN;
      picks[first] = a;
      picks[second] = b;
    }
  }
  count(sums, one, picks[first]!, 1);
  count(sums, two, picks[second]!, 1);
  return best;
}
