import { expect, it } from 'vitest';
import { likeliest } from './likeliest-foods.ts';

const scored = (...scores: number[]) => scores.map((score, id) => ({ id, score }));

it.each([
  ['the best match and equally good ones', 'bread', scored(1, 1, 0.99, 0.98), [0, 1, 2]],
  ['only the best match', 'tomato', scored(1.03, 0.98), [0]],
  ['none if all are guesses', 'light bulbs', scored(0.9, 0.9), []],
  ['none without candidates', 'batteries', [], []],
  ['none for something that only sounds like a food', 'Roses', scored(0.97), []],
])('%s', (_, name, candidates, expected) => {
  expect(likeliest(candidates, name)).toEqual(expected);
});
