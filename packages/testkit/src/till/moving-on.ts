import { nextDue } from './billing/due.ts';
import type { Context } from './context.ts';
import type { Deliveries } from './deliveries.ts';

/**
 * Runs everything that is due up to a time in milliseconds, each event at its own time, and delivers its webhooks
 * before the next one.
 */
export async function moveOn(ctx: Context, deliveries: Deliveries, target: number, save: () => void): Promise<void> {
  for (;;) {
    deliveries.kick();
    await deliveries.settled();
    const due = nextDue(ctx);
    const dueAt = due === undefined ? Infinity : due.at * 1000;
    const next = Math.min(dueAt, deliveries.nextAt() ?? Infinity);
    if (next > target) break;
    ctx.clock.moveTo(next);
    if (due !== undefined && dueAt <= next) {
      due.run();
      save();
    }
  }
  ctx.clock.moveTo(target);
  save();
}

/** Runs the scheduled events that are due, if the clock runs. */
export function catchUp(ctx: Context, deliveries: Deliveries, save: () => void): void {
  let isChanged = false;
  for (let due = nextDue(ctx); due !== undefined && due.at <= ctx.clock.seconds(); due = nextDue(ctx)) {
    due.run();
    isChanged = true;
  }
  if (isChanged) save();
  deliveries.kick();
}
