import { getPriority } from 'node:os';
import process from 'node:process';

/** Returns twice its input; never returns if the input is 0. */
export function double(number: number): number {
  while (number === 0) continue;
  return number * 2;
}

/** Returns the niceness of the thread or process in which it runs. On Linux each thread has its own. */
export function niceness(): number {
  return getPriority();
}

export function fail(message: string): never {
  throw new Error(message);
}

export function processId(): number {
  return process.pid;
}
