import { isAfterWork } from '../faults.ts';
import type { Running } from '../running.ts';
import { API_VERSION } from '../wire.ts';
import { answerCall, callName } from './api.ts';
import type { ReadRequest, Reply } from './server.ts';

/** Handles an API call, or makes it fail as requested. */
export function answerApi({ ctx, faults, calls, deliveries, save }: Running, request: ReadRequest): Reply {
  const { method, url, headers, body } = request;
  const path = url.pathname.replace(/\/$/, '');
  const name = callName({ method, path });
  calls[name] = (calls[name] ?? 0) + 1;
  const fault = faults.take(method, path);
  if (fault === 'reset') return 'reset';
  if (fault === 'server_error') return apiError(500, 'An unknown error occurred.');
  if (fault === 'rate_limit') return apiError(429, 'Too many requests.', 'rate_limit');
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const answered = answerCall(ctx, {
    method,
    path,
    form: method === 'POST' ? body : url.search.slice(1) || body,
    authorization: headers.authorization,
    idempotencyKey,
  });
  if (method !== 'GET') save();
  // Events are sent after the response, as Stripe does.
  setImmediate(() => deliveries.kick());
  if (isAfterWork(fault)) {
    if (fault === 'server_error_after_work') return apiError(500, 'An unknown error occurred.');
    return fault === 'time_out' ? 'hang' : 'reset';
  }
  return {
    status: answered.status,
    headers: {
      'content-type': 'application/json',
      'request-id': answered.requestId,
      'stripe-version': API_VERSION,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(answered.isReplayed ? { 'idempotent-replayed': 'true', 'original-request': answered.requestId } : {}),
    },
    body: answered.body,
  };
}

function apiError(status: number, message: string, code?: string): Reply {
  const type = status === 429 ? 'invalid_request_error' : 'api_error';
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { type, message, ...(code === undefined ? {} : { code }) } }),
  };
}
