import { currentAlerts, dismissAlert, isPassing } from './alerts.ts';

/** What was shown at least so long is read by the time that another screen opens, in milliseconds. */
const READ_AFTER_MS = 1500;

/** Dismisses what only told that something went well, but for what was only just said: the screen that is left may have said it. */
export function dismissRead(): void {
  const now = performance.now();
  for (const alert of currentAlerts())
    if (isPassing(alert) && now - alert.shownAt >= READ_AFTER_MS) dismissAlert(alert.id);
}
