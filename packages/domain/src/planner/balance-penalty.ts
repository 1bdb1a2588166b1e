import { fiberGuideline } from '../balance/guidelines.ts';
import { platesIn, type WeekState } from './week-state.ts';

/** Target grams of a plan's mean per day; salt is a maximum, and dairy is milk and its substitutes. */
const WANTED = { vegetables: 270, fruit: 220, salt: 5.6, dairy: 250 } as const;
/** Grams of fruit that each day should have: one piece. */
const PIECE_OF_FRUIT = 80;
/**
 * Grams above which a day has too much: of cooked pulses; and of fiber, the first number, or the second per 1000 kcal
 * if that is more.
 */
const MOST_PULSES = 350;
const [MOST_FIBER, FIBER_FOR_1000_KCAL] = [60, 20] as const;
/**
 * Share of a day's energy above which there are too many free sugars (World Health Organization, 2015), and kcal per
 * gram.
 */
const [SUGARS_SHARE, SUGARS_KCAL] = [0.1, 4] as const;

const FIGURES = ['vegetables', 'fruit', 'fiber', 'salt', 'pulses', 'dairy', 'freeSugars'] as const;
type Figure = (typeof FIGURES)[number];
type Sums = Record<Figure | 'kcal', number>;

const nothing = (): Sums => ({
  kcal: 0,
  vegetables: 0,
  fruit: 0,
  fiber: 0,
  salt: 0,
  pulses: 0,
  dairy: 0,
  freeSugars: 0,
});
/** Reused for every plan that is evaluated. */
const [MEAN, DAY] = [nothing(), nothing()];

function clear(sums: Sums): void {
  for (const figure of FIGURES) sums[figure] = 0;
  sums.kcal = 0;
}

function countDay(state: WeekState, slots: readonly number[]): void {
  const { problem, recipes, picks } = state;
  const { balance, kcal } = problem.pool.catalogue;
  for (const slot of slots) {
    const pick = picks[slot]!;
    if (pick < 0) continue;
    const recipe = recipes[slot]!;
    const energy = platesIn(state, slot).kcal[pick]!;
    const size = energy / kcal[recipe]!;
    DAY.kcal += energy;
    for (const figure of FIGURES) DAY[figure] += size * balance[figure][recipe]!;
  }
}

/**
 * Points for the vegetables, fruit, fiber, salt and dairy of the daily mean, for each day's fruit, and for each day's
 * excess of pulses, fiber and free sugars. Only fully planned days count, at the size of their plates.
 */
export function balancePenalty(state: WeekState): number {
  const { problem } = state;
  const { weights } = problem.pool;
  let days = 0;
  let fiber = 0;
  let points = 0;
  clear(MEAN);
  for (const { slots, input, aim } of problem.days) {
    if ((input.fixed ?? []).length > 0 || slots.length < input.slots.length) continue;
    days += 1;
    fiber += fiberGuideline(aim.target.kcal);
    clear(DAY);
    countDay(state, slots);
    for (const figure of FIGURES) MEAN[figure] += DAY[figure];
    // A carbohydrate ceiling leaves no room for a piece of fruit each day.
    if (!aim.isCapped) points += weights.withoutFruit * Math.max(0, 1 - DAY.fruit / PIECE_OF_FRUIT);
    points +=
      weights.pulsesOver * Math.max(0, DAY.pulses - MOST_PULSES) +
      weights.fiberOver * Math.max(0, DAY.fiber - Math.max(MOST_FIBER, (FIBER_FOR_1000_KCAL * DAY.kcal) / 1000)) +
      weights.sugarsOver * Math.max(0, DAY.freeSugars - (SUGARS_SHARE * DAY.kcal) / SUGARS_KCAL);
  }
  if (days === 0) return 0;
  const short = (of: 'vegetables' | 'fruit' | 'dairy') => Math.max(0, WANTED[of] - MEAN[of] / days);
  return (
    points +
    weights.produceShort * (short('vegetables') + short('fruit')) +
    weights.fiberShort * Math.max(0, (fiber - MEAN.fiber) / days) +
    weights.dairyShort * short('dairy') +
    weights.saltOver * Math.max(0, MEAN.salt / days - WANTED.salt)
  );
}
