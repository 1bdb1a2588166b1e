import { expect, it } from 'vitest';
import { gramsOfLine } from './grams-of-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import type { WeighableFood } from './weighable-food.ts';

const food = (
  name: string,
  measures: Readonly<Record<string, number>>,
  category: WeighableFood['category'] = 'OTHER',
): WeighableFood => ({
  id: 1,
  category,
  name,
  names: [name],
  servings: Object.entries({ g: 1, ...measures }).map(([measure, grams], id) => ({ id, measure, grams })),
});
const ONION = food('onion', { piece: 110, tbsp: 10 }, 'VEGETABLE');
const OIL = food('sunflower oil', { tbsp: 13.5, tsp: 4.5, ml: 0.91 }, 'OIL');
const TOMATOES = food('chopped tomatoes (tinned)', { can: 400, tbsp: 16 }, 'PRESERVED');
const CHICKPEAS = food('chickpeas (tinned, drained)', { can: 240, tbsp: 15 }, 'PRESERVED');
const POTATO = food('potato', { piece: 90, large: 180, small: 50 }, 'VEGETABLE');
const FLOUR = food('plain flour', { tbsp: 8, cup: 125 }, 'BAKING');
const SALT = food('salt', { tsp: 6, pinch: 0.4 }, 'SPICE');
const PINEAPPLE = food('pineapple', { piece: 900, slice: 60 }, 'FRUIT');
const ORANGE = food('orange', { piece: 140 }, 'FRUIT');
const PECANS = food('pecans', { piece: 2, tbsp: 8 }, 'NUT');
const CHICKEN = food('chicken breast (raw)', { piece: 150 }, 'MEAT');
const DRUMSTICK = food('chicken drumstick (weighed without bone)', { piece: 75 }, 'MEAT');
const THIGH = food('chicken thigh fillet (raw)', { piece: 100 }, 'MEAT');
const SPINACH = food('spinach', { handful: 30 }, 'VEGETABLE');
const CELERY = food('celery', { stalk: 40 }, 'VEGETABLE');
const CARROT = food('carrot', { piece: 75 }, 'VEGETABLE');
const COCONUT_MILK = food('coconut milk', { can: 400, ml: 1 }, 'PRESERVED');
const BAY_LEAF = food('bay leaf', { piece: 0.3 }, 'SPICE');
const FETA = food('feta', { cube: 5, pack: 200, tbsp: 12 }, 'DAIRY');
const TOFU = food('tofu', {}, 'REFRIGERATED');
const LASAGNE = food('lasagne sheets', { sheet: 18 });
const BASIL = food('basil', { leaf: 0.5, sprig: 3 }, 'HERB');
const PASSATA = food('passata', { tbsp: 16 }, 'PRESERVED');

