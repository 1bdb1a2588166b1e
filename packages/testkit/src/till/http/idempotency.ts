import { createHash } from 'node:crypto';
import { DAY_S } from '../clock.ts';
import type { Context } from '../context.ts';
import { TillError } from '../errors.ts';
import type { KeptAnswer } from '../state.ts';

const KEPT_MS = DAY_S * 1000;

/** Returns a name that identifies a request by its call and content. */
export function requestName(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/** Returns the earlier response for a key; throws if the key belongs to another request. */
export function answeredBefore(ctx: Context, key: string, request: string): KeptAnswer | undefined {
  const before = ctx.store.kept.answers[key];
  if (before === undefined || ctx.clock.now() - before.at > KEPT_MS) return undefined;
  if (before.request !== request) {
    throw new TillError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return before;
}

/**
 * Stores the response under a key, unless the call was rejected because of its content: it did nothing, and may be sent
 * again.
 */
export function rememberAnswer(ctx: Context, key: string, answer: Omit<KeptAnswer, 'at'>): void {
  if (answer.status !== 200 && answer.status !== 402) return;
  ctx.store.kept.answers[key] = { ...answer, at: ctx.clock.now() };
}
