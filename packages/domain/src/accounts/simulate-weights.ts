import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { createRandom } from '../numbers/random.ts';

/** A simulated series of a person's weights, one per morning up to a date, from one weight to another. */
type SimulatedSeries = Readonly<{ until: PlainDate; days: number; from: number; to: number; seed: number }>;

/** How far a morning's weight varies around the trend, in kg, because of water, salt and late meals. */
const NOISE_KG = 0.45;
/** The share of a day's deviation that remains the next morning. */
const LASTING = 0.5;
/** The amplitude of the weekly variation in weight, in kg. */
const WEEK_KG = 0.2;
const WEEK_DAYS = 7;
/** The size of the plateau halfway through the series, as a share of the whole change. */
const HALT = 0.08;

/**
 * One weight a day, in kg to one decimal place, oldest first. The series ends exactly at `to`, and the same seed gives
 * the same series.
 */
export function simulateWeights({ until, days, from, to, seed }: SimulatedSeries): { date: PlainDate; kg: number }[] {
  const random = createRandom(seed);
  let noise = 0;
  return Array.from({ length: days }, (_, at) => {
    const passed = days === 1 ? 1 : at / (days - 1);
    const trend = from + (to - from) * (passed + HALT * Math.sin(2 * Math.PI * passed));
    noise = noise * LASTING + (random() - 0.5) * NOISE_KG;
    const weekly = WEEK_KG * Math.sin((2 * Math.PI * at) / WEEK_DAYS);
    const kg = at === days - 1 ? to : trend + noise + weekly;
    return { date: addDays(until, at - days + 1), kg: Math.round(kg * 10) / 10 };
  });
}