it.each([
  ['1 kg uien', ONION, 'g', 1000, 1000, false],
  ['2 uien', ONION, 'piece', 2, 220, false],
  ['2-3 uien', ONION, 'piece', 2.5, 275, true],
  ['1 pond uien', ONION, 'g', 500, 500, false],
  ['3 grote aardappels', POTATO, 'large', 3, 540, false],
  ['2 el olie', OIL, 'tbsp', 2, 27, false],
  ['1 dl olie', OIL, 'ml', 100, 91, false],
  ['scheut olie', OIL, 'ml', 15, 13.65, true],
  ['1 cup flour', FLOUR, 'cup', 1, 125, false],
  ['100 ml bloem', FLOUR, 'tbsp', 6.65, 53.2, false],
  ['700 ml passata', PASSATA, 'g', 746.65, 746.65, false],
  ['1 blik tomatenblokjes', TOMATOES, 'can', 1, 400, false],
  ['1 blik tomatenblokjes (400 g)', TOMATOES, 'can', 1, 400, false],
  ['1 blikje tomatenblokjes (200 g)', TOMATOES, 'g', 200, 200, false],
  ['1 blik kikkererwten (400 g)', CHICKPEAS, 'can', 1, 240, true],
  ['snufje zout', SALT, 'pinch', 1, 0.4, true],
  ['zout', SALT, 'pinch', 1, 0.4, true],
  ['50 kaas', food('kaas', { tbsp: 8 }), 'g', 50, 50, true],
  ['1 handje rucola', food('rucola', {}), 'g', 25, 25, true],
  ['2 el kruiden', food('kruiden', {}), 'g', 18, 18, true],
  ['1 stronk broccoli', food('broccoli', { piece: 400 }), 'piece', 1, 400, true],
  ['1 (28 oz) can tomatoes', TOMATOES, 'g', 793.8, 793.8, false],
  ['1 (28 oz) can chickpeas', CHICKPEAS, 'g', 476.3, 476.3, true],
  ['2 blikken kikkererwten à 400 g', CHICKPEAS, 'can', 2, 480, true],
  ['2 cans (15 oz) chickpeas', CHICKPEAS, 'can', 2, 480, true],
  ['1 blikje kokosmelk à 200 ml', COCONUT_MILK, 'ml', 200, 200, false],
  ['1 blik kokosmelk (400 ml)', COCONUT_MILK, 'ml', 400, 400, false],
  ['2 sticks celery', CELERY, 'stalk', 2, 80, true],
  ['6 carrot sticks', CARROT, 'g', 37.5, 37.5, true],
  ['3 cups packed spinach', SPINACH, 'g', 135, 135, true],
  ['2 cups spinach', SPINACH, 'g', 60, 60, true],
  ['12 pineapple rings', PINEAPPLE, 'slice', 12, 720, true],
  ['12 ananasringen', PINEAPPLE, 'slice', 12, 720, true],
  ['8 orange segments', ORANGE, 'g', 112, 112, true],
  ['4 orange wedges', ORANGE, 'g', 70, 70, true],
  ['4 partjes sinaasappel', ORANGE, 'g', 70, 70, true],
  ['1 ui in ringen', ONION, 'piece', 1, 110, false],
  ['10 pecan halves', PECANS, 'g', 20, 20, true],
  ['2 chicken breast halves', CHICKEN, 'piece', 2, 300, true],
  ['2 bay leaves', BAY_LEAF, 'piece', 2, 0.6, false],
  ['1 kg drumsticks', DRUMSTICK, 'g', 670, 670, true],
  ['8 drumsticks', DRUMSTICK, 'piece', 8, 600, false],
  ['2 lb bone-in chicken thighs', THIGH, 'g', 725.75, 725.75, true],
  ['500 g chicken thighs', THIGH, 'g', 500, 500, false],
  ['1 cup flour + 2 tbsp', FLOUR, 'cup', 1.15, 143.75, false],
  ['100 g bloem, plus 2 el extra', FLOUR, 'g', 116, 116, false],
  ['1 blok feta', FETA, 'pack', 1, 200, true],
  ['2 kipfilets (300 g)', CHICKEN, 'piece', 2, 300, false],
  ['2 kipfilets (150 g)', CHICKEN, 'piece', 2, 300, false],
  ['2 packs of 150 g feta', FETA, 'g', 300, 300, false],
  ['2 x 150 g pakjes feta', FETA, 'g', 300, 300, false],
  ['2 pakjes feta (150 g)', FETA, 'g', 300, 300, false],
  ['4 kipfilets van 120 g', CHICKEN, 'g', 480, 480, false],
  ['6 tbsp (3/4 stick) butter', food('butter', { tbsp: 14 }), 'tbsp', 6, 84, false],
  ['2 chicken breasts, 320 g', CHICKEN, 'g', 320, 320, false],
  ['12 bladen lasagne', LASAGNE, 'sheet', 12, 216, true],
  ['12 bladen lasagne (200 g)', LASAGNE, 'g', 200, 200, false],
  ['6 lasagnebladen', LASAGNE, 'sheet', 6, 108, true],
  ['10 blaadjes basilicum', BASIL, 'leaf', 10, 5, false],
  ['50 g boter + 1 el', OIL, 'g', 63.5, 63.5, false],
  ['4 kipfilets, 140 g per stuk', CHICKEN, 'g', 560, 560, false],
  ['4 kipfilets (140 g per filet)', CHICKEN, 'g', 560, 560, false],
  ['2 chicken breasts, 200 g per piece', CHICKEN, 'g', 400, 400, false],
  ['4 potatoes weighing 500 g', POTATO, 'g', 500, 500, false],
  ['4 potatoes weighing 120 g each', POTATO, 'g', 480, 480, false],
  ['4 potatoes, 500 g in total', POTATO, 'g', 500, 500, false],
  ['4 potatoes with a total weight of 1 kg', POTATO, 'g', 1000, 1000, false],
  ['4 kipfilets met een gewicht van 600 g', CHICKEN, 'piece', 4, 600, false],
  ['4 kipfilets, samen 500 g', CHICKEN, 'g', 500, 500, false],
  ['2 blikken kikkererwten, totaal 480 g', CHICKPEAS, 'can', 2, 480, false],
  ['1 cup (plus 2 tbsp) flour', FLOUR, 'cup', 1.15, 143.75, false],
  ['2 uien (plus 1 om te garneren)', ONION, 'piece', 3, 330, false],
  ['2 uien plus 1 om te garneren', ONION, 'piece', 3, 330, false],
  ['1/4 van een blik kikkererwten (400 g)', CHICKPEAS, 'can', 0.25, 60, true],
  ['⅛ tsp zout', SALT, 'g', 0.75, 0.75, false],
  ['1/16 tsp zout', SALT, 'g', 0.4, 0.4, true],
  ['1/8 ui', ONION, 'g', 13.75, 13.75, false],
  ['3/8 cup flour', FLOUR, 'g', 46.9, 46.9, false],
  ['1/3 cup flour', FLOUR, 'cup', 0.35, 43.75, false],
  ['bloem (200 g gezeefd)', FLOUR, 'g', 200, 200, true],
  ['2 takjes basilicum', BASIL, 'sprig', 2, 6, false],
] as const)('%s', (line, weighed, measure, quantity, grams, isEstimated) => {
  const amount = gramsOfLine(readIngredientLine(line, 'nl'), weighed)!;
  expect(amount.serving.measure).toBe(measure);
  expect(amount.quantity).toBeCloseTo(quantity, 6);
  expect(amount.grams).toBeCloseTo(grams, 6);
  expect(amount.isEstimated).toBe(isEstimated);
});

