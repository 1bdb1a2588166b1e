import { expect, test } from 'vitest';
import { notableChanges } from './notable-changes.ts';

const NOTHING = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0, fiber: 0 };

test.each([
  [{}, []],
  [{ kcal: 24, protein: -2.9, carbohydrates: 9, fat: 4, fiber: 30 }, []],
  [{ protein: 8.2 }, [{ figure: 'protein', by: 8 }]],
  [
    { kcal: -62, protein: 3.4, carbohydrates: 22 },
    [
      { figure: 'protein', by: 3 },
      { figure: 'kcal', by: -60 },
    ],
  ],
  [{ carbohydrates: -12, kcal: null }, [{ figure: 'carbohydrates', by: -12 }]],
  [{ fat: 7 }, [{ figure: 'fat', by: 7 }]],
])('a change of %j is worth mentioning as %j', (change, expected) => {
  expect(notableChanges({ ...NOTHING, ...change })).toEqual(expected);
});
