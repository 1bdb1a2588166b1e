import { fiberGuideline } from '../../balance/guidelines.ts';
import { platesIn, type WeekState } from '../week/week-state.ts';

/** Target grams for a plan's daily mean; salt is a maximum, and dairy includes its substitutes. */
const WANTED = { vegetables: 270, fruit: 220, salt: 5.6, dairy: 250 } as const;
/** Maximum grams of salt in one meal. */
const MOST_SALT_A_MEAL = 3.8;
/** Grams of fruit that each day should have: one piece. */
const PIECE_OF_FRUIT = 80;
/** A day's maximum grams of cooked pulses. */
const MOST_PULSES = 350;
/**
 * A day's maximum grams of fibre: MOST_FIBER or, if that is more, FIBER_FOR_1000_KCAL for every 1000 kcal of the day.
 */
const [MOST_FIBER, FIBER_FOR_1000_KCAL] = [60, 20] as const;
/**
 * SUGARS_SHARE: the share of a day's energy above which there are too many free sugars (World Health Organization,
 * 2015). SUGARS_KCAL: kcal per gram of sugar.
 */
const [SUGARS_SHARE, SUGARS_KCAL] = [0.1, 4] as const;

/**
 * Points for the daily mean of vegetables, fruit, fibre, salt and dairy, for each day's fruit, for each meal's salt,
 * and for each day's excess of pulses, fibre and free sugars. Only fully planned days count, at the size of their plates.
 */
export function balancePenalty(state: WeekState): number {
  const { problem, recipes, picks } = state;
  const { weights, catalogue } = problem.pool;
  const { vegetables, fruit, fiber, salt, pulses, dairy, freeSugars } = catalogue.balance;
  const mean = { vegetables: 0, fruit: 0, fiber: 0, salt: 0, dairy: 0 };
  let days = 0;
  let fiberWanted = 0;
  let points = 0;
  for (const { slots, isWhole, aim } of problem.days) {
    if (!isWhole) continue;
    days += 1;
    fiberWanted += fiberGuideline(aim.target.kcal);
    const day = { kcal: 0, fruit: 0, fiber: 0, pulses: 0, freeSugars: 0 };
    for (const slot of slots) {
      const pick = picks[slot]!;
      if (pick < 0) continue;
      const recipe = recipes[slot]!;
      const energy = platesIn(state, slot).kcal[pick]!;
      const size = energy / catalogue.kcal[recipe]!;
      day.kcal += energy;
      day.fruit += size * fruit[recipe]!;
      day.fiber += size * fiber[recipe]!;
      day.pulses += size * pulses[recipe]!;
      day.freeSugars += size * freeSugars[recipe]!;
      mean.vegetables += size * vegetables[recipe]!;
      const saltOfMeal = size * salt[recipe]!;
      mean.salt += saltOfMeal;
      points += weights.saltyMeal * Math.max(0, saltOfMeal - MOST_SALT_A_MEAL);
      mean.dairy += size * dairy[recipe]!;
    }
    mean.fruit += day.fruit;
    mean.fiber += day.fiber;
    // A carbohydrate ceiling leaves no room for a piece of fruit every day, so its absence costs nothing.
    if (!aim.isCapped) points += weights.withoutFruit * Math.max(0, 1 - day.fruit / PIECE_OF_FRUIT);
    points +=
      weights.pulsesOver * Math.max(0, day.pulses - MOST_PULSES) +
      weights.fiberOver * Math.max(0, day.fiber - Math.max(MOST_FIBER, (FIBER_FOR_1000_KCAL * day.kcal) / 1000)) +
      weights.sugarsOver * Math.max(0, day.freeSugars - (SUGARS_SHARE * day.kcal) / SUGARS_KCAL);
  }
  if (days === 0) return 0;
  const short = (of: 'vegetables' | 'fruit' | 'dairy') => Math.max(0, WANTED[of] - mean[of] / days);
  return (
    points +
    weights.produceShort * (short('vegetables') + short('fruit')) +
    weights.fiberShort * Math.max(0, (fiberWanted - mean.fiber) / days) +
    weights.dairyShort * short('dairy') +
    weights.saltOver * Math.max(0, mean.salt / days - WANTED.salt)
  );
}
