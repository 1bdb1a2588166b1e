import { getPriority } from 'node:os';

/** Answers twice what it is given; never ends where that is 0. */
export function double(number: number): number {
  while (number === 0) continue;
  return number * 2;
}

/** The niceness of the thread in which it runs; on Linux each thread has its own. */
export function niceness(): number {
  return getPriority();
}
