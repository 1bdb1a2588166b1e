/** Each message stays this long. */
export const MESSAGE_MS = 3000;

const START_PERCENT = 10;
const STEP_PERCENT = 12;
const FULL_PERCENT = 100;

/** How full the bar is, in percent, so many milliseconds after saving began. */
export function percentAt(elapsedMs: number): number {
  return Math.min(FULL_PERCENT, START_PERCENT + STEP_PERCENT * stepsIn(elapsedMs));
}

/** Which of so many messages shows, from 0; after the last comes the first again. */
export function messageAt(elapsedMs: number, count: number): number {
  return stepsIn(elapsedMs) % count;
}

function stepsIn(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / MESSAGE_MS));
}
