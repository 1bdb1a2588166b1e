import { currentAlerts, dismissAlert, isPassing } from './alerts.ts';

/** How long a message must have been shown to count as read when another screen opens, in milliseconds. */
const READ_AFTER_MS = 1500;

/**
 * Dismisses success messages that have been on screen long enough to read. Newer ones stay, because they may come from
 * the screen that was just left.
 */
export function dismissRead(): void {
  const now = performance.now();
  for (const alert of currentAlerts())
    if (isPassing(alert) && now - alert.shownAt >= READ_AFTER_MS) dismissAlert(alert.id);
}