it.each(['tsp zout', 'cup flour', 'ui', 'pineapple'])('rounding changes a share of %s by at most 5%%', (unit) => {
  const weighed = [SALT, FLOUR, ONION, PINEAPPLE].find(
    ({ name }) =>
      ({ 'tsp zout': 'salt', 'cup flour': 'plain flour', ui: 'onion', pineapple: 'pineapple' })[unit] === name,
  )!;
  const whole = gramsOfLine(readIngredientLine(`1 ${unit}`, 'nl'), weighed)!.grams;
  for (const below of [2, 3, 4, 5, 6, 8, 16]) {
    for (let above = 1; above < below; above += 1) {
      const amount = gramsOfLine(readIngredientLine(`${above}/${below} ${unit}`, 'nl'), weighed)!;
      const change = Math.abs(amount.grams / ((whole * above) / below) - 1);
      expect(change <= 0.052 || amount.isEstimated, `${above}/${below} ${unit}: ${amount.grams} g`).toBe(true);
    }
  }
});

it.each([
  ['1 bunch grapes', food('grapes', { handful: 80, piece: 5 }, 'FRUIT')],
  ['1 trosje druiven', food('grapes', { handful: 80, piece: 5 }, 'FRUIT')],
  ['2 takken tomaten', food('tomato', { piece: 90 }, 'VEGETABLE')],
  ['1 krat uien', ONION],
] as const)('the grams of several pieces together are unknown: %s', (line, weighed) => {
  expect(gramsOfLine(readIngredientLine(line, 'nl'), weighed)).toBeNull();
});

it.each(['1 pak vla', 'vla', '999999 kg vla', '1 block tofu'])('the grams of %s are unknown', (line) => {
  expect(gramsOfLine(readIngredientLine(line, 'nl'), TOFU)).toBeNull();
});
