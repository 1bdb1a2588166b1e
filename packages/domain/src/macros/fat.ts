import type { Sustainability } from '../energy/profile.ts';
import { KCAL_PER_GRAM } from './energy-of-macros.ts';
import { largeDayScale } from './large-day-scale.ts';

/** In grams per day; no plan contains less. */
export const MIN_FAT = 30;
/** In grams per day; the minimum of a self-reported profile, before fat is reduced to fit the day's energy. */
const MIN_SELF_REPORTED_FAT = 40;

/** As a fraction of resting energy. */
const MEASURED_FAT_SHARES: Readonly<Record<Sustainability, number>> = { SUSTAINABLE: 0.25, OPTIMAL: 0.4 };
/** As a fraction of the day's energy. */
const SELF_REPORTED_FAT_SHARE = 0.25;

/** Fat in grams per day of a measured profile, from resting energy and the day's kcal; unrounded. */
export function measuredFat(restingEnergy: number, kcal: number, sustainability: Sustainability): number {
  const grams = (restingEnergy * MEASURED_FAT_SHARES[sustainability]) / KCAL_PER_GRAM.fat;
  return Math.max(MIN_FAT, grams * largeDayScale(kcal));
}

/** Fat in grams per day of a self-reported profile, from the day's kcal; unrounded. */
export function selfReportedFat(kcal: number): number {
  return Math.max(MIN_SELF_REPORTED_FAT, (kcal * SELF_REPORTED_FAT_SHARE) / KCAL_PER_GRAM.fat);
}
