import { expect, it } from 'vitest';
import { likeliest } from './likeliest-foods.ts';

const scored = (...scores: number[]) => scores.map((score, id) => ({ id, score }));

it.each([
  ['the best match and those as near', 'bread', scored(1, 1, 0.99, 0.98), [0, 1, 2]],
  ['the best match alone', 'tomato', scored(1.03, 0.98), [0]],
  ['nothing if all are guesses', 'light bulbs', scored(0.9, 0.9), []],
  ['nothing if there are none', 'batteries', [], []],
  ['nothing if a word only sounds like a food', 'Roses', scored(0.97), []],
])('%s', (_, name, candidates, expected) => {
  expect(likeliest(candidates, name)).toEqual(expected);
});
