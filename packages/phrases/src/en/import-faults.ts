/** What is wrong with a row of a file that people import. */
export const importFaults = {
  MISSING: 'Nothing stands in the column {column}.',
  NOT_A_DATE: '‘{cell}’ is no date.',
  IN_FUTURE: '{cell} is in the future.',
  NOT_A_NUMBER: '‘{cell}’ is no number ({column}).',
  NEGATIVE: '‘{cell}’ is below 0 ({column}).',
  TOO_LARGE: '‘{cell}’ is more than one meal can have ({column}).',
  NO_RIGHT_WEIGHT: '‘{cell}’ cannot be a weight. Is the unit right?',
  date: 'date',
  kcal: 'calories',
  meal: 'meal',
  name: 'name',
  protein: 'protein',
  fat: 'fat',
  carbohydrates: 'carbohydrates',
  fiber: 'fiber',
  weight: 'weight',
} as const;
