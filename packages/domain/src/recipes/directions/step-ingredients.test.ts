import { expect, it } from 'vitest';
import { ingredientsOfStep } from './step-ingredients.ts';

it.each<[string, string[], string[]]>([
  ['Fry the onions in the oil.', ['onion', 'olive oil', 'tomato'], ['onion', 'olive oil']],
  ['Add the tomato purée.', ['tomato', 'tomato purée'], ['tomato purée']],
  ['Slice the tomatoes; add the purée.', ['tomato', 'tomato purée'], ['tomato', 'tomato purée']],
  ['Beat the eggs.', ['egg', 'eggplant'], ['egg']],
  ['Warm a frying pan with a lid.', ['panko', 'potato', 'lime juice'], []],
  ['Spoon the sauce over the chicken.', ['soy sauce', 'chicken breast (raw)'], ['chicken breast (raw)']],
  ['Stir in the soy sauce.', ['soy sauce', 'hot sauce'], ['soy sauce']],
  ['Snijd de uien en tomaten.', ['ui', 'tomaat', 'tomatenpuree'], ['ui', 'tomaat']],
  ['Kook de eieren 8 minuten.', ['ei', 'eiernoedels'], ['ei']],
  [
    'Bak de kip in de olie, 3 minuten per kant.',
    ['kipfilet (rauw)', 'olijfolie', 'zwarte peper'],
    ['kipfilet (rauw)', 'olijfolie'],
  ],
  ['Bak de ui in de olie.', ['broccoli', 'ui', 'olijfolie'], ['ui', 'olijfolie']],
  ['Schep de aardappelpartjes om.', ['aardappel', 'paprikapoeder'], ['aardappel']],
  ['Voeg de boontjes en de room toe.', ['sperziebonen', 'kookroom', 'witte rijst'], ['sperziebonen', 'kookroom']],
  ['Voeg de rest toe.', ['havermout', 'water'], []],
])('%s', (step, names, expected) => {
  expect(ingredientsOfStep(step, names).map((at) => names[at])).toEqual(expected);
});
