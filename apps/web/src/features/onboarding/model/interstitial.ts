/** How long each message is shown, in milliseconds. */
export const MESSAGE_MS = 3000;

const START_PERCENT = 10;
const STEP_PERCENT = 12;
const FULL_PERCENT = 100;

/** Returns how full the bar is, in percent, `elapsedMs` after saving began. */
export function percentAt(elapsedMs: number): number {
  return Math.min(FULL_PERCENT, START_PERCENT + STEP_PERCENT * stepsIn(elapsedMs));
}

/** The messages in order, for a person who gave a name. */
const MESSAGES = ['preparing1', 'preparing2', 'preparing3', 'preparing4', 'preparing5'] as const;
/** The messages in order, for a person who gave no name. */
const UNNAMED = ['preparing1Unnamed', 'preparing2', 'preparing3Unnamed', 'preparing4', 'preparing5'] as const;

/** Returns the message at the given time after saving began; after the last one, the first one follows. */
export function messageAt(elapsedMs: number, hasName: boolean): (typeof MESSAGES | typeof UNNAMED)[number] {
  const messages = hasName ? MESSAGES : UNNAMED;
  return messages[stepsIn(elapsedMs) % messages.length]!;
}

function stepsIn(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / MESSAGE_MS));
}
