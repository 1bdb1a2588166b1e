import { describe, expect, it } from 'vitest';
import { draftOfReview, readMinutes } from './draft-of-review.ts';
import { startReview } from './kept-import.ts';
import {
  amountIn,
  candidatesOf,
  chosen,
  confirmed,
  countStates,
  type LineFood,
  portionTotals,
  type ReadLine,
  type RecipeAsRead,
  startLines,
  stateOf,
} from './read-lines.ts';

const unknown = { sugars: null, saturated_fat: null, salt: null };

/** A food with 2 kcal per g, weighed in the given measures. */
function food(id: number, grams: Readonly<Record<string, number>>, kcalPerGram: number | null = 2): LineFood {
  const figures = (of: number) => ({
    kcal: kcalPerGram === null ? null : of * kcalPerGram,
    protein: of * 0.1,
    carbohydrates: of * 0.2,
    fat: of * 0.05,
    fiber: 0,
  });
  return {
    id,
    name: `food ${id}`,
    brand_name: null,
    category: 'VEGETABLE',
    source: 'CATALOGUE',
    picture: 'carrot',
    per_100g: { ...figures(100), ...unknown },
    suggested_servings: Object.entries(grams).map(([measure, weight], index) => ({
      id: id * 10 + index,
      serving_description: measure,
      measurement_description: measure,
      measurement_description_plural: measure,
      measure,
      one_serving_in_metric_value: weight,
      food: id,
      ...figures(weight),
    })),
  } as LineFood;
}

const onion = food(1, { g: 1, piece: 90 });
const leek = food(2, { g: 1, stalk: 150 });
const shallot = food(3, { g: 1, piece: 30 });
const [onionGrams, onionPiece] = onion.suggested_servings;

function line(change: Partial<ReadLine> = {}): ReadLine {
  return {
    raw: '2 onions, chopped',
    name: 'onions',
    note: 'chopped',
    state: 'matched',
    quantity: 2,
    measure: 'piece',
    suggested_serving: onionPiece!,
    food: onion,
    alternatives: [leek, shallot],
    grams: 180,
    is_estimated: false,
    marks: [],
    isLeftOut: false,
    ...change,
  };
}
const unmatched = (raw: string) =>
  line({ raw, state: 'unmatched', food: null, suggested_serving: null, alternatives: [], grams: null });

describe('the state of a line', () => {
  it('is as parsed until the user decides', () => {
    const unsure = line({ state: 'unsure' });
    expect(stateOf(line())).toBe('matched');
    expect(stateOf(unsure)).toBe('unsure');
    expect(stateOf(confirmed(unsure))).toBe('matched');
    expect(stateOf({ ...unsure, isLeftOut: true })).toBe('leftOut');
    expect(stateOf(unmatched('1 x'))).toBe('unmatched');
  });

  it('asks for the amount if it is unknown, even if the food is certain', () => {
    expect(stateOf(line({ suggested_serving: null }))).toBe('amountless');
    expect(stateOf(line({ quantity: null }))).toBe('amountless');
  });

  it('is counted once per line', () => {
    const lines = [
      line(),
      line({ state: 'unsure' }),
      unmatched('1 x'),
      line({ quantity: null }),
      line({ isLeftOut: true }),
    ];
    expect(countStates(lines)).toEqual({ matched: 1, unsure: 1, unmatched: 1, amountless: 1, leftOut: 1 });
  });
});

