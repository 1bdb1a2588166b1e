import type { ErrorCode, FieldErrors } from '@weekbord/contract/errors';
import type { ApiFailure } from '../http/api-failure.ts';
import type { Say } from '../phrases/use-phrases.ts';

/**
 * Error codes whose messages are not shown, because they are meant for API developers or say less than the general
 * message.
 */
const NOT_SAID: readonly ErrorCode[] = [
  'idempotency_key_in_use',
  'malformed_json',
  'method_not_allowed',
  'not_found',
  'server_error',
  'unsupported_media_type',
];

/**
 * Returns the message for a failed request: the server's own if it has one, refused fields one per line (`portions: At
 * least 1.`), otherwise `general`.
 */
export function failureText(
  failure: ApiFailure | undefined,
  say: Say<'shared'>,
  general: string = say('genericError'),
): string {
  switch (failure?.kind) {
    case 'network':
      return say('networkError');
    case 'message':
      return failure.message;
    case 'fields':
      return failure.nonField ?? (linesOf(failure.errors).join('\n') || general);
    case 'refused':
      return failure.status === 429 ? say('tooManyRequests') : (sentenceOf(failure) ?? general);
    default:
      return general;
  }
}

/**
 * Returns the server's message for one of our error codes. Text from a proxy is not shown, because it is not meant for
 * people.
 */
function sentenceOf({ code, detail }: Extract<ApiFailure, { kind: 'refused' }>): string | undefined {
  return code === undefined || NOT_SAID.includes(code) ? undefined : detail;
}

/** Returns the first message for a field of a refused request, by its path (`physical_stats.height_in_cm`). */
export function fieldMessage(failure: ApiFailure | undefined, path: string): string | undefined {
  if (failure?.kind !== 'fields') return undefined;
  let found: FieldErrors | string[] | undefined = failure.errors;
  for (const name of path.split('.')) found = Array.isArray(found) ? undefined : found?.[name];
  return Array.isArray(found) ? found[0] : undefined;
}

function linesOf(errors: FieldErrors, path = ''): readonly string[] {
  return Object.entries(errors).flatMap(([name, found]) =>
    Array.isArray(found) ? found.map((message) => `${path}${name}: ${message}`) : linesOf(found, `${path}${name}.`),
  );
}
