import { expect, it } from 'vitest';
import { solveSymmetric } from './solve-symmetric.ts';

it('solveSymmetric finds a vector from its product with a covariance matrix', () => {
  const matrix = [
    [4, 2, 1],
    [2, 5, 3],
    [1, 3, 6],
  ];
  const [first, second] = solveSymmetric(matrix, [
    [4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18],
    [1, 0, 0],
  ]);
  for (const [at, value] of [1, 2, 3].entries()) expect(first![at]).toBeCloseTo(value, 12);
  const back = matrix.map((row) => row.reduce((sum, value, at) => sum + value * second![at]!, 0));
  for (const [at, value] of [1, 0, 0].entries()) expect(back[at]).toBeCloseTo(value, 12);
});

it('solveSymmetric rejects a matrix that is not a covariance matrix', () => {
  expect(() =>
    solveSymmetric(
      [
        [1, 2],
        [2, 1],
      ],
      [[1, 1]],
    ),
  ).toThrow(RangeError);
});
