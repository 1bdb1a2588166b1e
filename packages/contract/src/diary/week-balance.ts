import { BALANCE_MEASURES, GUIDELINE_SOURCES } from '@weekbord/domain/balance/guidelines';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { knownPart } from '../recipes/models.ts';
import { diaryPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

function perMeasure<Value extends z.ZodType>(value: Value) {
  return z.object({
    vegetables: value,
    fruit: value,
    fish: value,
    pulses: value,
    fiber: value,
    salt: value,
    saturated_fat: value,
    sugars: value,
  });
}

/** The minimum or maximum for a healthy adult. */
const guideline = z.object({
  amount: z.number(),
  unit: z.enum(['GRAMS_A_DAY', 'TIMES_A_WEEK', 'PERCENT_OF_ENERGY']),
  bound: z.enum(['LEAST', 'MOST']),
  source: z.enum(GUIDELINE_SOURCES),
});

/** A finding about the week: `dates` are the days it applies to, empty for the week as a whole. */
const finding = z.object({
  measure: z.enum(BALANCE_MEASURES),
  tone: z.enum(['GOOD', 'SHORT', 'OVER']),
  dates: listOf(z.string(), SIZES.days),
  /**
   * Missing grams per day if vegetables or fruit fall short; otherwise grams per day, times per week, or percent of
   * energy.
   */
  amount: z.number(),
  /** The meal that contributes most to an excess; `id` is that of its calendar item. */
  meal: z.object({ id: z.number().int(), name: z.string(), date: z.string() }).nullable(),
});

/** The totals of a week's meals, in the units of the guidelines; the most useful findings come first. */
const balance = z
  .object({
    /** How many days are complete enough to count towards the mean. */
    whole_days: z.number().int(),
    measures: perMeasure(knownPart),
    findings: listOf(finding, SIZES.few),
  })
  .meta({ id: 'Balance' });

export const weekBalance = z
  .object({
    user: z.number().int(),
    start_date: z.string(),
    end_date: z.string(),
    guidelines: perMeasure(guideline.nullable()),
    planned: balance,
    eaten: balance,
  })
  .meta({ id: 'WeekBalance' });
export type WeekBalance = z.infer<typeof weekBalance>;

export const getWeekBalance = endpoint(diaryPaths.getWeekBalance, {
  access: 'subject',
  summary: 'Returns how the week around a date compares with the guidelines, planned and eaten.',
  query: z.object({ date, user: idText.optional() }),
  answer: weekBalance,
});
