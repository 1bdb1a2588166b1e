import { DAY_S } from '../clock.ts';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import type { Params } from '../http/params.ts';

const MOST_DAYS = 730;

/** Returns the end of the trial that a call requests; null for none. */
export function trialEndIn(ctx: Context, params: Params): number | null {
  const days = params.whole('trial_period_days');
  if (days !== undefined) {
    if (params.has('trial_end')) {
      throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.');
    }
    if (days < 1 || days > MOST_DAYS) throw invalid('Invalid trial_period_days.', { param: 'trial_period_days' });
    return ctx.clock.seconds() + days * DAY_S;
  }
  if (!params.has('trial_end') || params.text('trial_end') === 'now') return null;
  const end = params.whole('trial_end') ?? null;
  if (end !== null) requireFuture(ctx, end, 'trial_end');
  return end;
}

/** Throws if a time is in the past. */
export function requireFuture(ctx: Context, moment: number, param: string): void {
  if (moment <= ctx.clock.seconds()) throw invalid(`Timestamp must be in the future: ${param}`, { param });
}
