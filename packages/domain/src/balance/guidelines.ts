/** The measures of a week's balance, in display order. */
export const BALANCE_MEASURES = [
  'vegetables',
  'fruit',
  'fish',
  'pulses',
  'fiber',
  'salt',
  'saturated_fat',
  'sugars',
] as const;
export type BalanceMeasure = (typeof BALANCE_MEASURES)[number];

/**
 * The sources of the guidelines: the Health Council of the Netherlands (Richtlijnen goede voeding 2015) and the Wheel
 * of Five of the Netherlands Nutrition Centre (Richtlijnen Schijf van Vijf, 2016). For fibre: the Health Council
 * (Richtlijn voor de vezelconsumptie, 2006: 3.4 g per MJ), which agrees with the Dietary Reference Intakes of the
 * United States (2005).
 */
export const GUIDELINE_SOURCES = ['HEALTH_COUNCIL_2015', 'WHEEL_OF_FIVE', 'HEALTH_COUNCIL_2006'] as const;
export type GuidelineSource = (typeof GUIDELINE_SOURCES)[number];

/**
 * An amount for a healthy adult, in grams per day, times per week or percent of the energy, as a minimum or a maximum.
 */
export type Guideline = Readonly<{
  amount: number;
  unit: 'GRAMS_A_DAY' | 'TIMES_A_WEEK' | 'PERCENT_OF_ENERGY';
  bound: 'LEAST' | 'MOST';
  source: GuidelineSource;
}>;

/**
 * The guideline of each measure except fibre; null for sugars, because no guideline covers all sugars, including those
 * in fruit and milk.
 */
export const GUIDELINES = {
  vegetables: { amount: 250, unit: 'GRAMS_A_DAY', bound: 'LEAST', source: 'WHEEL_OF_FIVE' },
  fruit: { amount: 200, unit: 'GRAMS_A_DAY', bound: 'LEAST', source: 'HEALTH_COUNCIL_2015' },
  fish: { amount: 1, unit: 'TIMES_A_WEEK', bound: 'LEAST', source: 'HEALTH_COUNCIL_2015' },
  pulses: { amount: 1, unit: 'TIMES_A_WEEK', bound: 'LEAST', source: 'HEALTH_COUNCIL_2015' },
  salt: { amount: 6, unit: 'GRAMS_A_DAY', bound: 'MOST', source: 'HEALTH_COUNCIL_2015' },
  saturated_fat: { amount: 10, unit: 'PERCENT_OF_ENERGY', bound: 'MOST', source: 'WHEEL_OF_FIVE' },
  sugars: null,
} as const satisfies Record<Exclude<BalanceMeasure, 'fiber'>, Guideline | null>;

/** Grams of fibre per 1,000 kcal. */
const FIBER_FOR_1000_KCAL = 14;

/** An adult's minimum fibre per day in whole grams: 14 g per 1,000 kcal. */
export function fiberGuideline(kcal: number): number {
  return Math.round((FIBER_FOR_1000_KCAL * kcal) / 1000);
}

/** The guideline of each measure, for days with this target energy in kcal. */
export function guidelinesFor(kcal: number) {
  return {
    ...GUIDELINES,
    fiber: { amount: fiberGuideline(kcal), unit: 'GRAMS_A_DAY', bound: 'LEAST', source: 'HEALTH_COUNCIL_2006' },
  } as const satisfies Record<BalanceMeasure, Guideline | null>;
}
