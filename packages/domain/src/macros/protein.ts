import { leanMassInKg } from '../energy/body-composition.ts';
import type { Diet } from '../diets/diets.ts';
import type { Gender, Sustainability } from '../energy/profile.ts';
import { largeDayScale } from './large-day-scale.ts';

/** In grams per day. */
export const MIN_PROTEIN = 50;

const SUSTAINABLE_GRAMS_PER_KG: Readonly<Record<Gender, number>> = { MALE: 1.6, FEMALE: 1.5 };
const OPTIMAL_GRAMS_PER_KG = 1.8;
const GRAMS_PER_KG_OF_LEAN_MASS = 2;
/** The recommended daily allowance of the European Food Safety Authority, grams per kg. */
const LOW_PROTEIN_GRAMS_PER_KG = 0.83;

/** Body fat fraction above which protein is based on lean mass instead of weight. */
const HIGH_BODY_FAT: Readonly<Record<Gender, number>> = { MALE: 0.2, FEMALE: 0.3 };

/** Factors by diet: plant protein counts for less, so more of it is needed. */
const DIET_FACTORS: Readonly<Record<Diet, number>> = {
  VEGAN: 2.4 / 1.8,
  VEGETARIAN: 2 / 1.8,
  LACTO_VEGETARIAN: 2 / 1.8,
  OVO_VEGETARIAN: 2 / 1.8,
  PESCATARIAN: 1,
  OMNIVORE: 1,
  HALAL: 1,
};

type ProteinInput = Readonly<{
  gender: Gender;
  sustainability: Sustainability;
  diet: Diet;
  weightInKg: number;
  /** As a fraction of 1, measured or estimated. */
  bodyFatFraction: number;
}>;

function highProtein(input: ProteinInput): number {
  const { gender, sustainability, weightInKg, bodyFatFraction } = input;
  if (bodyFatFraction > HIGH_BODY_FAT[gender])
    return GRAMS_PER_KG_OF_LEAN_MASS * leanMassInKg(weightInKg, bodyFatFraction);
  return weightInKg * (sustainability === 'OPTIMAL' ? OPTIMAL_GRAMS_PER_KG : SUSTAINABLE_GRAMS_PER_KG[gender]);
}

/**
 * Protein in grams per day for a day of this many kcal, unrounded and at least 50 g. A high-protein organisation takes
 * diet and weight into account (or lean mass, if body fat is high); a low-protein one only weight.
 */
export function dailyProtein(input: ProteinInput, kcal: number, organisationIsHighProtein: boolean): number {
  const grams = organisationIsHighProtein
    ? highProtein(input) * DIET_FACTORS[input.diet]
    : LOW_PROTEIN_GRAMS_PER_KG * input.weightInKg;
  return Math.max(MIN_PROTEIN, grams * largeDayScale(kcal));
}
