import { describe, expect, it, test } from 'vitest';
import { KITCHEN_KINDS } from '../../foods/kitchen-kinds.ts';
import { mostEver, mostPerMeal, type ServedFood } from './serving-limits.ts';

const food = (kitchenKind: ServedFood['kitchenKind'], more: Partial<ServedFood> = {}): ServedFood => ({
  kitchenKind,
  plantSource: null,
  role: 'other',
  category: 'VEGETABLE',
  per100: { kcal: 50 },
  ...more,
});

describe('serving limits', () => {
  test.each([
    ['six slices of bread, and more at a large meal', 'SLICED_BREAD', 210, 300],
    ['40 g of oil, 50 g at a large meal', 'OIL', 40, 50],
    ['three eggs, four at a large meal', 'EGG', 180, 240],
    ['300 g of tofu, 375 g at a large meal', 'TOFU', 300, 375],
    ['350 g of quark, 450 g at a large meal', 'QUARK', 350, 450],
    ['300 g of broccoli, 400 g at a large meal', 'BROCCOLI', 300, 400],
    ['a can of drained beans', 'COOKED_PULSES', 250, 265],
    ['six crispbreads, eight at a large meal', 'CRISPBREAD', 60, 80],
  ] as const)('%s', (_, kind, usual, ever) => {
    expect([mostPerMeal(food(kind)), mostEver(food(kind))]).toEqual([usual, ever]);
  });

  it('never limit a large meal more than a usual one', () => {
    const served = KITCHEN_KINDS.map((kind) => food(kind));
    expect(served.filter((one) => mostEver(one) < mostPerMeal(one))).toEqual([]);
  });

  it('exist for meat, fish, starch, bread, dairy, vegetables and fruit', () => {
    const served = ['POULTRY', 'WHITE_FISH', 'RICE', 'POTATO', 'ROLL', 'YOGHURT', 'CABBAGE', 'GRAPES'] as const;
    expect(served.filter((kind) => mostPerMeal(food(kind)) === Infinity)).toEqual([]);
  });

  it('are lower for a substitute than for the meat that it replaces', () => {
    const substitute = food('POULTRY', { plantSource: 'SUBSTITUTE' });
    expect([mostPerMeal(substitute), mostEver(substitute)]).toEqual([180, 240]);
  });

  it('follow from the role of a food without a kind', () => {
    const dairy = food(null, { role: 'protein', category: 'DAIRY' });
    const drySnack = food(null, { role: 'starch', per100: { kcal: 380 } });
    expect([dairy, drySnack, food(null)].map(mostPerMeal)).toEqual([450, 130, Infinity]);
  });
});
