import { addDays } from '../dates/plain-date.ts';
import { createRandom, type Random } from '../numbers/random.ts';
import type { Diary, LoggedDay, WeighedDay } from './estimate-expenditure.ts';

const START = '2027-01-04';
const DAYS_OF_CYCLE = 28;
/** The lowest expenditure of any simulated person, as a share of what the formula gives. */
const LEAST_OF_FORMULA = 0.5;

/** A simulated diary with its owner's true expenditure and the formula's estimate, in kcal per day. */
export type SimulatedDiary = Readonly<{ diary: Diary; trueKcal: number; formulaKcal: number }>;

/**
 * Diaries of people who differ in what the estimate assumes to be the same for everyone, such as the scatter of weights
 * and the energy per kilogram. `underReported` is the share of food that is never logged. `formulaSpread` is the
 * standard deviation of real expenditure around the formula's, as a share of it. With `allCycle`, everyone's water
 * follows a cycle.
 */
export function simulatedDiaries(
  people: number,
  days: number,
  { seed, ...traits }: Readonly<{ seed: number }> & Traits,
): readonly SimulatedDiary[] {
  const random = createRandom(seed);
  return Array.from({ length: people }, () => simulateDiary(random, days, traits));
}

type Traits = Readonly<{ underReported?: number; formulaSpread?: number; allCycle?: boolean }>;

function simulateDiary(
  random: Random,
  days: number,
  { underReported = 0, formulaSpread, allCycle = false }: Traits,
): SimulatedDiary {
  const between = (low: number, high: number) => low + (high - low) * random();
  const formulaKcal = between(1600, 3200);
  const off = formulaSpread === undefined ? between(-0.24, 0.24) : formulaSpread * normal(random);
  const trueKcal = formulaKcal * Math.max(LEAST_OF_FORMULA, 1 + off);
  const person = {
    eats: trueKcal * between(0.75, 1.1),
    eatsSpread: between(0.1, 0.3),
    atWeekends: between(0, 0.25),
    logsWrong: between(0.03, 0.15),
    leavesOut: between(0.05, 0.35),
    leftOutIs: 1 + 0.03 + 0.08 * normal(random),
    spendsSpread: between(100, 300),
    kcalPerKg: between(7000, 8400),
    weighs: between(0.5, 1),
    waterKg: between(0.3, 0.8),
    waterKept: between(0.5, 0.85),
    scaleKg: between(0.1, 0.3),
    cycleKg: random() < 0.35 || allCycle ? between(0.2, 0.7) : 0,
    cycleDay: between(0, DAYS_OF_CYCLE),
  };
  let kg = between(55, 110);
  const startKg = kg;
  let water = person.waterKg * normal(random);
  const logged: LoggedDay[] = [];
  const weights: WeighedDay[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(START, day);
    const swing = person.cycleKg * Math.cos((2 * Math.PI * (day + person.cycleDay)) / DAYS_OF_CYCLE);
    if (random() < person.weighs) weights.push({ date, kg: kg + water + swing + person.scaleKg * normal(random) });
    const isLeftOut = random() < person.leavesOut;
    const weekend = day % 7 >= 5 ? 1 + person.atWeekends : 1 - (person.atWeekends * 2) / 5;
    const usual = person.eats * weekend * (isLeftOut ? person.leftOutIs : 1);
    const eaten = Math.max(500, usual * (1 + person.eatsSpread * normal(random)));
    const share = isLeftOut ? between(0.2, 0.9) : 1;
    const kcal = eaten * share * (1 - underReported) * (1 + person.logsWrong * normal(random));
    if (!isLeftOut || random() < 0.5) logged.push({ date, kcal, isComplete: !isLeftOut });
    // Losing half a kilogram lowers expenditure by about ten kcal a day.
    const spent = trueKcal + 22 * (kg - startKg) + person.spendsSpread * normal(random);
    kg += (eaten - spent) / person.kcalPerKg;
    water = person.waterKept * water + person.waterKg * Math.sqrt(1 - person.waterKept ** 2) * normal(random);
  }
  return { diary: { start: START, end: addDays(START, days), days: logged, weights }, trueKcal, formulaKcal };
}

/** A normally distributed number with mean 0 and standard deviation 1 (Box-Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
