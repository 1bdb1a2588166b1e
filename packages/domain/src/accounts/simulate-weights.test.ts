import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/plain-date.ts';
import { simulateWeights } from './simulate-weights.ts';

const UNTIL = '2027-03-14';
const COURSES = [
  { from: 76, to: 72 },
  { from: 81, to: 81 },
  { from: 64, to: 66.5 },
].flatMap((ends) => Array.from({ length: 50 }, (_, seed) => ({ ...ends, seed, until: UNTIL, days: 60 })));

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('a simulated series of weights', () => {
  it('has one weight a day up to its last date, in steps of 0.1 kg', () => {
    for (const wanted of COURSES) {
      const course = simulateWeights(wanted);
      expect(course.map(({ date }) => date)).toEqual(Array.from({ length: 60 }, (_, at) => addDays(UNTIL, at - 59)));
      for (const { kg } of course) expect(kg).toBe(Number(kg.toFixed(1)));
      expect(course.at(-1)?.kg).toBe(wanted.to);
    }
  });

  it('fluctuates like a real weight: at most a kilogram a day, up and down, following the trend over weeks', () => {
    for (const wanted of COURSES) {
      const kgs = simulateWeights(wanted).map(({ kg }) => kg);
      const steps = kgs.slice(1).map((kg, at) => kg - kgs[at]!);
      for (const step of steps) expect(Math.abs(step)).toBeLessThanOrEqual(1);
      expect(steps.some((step) => step > 0) && steps.some((step) => step < 0)).toBe(true);
      const change = wanted.to - wanted.from;
      expect(Math.abs(mean(kgs.slice(-10)) - mean(kgs.slice(0, 10)) - change * 0.77)).toBeLessThan(0.8);
    }
  });

  it('is the same for the same seed, and differs for another seed', () => {
    const [one, two] = COURSES;
    expect(simulateWeights(one!)).toEqual(simulateWeights(one!));
    expect(simulateWeights(one!)).not.toEqual(simulateWeights(two!));
  });

  it('contains only the final weight if one day is requested', () => {
    expect(simulateWeights({ until: UNTIL, days: 1, from: 80, to: 75, seed: 1 })).toEqual([{ date: UNTIL, kg: 75 }]);
  });
});
