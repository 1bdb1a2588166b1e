import type { ClickEvent } from '@weekbord/domain/analytics/events';

let forward: ((event: ClickEvent) => void) | undefined;

/** Tells of a click that the business counts, where the visitor has agreed to it. */
export function tellClick(event: ClickEvent): void {
  forward?.(event);
}

/** Says what becomes of clicks, such as once a visitor has agreed to it; undefined for nothing. */
export function forwardClicks(to: ((event: ClickEvent) => void) | undefined): void {
  forward = to;
}
