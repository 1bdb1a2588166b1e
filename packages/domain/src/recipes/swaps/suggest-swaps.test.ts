import { describe, expect, test } from 'vitest';
import { suggestSwaps, type SwapCandidate, type SwapRules } from './suggest-swaps.ts';

const food = (id: string, more: Partial<SwapCandidate>): SwapCandidate => ({
  id,
  role: 'protein',
  kind: 'OILY_FISH',
  place: 0,
  isForeign: false,
  isOnNeed: false,
  category: 'REFRIGERATED',
  measures: { g: 1 },
  isWhole: false,
  per100: { kcal: 200, protein: 20, fat: 13, carbohydrates: 0, fiber: 0 },
  ...more,
});

const salmon = food('salmon', {});
const trout = food('trout', { place: 1, per100: { kcal: 133, protein: 25, fat: 4, carbohydrates: 0, fiber: 0 } });
const cod = food('cod', {
  kind: 'WHITE_FISH',
  per100: { kcal: 80, protein: 16, fat: 1, carbohydrates: 0, fiber: null },
});
const salmonOwn = food('salmon of one shop', { kind: null, role: 'other', isForeign: true });
const roe = food('roe', { kind: null, per100: { kcal: 90, protein: 11, fat: 4, carbohydrates: 1, fiber: 0 } });
const all = [salmon, trout, cod, roe];

function suggested(
  line: Readonly<{ food: SwapCandidate; isBound?: boolean }>,
  rules: Partial<SwapRules<SwapCandidate>> = {},
) {
  const swaps = suggestSwaps(
    { measure: 'g', quantity: 100, isBound: false, ...line },
    { candidates: all, substitutes: [], mayEat: () => true, inDish: new Set(), ...rules },
  );
  return swaps.map(({ food: { id }, amount }) => `${id} ${amount.quantity} ${amount.measure}`);
}

describe('suggestSwaps', () => {
  test('returns foods of the same kind, then foods of a similar kind, each with the same amount of protein', () => {
    expect(suggested({ food: salmon })).toEqual(['trout 80 g', 'cod 125 g']);
  });

  test('returns only foods of the same kind if the amount depends on other lines', () => {
    expect(suggested({ food: salmon, isBound: true })).toEqual(['trout 80 g']);
  });

  test('leaves out what the dish already contains and what the person must not eat', () => {
    expect(suggested({ food: salmon }, { inDish: new Set(['trout']) })).toEqual(['cod 125 g']);
    expect(suggested({ food: salmon }, { mayEat: ({ id }) => id !== 'cod' })).toEqual(['trout 80 g']);
  });

  test('returns how much the nutrients change; an unknown value stays unknown', () => {
    const [first, second] = suggestSwaps(
      { food: salmon, measure: 'g', quantity: 100, isBound: false },
      { candidates: all, substitutes: [], mayEat: () => true, inDish: new Set() },
    );
    expect(first?.change).toMatchObject({ protein: 0, carbohydrates: 0, fiber: 0 });
    expect(first?.change.kcal).toBeCloseTo(-93.6, 5);
    expect(second?.change.fiber).toBeNull();
  });

  test('treats a product from another source like the most similar food on its shelf', () => {
    expect(suggested({ food: salmonOwn })).toEqual(['salmon 100 g', 'trout 80 g', 'cod 125 g']);
    const cheese = { kcal: 400, protein: 25, fat: 33, carbohydrates: 0, fiber: 0 };
    expect(suggested({ food: { ...salmonOwn, per100: cheese } })).toEqual([]);
  });

  test('uses only the swap table for a food without a kind, and no foods made for special diets', () => {
    const substitutes = [{ id: 'cod', factor: 0.5 }];
    expect(suggested({ food: roe })).toEqual([]);
    expect(suggested({ food: roe }, { substitutes })).toEqual(['cod 50 g']);
    const onNeed = { substitutes, candidates: [{ ...cod, isOnNeed: true }] };
    expect(suggested({ food: roe }, onNeed)).toEqual([]);
    expect(suggested({ food: roe }, { ...onNeed, mayEat: ({ id }) => id !== 'roe' })).toEqual(['cod 50 g']);
  });

  test('puts the entries of the swap table first', () => {
    const mackerel = { ...trout, id: 'mackerel', place: 2 };
    const candidates = [...all, mackerel];
    expect(suggested({ food: salmon }, { candidates })[0]).toBe('trout 80 g');
    expect(suggested({ food: salmon }, { candidates, substitutes: [{ id: 'mackerel', factor: 1 }] })[0]).toBe(
      'mackerel 80 g',
    );
  });
});
