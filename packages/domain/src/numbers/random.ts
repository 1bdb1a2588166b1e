/** A source of numbers in [0, 1), the same on every engine for the same seed. */
export type Random = () => number;

/**
 * Creates a deterministic generator (mulberry32, Tommy Ettinger, public domain). It uses only 32-bit integer
 * arithmetic, so every JavaScript engine yields the same sequence.
 */
export function createRandom(seed: number): Random {
  let state = Math.trunc(Number.isFinite(seed) ? seed : 0) | 0;
  return () => {
    state = (state + STEP) | 0;
    return numberOf(state);
  };
}

/** The first number of the generator with this seed, a 32-bit integer. */
export function firstRandom(seed: number): number {
  return numberOf((seed + STEP) | 0);
}

const STEP = 0x6d2b79f5;

function numberOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** A whole number from 0 up to but not including `bound`. */
export function randomBelow(random: Random, bound: number): number {
  return Math.floor(random() * bound);
}
