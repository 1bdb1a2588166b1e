import type { ClickEvent } from '@weekbord/domain/analytics/events';

let forward: ((event: ClickEvent) => void) | undefined;

/** Tracks a click, if the visitor consented. */
export function trackClick(event: ClickEvent): void {
  forward?.(event);
}

/** Sets the receiver of tracked clicks; undefined stops tracking. */
export function forwardClicks(to: ((event: ClickEvent) => void) | undefined): void {
  forward = to;
}