describe('choosing another food for a line', () => {
  it('keeps the measure if the food has it, or else the weight, or else starts with a common measure', () => {
    expect(amountIn(shallot, line())).toMatchObject({ serving: { measure: 'piece' }, quantity: 2 });
    expect(amountIn(leek, line())).toMatchObject({ serving: { measure: 'g' }, quantity: 180 });
    expect(amountIn(leek, line({ quantity: null, grams: null }))).toMatchObject({
      serving: { measure: 'g' },
      quantity: 100,
    });
  });

  it('makes the line certain, and keeps the rejected food available', () => {
    const changed = chosen(line({ state: 'unsure' }), leek, leek.suggested_servings[0]!, 200);
    expect(stateOf(changed)).toBe('matched');
    expect(changed.grams).toBe(200);
    expect(candidatesOf(changed).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('restores a line that was left out', () => {
    expect(stateOf(chosen(line({ isLeftOut: true }), onion, onionGrams!, 50))).toBe('matched');
  });
});

describe('the nutrition of a portion', () => {
  it('is the sum of the lines divided by the portions', () => {
    expect(portionTotals([line(), line({ quantity: 1 })], 3).kcal).toEqual({ amount: (270 * 2) / 3, isPartial: false });
  });

  it('is partial if a line lacks a food, an amount or a value, but not if the line is left out', () => {
    const known = line();
    const { kcal } = portionTotals([known, unmatched('1 x')], 1);
    expect(kcal).toEqual({ amount: 360, isPartial: true });
    expect(portionTotals([known, line({ quantity: null })], 1).kcal.isPartial).toBe(true);
    const silent = food(4, { g: 1 }, null);
    const lines = [known, line({ food: silent, suggested_serving: silent.suggested_servings[0]! })];
    expect(portionTotals(lines, 1).kcal.isPartial).toBe(true);
    expect(portionTotals(lines, 1).protein.isPartial).toBe(false);
    expect(portionTotals([known, { ...unmatched('1 x'), isLeftOut: true }], 1).kcal.isPartial).toBe(false);
  });
});

it('deciding about a line keeps how its food is used, and clears the doubts that are settled', () => {
  const marks: ReadLine['marks'] = ['to_serve', 'absorbed', 'choice', 'large'];
  const unsure = line({ state: 'unsure', marks });
  expect(confirmed(unsure).marks).toEqual(['to_serve', 'absorbed']);
  expect(chosen(unsure, leek, leek.suggested_servings[0]!, 100).marks).toEqual(['to_serve']);
});

describe('the draft of an imported recipe', () => {
  const read: RecipeAsRead = {
    name: ' Soup ',
    portions: 4,
    preparation_time_min: 10,
    cooking_time_min: 15,
    waiting_time_min: null,
    meal_types: ['LUNCH'],
    external_url: 'https://example.com/soup',
    directions: [{ text: 'Chop.' }, { text: 'Cook.' }],
    ingredients: [],
  };
  const draft = (lines: readonly ReadLine[], change: Partial<RecipeAsRead> = {}) =>
    draftOfReview({ ...startReview({ ...read, ...change }), portions: 4, lines }, (names) => `Also: ${names}.`);

  it('starts with the recipe as it was read', () => {
    const review = startReview({ ...read, ingredients: startLines({ ...read, ingredients: [line()] }).slice() });
    expect(review).toMatchObject({
      preparation: '10',
      cooking: '15',
      waiting: '',
      lines: [{ raw: '2 onions, chopped', isLeftOut: false }],
    });
  });

  it('contains the certain lines, and the others as a first step, unless they were left out', () => {
    const lines = [
      line(),
      unmatched('1 pinch of magic'),
      line({ raw: 'salt', quantity: null }),
      line({ isLeftOut: true }),
    ];
    const made = draft(lines);
    const times = { preparation: '10', cooking: '15', waiting: '' };
    expect(made).toMatchObject({ name: 'Soup', portions: 4, ...times, external_url: 'https://example.com/soup' });
    expect(made.steps).toEqual(['Also: 1 pinch of magic; salt.', 'Chop.', 'Cook.']);
    expect(made.ingredients).toMatchObject([{ food: onion, serving: onionPiece, quantity: 2, note: 'chopped' }]);
    expect(draft([line()]).steps).toEqual(['Chop.', 'Cook.']);
  });

  it('loses no line, however many there are, in steps that the server accepts', () => {
    const lines = Array.from({ length: 100 }, (_, index) => unmatched(`${index} ${'long '.repeat(60)}`.trim()));
    const directions = Array.from({ length: 50 }, (_, index) => ({ text: `Step ${index}.` }));
    const { steps } = draft(lines, { directions });
    expect(steps.length).toBeLessThanOrEqual(50);
    expect(Math.max(...steps.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    const all = steps.join('\n');
    expect(lines.filter(({ raw }) => !all.includes(raw))).toEqual([]);
    expect(directions.filter(({ text }) => !all.includes(text))).toEqual([]);
  });

  it('accepts whole minutes up to a day', () => {
    expect(['', ' 20 ', '1440', '1441', '2,5', '-1', 'ten'].map(readMinutes)).toEqual([
      null,
      20,
      1440,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
