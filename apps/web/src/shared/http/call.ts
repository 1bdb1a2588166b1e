import type { Answered, Sent } from '@weekbord/contract/endpoint';
import type { EndpointName, Endpoints } from '@weekbord/contract/endpoints';
import type { Method, Route } from '@weekbord/contract/route';
import { currentLanguage } from '../locale/language.ts';
import { appDisplay } from '../app-display.ts';
import { subjectId } from '../session/subject.ts';
import { endSession, readToken } from '../session/token.ts';
import { type ApiFailure, CallFailed, readFailure } from './api-failure.ts';
import { beginRequest, isOurs, note } from '../offline/connection.ts';
import { emitWrite } from '../api/write-events.ts';
import { addressOf, type SentParts } from './address.ts';
import { clientName } from './client-name.ts';
import { reportRefusal } from './report-refusal.ts';
import type { Result } from './result.ts';

/** The successful response from an endpoint. */
export type AnswerOf<Name extends EndpointName> = Answered<Endpoints[Name]>;
/** The request to an endpoint. */
export type SentTo<Name extends EndpointName> = Sent<Endpoints[Name]>;

export interface CallOptions {
  /** Makes a repeated POST harmless: the server returns the first result again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whether the caller retries the request after a failure, so that it need not wait on a lost connection. */
  isRepeated?: boolean;
  /** Whether the call completes even if the page is left in the meantime. */
  keepalive?: boolean;
}

/** A POST is sent with a key, so that repeating it after a lost response does not cause a duplicate. */
type OptionsOf<M extends Method> = 'POST' extends M ? CallOptions & { idempotencyKey: string } : CallOptions;

type Arguments<Sending, Options> = object extends Options
  ? unknown extends Sending
    ? [sent?: Sending | undefined, options?: Options]
    : [sent: Sending, options?: Options]
  : [sent: Sending, options: Options];

const TIMEOUT_MS = 30_000;

/**
 * Sends a request to an endpoint of the API. Throws only if its own signal cancels the request: a failure is returned,
 * and the caller decides what to show. Screens read with `queryOf` and write with `useSend`.
 */
export function call<Name extends EndpointName, M extends Method>(
  route: Route<Name, M>,
  ...[sent, options]: Arguments<SentTo<Name>, OptionsOf<M>>
): Promise<Result<AnswerOf<Name>, ApiFailure>> {
  return send(route, sent ?? {}, options ?? {}) as Promise<Result<AnswerOf<Name>, ApiFailure>>;
}

/**
 * Like `call`, for callers where a failure must stop the following steps: returns the response, or throws `CallFailed`.
 */
export async function answer<Name extends EndpointName, M extends Method>(
  route: Route<Name, M>,
  ...rest: Arguments<SentTo<Name>, OptionsOf<M>>
): Promise<AnswerOf<Name>> {
  const result = await call(route, ...rest);
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}

/** Sends a request whose types are known elsewhere, such as a queued write that was read from storage. */
export async function send(route: Route, sent: SentParts, options: CallOptions): Promise<Result<unknown, ApiFailure>> {
  const token = readToken();
  const { done, lost } = beginRequest();
  const signals = [AbortSignal.timeout(TIMEOUT_MS)];
  if (options.signal) signals.push(options.signal);
  if (options.isRepeated || route.method === 'GET') signals.push(lost);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(addressOf(route, sent), {
      method: route.method,
      headers: headersFor(token, route.method, sent.body !== undefined, options),
      signal: AbortSignal.any(signals),
      keepalive: options.keepalive === true,
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    });
    body = await bodyOf(response);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    note('failed');
    return { ok: false, failure: { kind: 'network' } };
  } finally {
    done();
  }
  if (!isOurs(response)) {
    note('failed');
    return { ok: false, failure: { kind: 'network' } };
  }
  note('answered');
  if (response.ok) {
    if (route.method !== 'GET') emitWrite(route);
    return { ok: true, value: body };
  }
  reportRefusal(route, response.status);
  if (response.status === 401 && token !== null) endSession(token);
  return { ok: false, failure: readFailure(response.status, body) };
}

/** Opens a response that is streamed until the server ends it or `signal` is aborted. Throws if none arrives. */
export async function openAnswer(route: Route, sent: SentParts, signal: AbortSignal): Promise<Response> {
  const token = readToken();
  const headers = headersFor(token, route.method, false, {});
  const { done } = beginRequest();
  const response = await fetch(addressOf(route, sent), {
    headers,
    signal,
    cache: 'no-store',
  })
    .catch((error: unknown) => {
      if (!signal.aborted) note('failed');
      throw error;
    })
    .finally(done);
  note(isOurs(response) ? 'answered' : 'failed');
  if (!isOurs(response)) throw new CallFailed({ kind: 'network' });
  if (!response.ok) reportRefusal(route, response.status);
  if (response.status === 401 && token !== null) endSession(token);
  return response;
}

function headersFor(
  token: string | null,
  method: Method,
  hasBody: boolean,
  options: CallOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    'X-App-Display': appDisplay(),
    ...(method !== 'GET' && { 'X-Client': clientName }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(subjectId !== null && { 'X-Subject': String(subjectId) }),
    ...(options.idempotencyKey !== undefined && {
      'Idempotency-Key': options.idempotencyKey,
    }),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
