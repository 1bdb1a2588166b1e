import type { importFaults as english } from '../en/import-faults.ts';
import type { Translation } from '../phrases.ts';

export const importFaults: Translation<typeof english> = {
  MISSING: 'De kolom {column} is leeg.',
  NOT_A_DATE: '‘{cell}’ is geen datum.',
  IN_FUTURE: '{cell} ligt in de toekomst.',
  NOT_A_NUMBER: '‘{cell}’ is geen getal ({column}).',
  NEGATIVE: '‘{cell}’ is minder dan 0 ({column}).',
  NOT_POSITIVE: '‘{cell}’ moet meer dan 0 zijn ({column}).',
  TOO_LARGE: '‘{cell}’ is te veel voor één maaltijd ({column}).',
  NO_RIGHT_WEIGHT: '‘{cell}’ kan geen gewicht zijn. Klopt de eenheid?',
  DAY_FULL: 'Op {cell} past geen maaltijd meer: de dag of dit eetmoment zit vol.',
  UNKNOWN_AMOUNT: '‘{cell}’ is per 100 g of per portie, en in de rij staat niet hoeveel er is gegeten ({column}).',
  TOO_MANY_CELLS:
    'Deze rij heeft meer cellen dan er kolommen zijn, vanaf ‘{cell}’. Zet een getal of naam met een komma tussen aanhalingstekens.',
  date: 'datum',
  kcal: 'calorieën',
  meal: 'maaltijd',
  time: 'tijd',
  name: 'naam',
  protein: 'eiwit',
  fat: 'vet',
  carbohydrates: 'koolhydraten',
  fiber: 'vezels',
  weight: 'gewicht',
};
