import { expect, it } from 'vitest';
import { kindToldBy, placeOfColumn, placeOfTellingWeight } from './import-headings.ts';
import type { ImportColumn } from './import-terms.ts';

function headingOf(headings: string, column: ImportColumn): string | null {
  const all = headings.split('|');
  const place = placeOfColumn(all, column);
  return place === null ? null : all[place]!;
}

it.each([
  ['weight', 'Date|Weight goal (kg)|Weight (kg)', 'Weight (kg)'],
  ['weight', 'Date|Weight goal|Weight', 'Weight'],
  ['weight', 'Date|Target weight|Weight', 'Weight'],
  ['weight', 'Date|Average weight|Weight', 'Weight'],
  ['weight', 'Date|Weight trend|Weight change|Weight', 'Weight'],
  ['weight', 'Date|Weight avg|Weight loss|Weight', 'Weight'],
  ['weight', 'Date|Weight (7-day)|Weight', 'Weight'],
  ['weight', 'Date|Weight unit|Weight', 'Weight'],
  ['weight', 'Date|weight_target|weight', 'weight'],
  ['weight', 'Datum|Streefgewicht|Gewicht', 'Gewicht'],
  ['weight', 'Datum|Gewichtsdoel|Gewicht (kg)', 'Gewicht (kg)'],
  ['weight', 'Datum|Gewicht gemiddeld|Gewicht verschil|Gewicht', 'Gewicht'],
  ['weight', 'Date|Weight goal', null],
  ['weight', 'Date|Target weight', null],
  ['weight', 'Date|Average weight', null],
  ['weight', 'Datum|Streefgewicht', null],
  ['weight', 'Date|Weight (kg)|Weight goal (kg)', 'Weight (kg)'],
  ['weight', 'Date|Weight in the morning', 'Weight in the morning'],
  ['weight', 'Date|Weight over time', 'Weight over time'],
  ['protein', 'Date|Protein goal (g)|Protein (g)', 'Protein (g)'],
  ['protein', 'Date|Protein remaining|Protein left|Protein', 'Protein'],
  ['protein', 'Datum|Eiwitdoel|Eiwit', 'Eiwit'],
  ['protein', 'Datum|Eiwit aanbevolen|Eiwit % ADH|Eiwit (g)', 'Eiwit (g)'],
  ['protein', 'Date|Protein (kcal)|Protein (g)', 'Protein (g)'],
  ['protein', 'Date|Proteins', 'Proteins'],
  ['fat', 'Date|Fat %|Fat (g)', 'Fat (g)'],
  ['fat', 'Date|Fat percent|Calories', null],
  ['fat', 'Date|Fat calories|Fat', 'Fat'],
  ['fat', 'Date|Fat - saturated (g)|Fat mass (kg)|Fat (g)', 'Fat (g)'],
  ['fat', 'Datum|Vet waarvan verzadigd|Vetpercentage|Vet', 'Vet'],
  ['fat', 'Date|Total fat', 'Total fat'],
  ['carbohydrates', 'Date|Carbs %|Carbs (g)', 'Carbs (g)'],
  ['carbohydrates', 'Date|Net carbs goal|Carbs', 'Carbs'],
  ['carbohydrates', 'Datum|Koolhydraten waarvan suikers|Koolhydraten', 'Koolhydraten'],
  ['carbohydrates', 'Date|Carbohydrates (excl. polyols)', 'Carbohydrates (excl. polyols)'],
  ['carbohydrates', 'Date|Carbohydrate, by difference (g)', 'Carbohydrate, by difference (g)'],
  ['fiber', 'Date|Fiber target|Fiber', 'Fiber'],
  ['fiber', 'Date|Fiber (insoluble)|Fibre, soluble|Fiber', 'Fiber'],
  ['fiber', 'Datum|Vezeldoel|Vezels (oplosbaar)|Vezels', 'Vezels'],
  ['kcal', 'Date|Calories from fat|Calories', 'Calories'],
  ['kcal', 'Date|Calories from protein|Energy', 'Energy'],
  ['kcal', 'Date|Fat (kcal)|Energy (kJ)', 'Energy (kJ)'],
  ['kcal', 'Date|Calories (fat)|Calories', 'Calories'],
  ['kcal', 'Datum|Energie uit vet (kcal)|Energie (kcal)', 'Energie (kcal)'],
  ['kcal', 'Datum|Kcal van eiwit|Vetcalorieën|Kcal', 'Kcal'],
  ['kcal', 'Date|Calorie budget|Calories remaining|Calories', 'Calories'],
  ['kcal', 'Datum|Calorieën resterend|Caloriedoel|Calorieën', 'Calorieën'],
  ['kcal', 'Date|Calories out|Calories in', 'Calories in'],
  ['kcal', 'Datum|Calorieën uit|Calorieën over|Calorieën in', 'Calorieën in'],
  ['kcal', 'Date|Net calories', null],
  ['kcal', 'Date|Calories from fat', null],
  ['kcal', 'Date|Average calories', null],
  ['kcal', 'Date|Calories from food', 'Calories from food'],
  ['kcal', 'Date|Energy (kcal) incl. alcohol', 'Energy (kcal) incl. alcohol'],
  ['kcal', 'Datum|Energie inclusief vezels', 'Energie inclusief vezels'],
] as const)('the %s column in %s is %s', (column, headings, heading) => {
  expect(headingOf(headings, column)).toBe(heading);
});

it.each(['Date|Weight goal|Steps', 'Date|Weight change|Steps', 'Datum|Gewicht gemiddeld|Stappen'])(
  'no column of %s is read as a weight',
  (headings) => {
    expect(placeOfTellingWeight(headings.split('|'))).toBeNull();
    expect(kindToldBy(headings.split('|'))).toBeNull();
  },
);
