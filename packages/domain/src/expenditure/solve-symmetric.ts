/**
 * Solves `matrix x = right` for each right-hand side, by Cholesky decomposition. The matrix must be symmetric and
 * positive definite, like a covariance matrix; otherwise it throws RangeError.
 */
export function solveSymmetric(
  matrix: readonly (readonly number[])[],
  rights: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const lower = decompose(matrix);
  return rights.map((right) => {
    const forward: number[] = [];
    for (const [row, value] of right.entries())
      forward.push((value - partial(lower[row]!, forward, row)) / lower[row]![row]!);
    const solved: number[] = Array.from({ length: right.length }, () => 0);
    for (let row = right.length - 1; row >= 0; row -= 1) {
      let sum = forward[row]!;
      for (let below = row + 1; below < right.length; below += 1) sum -= lower[below]![row]! * solved[below]!;
      solved[row] = sum / lower[row]![row]!;
    }
    return solved;
  });
}

/** The lower triangle whose product with its transpose is the matrix. */
function decompose(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const lower: number[][] = [];
  for (const [row, values] of matrix.entries()) {
    const made: number[] = [];
    for (let column = 0; column < row; column += 1)
      made.push((values[column]! - partial(made, lower[column]!, column)) / lower[column]![column]!);
    const square = values[row]! - partial(made, made, row);
    if (!(square > 0)) throw new RangeError('the matrix is not positive definite');
    made.push(Math.sqrt(square));
    lower.push(made);
  }
  return lower;
}

/** The dot product of the first `count` values of two rows. */
function partial(one: readonly number[], other: readonly number[], count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
