// How well a person's energy expenditure is estimated from noisy, gappy diaries of 14, 28 and 56 days, of people whose
// expenditure is known because they are made up. Ends with 1 where the bias is 3 % or more, or where the bounds that hold
// four times out of five hold less often than 75 or more often than 85 % of the time. node bench/expenditure.ts [people]
import process from 'node:process';
import { estimateExpenditure } from '@weekbord/domain/expenditure/estimate-expenditure';
import { type SimulatedDiary, simulatedDiaries } from '@weekbord/domain/expenditure/simulated-diaries.test-support';

const people = Number(process.argv[2] ?? 2000);
const SPANS = [14, 28, 56];
const MOST_BIAS = 3;
const COVERAGE = { least: 75, most: 85 };
/** Real expenditure so far above the formula's is what it takes long to see. */
const FAR_ABOVE = 1.12;
const UNDER_REPORTED = 0.1;

/** Shares in per cent: how far estimates are off, how often the bounds hold, how wide they are. */
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

const rows: Record<string, Record<string, string>> = {};
for (const days of SPANS) {
  const { known, bias, coverage, width, farAbove } = measure(simulatedDiaries(people, days, { seed: days }));
  const under = measure(
    simulatedDiaries(people, days, { seed: days, underReported: UNDER_REPORTED }),
    1 - UNDER_REPORTED,
  );
  rows[`${days} days`] = {
    'told of %': known.toFixed(1),
    'bias %': bias.toFixed(2),
    'bounds hold %': coverage.toFixed(1),
    'width %': width.toFixed(1),
    'bias far above the formula %': farAbove.toFixed(1),
    'a tenth not logged: against what is logged %': under.bias.toFixed(1),
  };
  const isGood = Math.abs(bias) < MOST_BIAS && coverage >= COVERAGE.least && coverage <= COVERAGE.most;
  if (!isGood) process.exitCode = 1;
}
console.table(rows);
