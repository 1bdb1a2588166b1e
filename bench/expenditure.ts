// Measures how well energy expenditure is estimated from noisy, incomplete diaries of 14, 28 and 56 days, for simulated
// people whose expenditure is known; also for groups for which the formula is more or less accurate than the estimate
// assumes, and for people who all have a cycle. Exits with 1 if, for the usual people, the bias is 3% or more, or if
// the 80% bounds contain the actual value less than 75% or more than 85% of the time. node bench/expenditure.ts
// [people]
import process from 'node:process';
import type { NutritionProfile } from '@weekbord/domain/energy/profile';
import { estimateExpenditure } from '@weekbord/domain/expenditure/estimate-expenditure';
import { proposeTarget } from '@weekbord/domain/expenditure/propose-target';
import { type SimulatedDiary, simulatedDiaries } from '@weekbord/domain/expenditure/simulated-diaries.test-support';

const people = Number(process.argv[2] ?? 2000);
const SPANS = [14, 28, 56];
const MOST_BIAS = 3;
const COVERAGE = { least: 75, most: 85 };
/** The ratio of actual to calculated expenditure of people whose deviation takes long to detect. */
const FAR_ABOVE = 1.12;
const UNDER_REPORTED = 0.1;

/**
 * Returns percentages: how far off estimates are, how often the actual value is within the bounds, and how wide these
 * are.
 */
function measure(diaries: readonly SimulatedDiary[], shareLogged = 1) {
  const known = diaries.flatMap(({ diary, trueKcal, formulaKcal }) => {
    const estimate = estimateExpenditure(diary, formulaKcal);
    const truth = trueKcal * shareLogged;
    return estimate.isKnown ? [{ ...estimate, truth, isFar: trueKcal > FAR_ABOVE * formulaKcal }] : [];
  });
  const mean = (values: readonly number[]) => (100 * values.reduce((sum, value) => sum + value, 0)) / values.length;
  return {
    known: (100 * known.length) / diaries.length,
    bias: mean(known.map(({ kcal, truth }) => kcal / truth - 1)),
    coverage: mean(known.map(({ low, high, truth }) => (low <= truth && truth <= high ? 1 : 0))),
    width: mean(known.map(({ low, high, truth }) => (high - low) / truth)),
    farAbove: mean(known.filter(({ isFar }) => isFar).map(({ kcal, truth }) => kcal / truth - 1)),
  };
}

/**
 * For a plan that keeps the weight stable according to the formula, returns how often another target is proposed, and
 * how often the proposal is closer to the actual expenditure.
 */
function measureProposals(diaries: readonly SimulatedDiary[]) {
  const told = diaries.flatMap(({ diary, trueKcal, formulaKcal }) => {
    const estimate = estimateExpenditure(diary, formulaKcal);
    if (!estimate.isKnown) return [];
    const plan = { profile: PROFILE, goalWeightInKg: null, kcal: formulaKcal, partnerNutritionRules: false };
    const advice = proposeTarget(plan, estimate);
    if (advice.kind !== 'PROPOSED') return [null];
    return [Math.abs(advice.kcal - trueKcal) < Math.abs(formulaKcal - trueKcal)];
  });
  const proposed = told.filter((isNearer) => isNearer !== null);
  return {
    proposed: (100 * proposed.length) / told.length,
    nearer: (100 * proposed.filter(Boolean).length) / proposed.length,
  };
}

const PROFILE: NutritionProfile = {
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  goal: 'RECOMPOSITION',
  weeklyGoal: null,
  weightInKg: 70,
  heightInCm: 170,
  age: 40,
  bodyFatFraction: null,
  exercises: [],
  energyBalance: null,
};

/** The groups of people: those whose estimates must be accurate, and those whose estimates are only reported. */
const GROUPS = [
  { name: 'usual', traits: {} },
  { name: 'formula off by 10 %', traits: { formulaSpread: 0.1 } },
  { name: 'formula off by 20 %', traits: { formulaSpread: 0.2 } },
  { name: 'all with a cycle', traits: { allCycle: true } },
] as const;

const rows: Record<string, Record<string, string>> = {};
for (const days of SPANS) {
  for (const { name, traits } of GROUPS) {
    const diaries = simulatedDiaries(people, days, { seed: days, ...traits });
    const { known, bias, coverage, width, farAbove } = measure(diaries);
    const under = measure(
      simulatedDiaries(people, days, { seed: days, ...traits, underReported: UNDER_REPORTED }),
      1 - UNDER_REPORTED,
    );
    const { proposed, nearer } = measureProposals(diaries);
    rows[`${days} days, ${name}`] = {
      'told of %': known.toFixed(1),
      'bias %': bias.toFixed(2),
      'bounds hold %': coverage.toFixed(1),
      'width %': width.toFixed(1),
      'bias far above the formula %': farAbove.toFixed(1),
      'a tenth not logged: against what is logged %': under.bias.toFixed(1),
      'another target proposed %': proposed.toFixed(1),
      'of these nearer to the truth %': nearer.toFixed(1),
    };
    const isGood = Math.abs(bias) < MOST_BIAS && coverage >= COVERAGE.least && coverage <= COVERAGE.most;
    if (name === 'usual' && !isGood) process.exitCode = 1;
  }
}
console.table(rows);
