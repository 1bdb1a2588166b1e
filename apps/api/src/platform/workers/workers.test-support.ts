import { getPriority } from 'node:os';
import process from 'node:process';

/** Answers twice what it is given; never ends where that is 0. */
export function double(number: number): number {
  while (number === 0) continue;
  return number * 2;
}

/** The niceness of the thread or process in which it runs; on Linux each thread has its own. */
export function niceness(): number {
  return getPriority();
}

export function fail(message: string): never {
  throw new Error(message);
}

export function processId(): number {
  return process.pid;
}
