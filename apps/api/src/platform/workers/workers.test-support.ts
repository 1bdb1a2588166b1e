/** Answers twice what it is given; never ends where that is 0. */
export function double(number: number): number {
  while (number === 0) continue;
  return number * 2;
}
