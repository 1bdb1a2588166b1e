import type { Phrasebook } from '../phrases.ts';

/** The sources of the numbers about a body and its needs. */
export const sources = {
  title: 'Where the numbers come from',
  intro: 'All of these are estimates for healthy adults. Your own numbers may differ.',
  forHealthyAdults:
    'For healthy adults. If you are pregnant, breastfeeding or ill, or have or have had an eating disorder, talk to a doctor or dietitian first.',
  caution: 'Not medical advice',
  cautionText:
    'Talk to a doctor or dietitian first if you are pregnant or breastfeeding, have or have had an eating disorder, are ill, take medicine, are underweight or are under 18.',

  RESTING_ENERGY_title: 'Energy at rest',
  RESTING_ENERGY_text:
    'Without measured body fat: 10 × weight (kg) + 6.25 × height (cm) − 5 × age, + 5 for men or − 161 for women. With it: 370 + 21.6 × lean body mass (kg).',
  ACTIVITY_title: 'Energy you burn in a day',
  ACTIVITY_text:
    'Energy at rest times a factor for how active you are: 1.2, 1.375, 1.55 or 1.725. With measured body fat: 1 to 1.48, plus 20% for digesting food and small movements.',
  EXERCISE_title: 'Energy from exercise',
  EXERCISE_text: 'Each kind of exercise burns a set amount per kilogram per minute. The total is spread over the week.',
  ENERGY_BALANCE_title: 'Energy for your goal',
  ENERGY_BALANCE_text:
    'A kilogram of body weight counts as 7,700 kcal. To lose weight, your weekly energy is reduced by as much as your pace requires. To gain muscle, it is 10% higher.',
  ENERGY_FLOOR_title: 'The minimum in a plan',
  ENERGY_FLOOR_text:
    'Our plans never go below 1,250 kcal a day. A coach must give a reason to go lower, and can’t go below 800.',
  BODY_title: 'BMI, healthy weight and body fat',
  BODY_text:
    'BMI is weight (kg) divided by height (m) squared. Below 18.5 is underweight. Body fat that wasn’t measured is estimated as 1.2 × BMI + 0.23 × age − 5.4, minus 10.8 for men; it is only used to calculate protein.',
  PROTEIN_title: 'Protein',
  PROTEIN_text:
    '1.5 g (women) or 1.6 g (men) for each kilogram of weight, or 1.8 g if you choose “Best results”; 2 g per kilogram of lean mass where body fat is high. More without meat or fish, because the body uses plant protein less efficiently. In organisations with the standard protein target, 0.83 g. Never less than 50 g a day.',
  FAT_title: 'Fat',
  FAT_text:
    'A quarter of the energy, and at least 40 g a day. With measured body fat a quarter of the energy at rest, or 40% if you choose “Best results”, and at least 30 g.',
  CARBOHYDRATES_title: 'Carbohydrates and fibre',
  CARBOHYDRATES_text:
    'The energy left after protein, fat and 40 g of fibre. Keto has at most 40 g, low carb a quarter of the energy.',
  ENERGY_OF_FOOD_title: 'Energy in food',
  ENERGY_OF_FOOD_text:
    'As on European labels: 4 kcal per gram of protein or carbohydrates, 9 for fat, 2 for fibre, 7 for alcohol.',
  ESTIMATED_EXPENDITURE_title: 'What you burn, based on your diary and weigh-ins',
  ESTIMATED_EXPENDITURE_text:
    'Based on what you ate on complete days and how your weight changed. In four out of five cases, the true figure is within the range shown.',
  TREND_title: 'Your weight trend',
  TREND_text: 'A moving average in which each new day counts for a tenth, so that water and meals don’t distort it.',
  GUIDELINES_title: 'Guidelines for a week',
  GUIDELINES_text:
    'Amounts for healthy adults from the Health Council of the Netherlands and the Netherlands Nutrition Centre; for fibre, 14 g per 1,000 kcal.',
  CYCLE_title: 'Cycle and phases',
  CYCLE_text:
    'Based on the periods you logged. Ovulation is assumed to be mid-cycle; in reality it’s often several days earlier or later. Don’t use it to avoid or plan a pregnancy.',
  MENOPAUSE_title: 'Calcium, vitamin D and iron',
  MENOPAUSE_text: 'Dietary reference values for women after menopause.',
} as const satisfies Phrasebook;
