import type { ErrorCode, FieldErrors } from '@weekbord/contract/errors';

/** Why a request did not succeed. */
export type ApiFailure =
  /** No response: no network, a timeout, or an unreachable server. */
  | Readonly<{ kind: 'network' }>
  /** The whole request was refused. */
  | Readonly<{ kind: 'refused'; status: number; detail?: string; code?: ErrorCode }>
  /** Individual fields were refused; `nonField` is the first message that names no field. */
  | Readonly<{ kind: 'fields'; errors: FieldErrors; nonField?: string }>
  /** The login and code requests fail with a single message. */
  | Readonly<{ kind: 'message'; status: number; message: string }>;

/** Carries a failure through code that only handles thrown errors, such as the query cache. */
export class CallFailed extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(describe(failure));
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

function describe(failure: ApiFailure): string {
  if (failure.kind === 'refused') return failure.detail ?? `Status ${failure.status}`;
  if (failure.kind === 'message') return failure.message;
  if (failure.kind === 'fields') return failure.nonField ?? Object.keys(failure.errors).join(', ');
  return 'No connection';
}

/** Returns the failure in a thrown error, if it comes from a request or from a chunk that failed to load. */
export function failureOf(error: unknown): ApiFailure | undefined {
  return error instanceof Error ? (error as Partial<CallFailed>).failure : undefined;
}

/** Whether retrying the same request later can help. */
export function isPassing(failure: ApiFailure): boolean {
  return (
    failure.kind === 'network' ||
    (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429 || failure.status === 408))
  );
}

/** Parses the body of an error response. */
export function readFailure(status: number, body: unknown): ApiFailure {
  if (!isRecord(body)) return { kind: 'refused', status };
  if (typeof body['error'] === 'string') return { kind: 'message', status, message: body['error'] };
  if (status === 400 && typeof body['detail'] !== 'string') {
    const general = body['non_field_errors'];
    const nonField: unknown = Array.isArray(general) ? general[0] : undefined;
    return { kind: 'fields', errors: body as FieldErrors, ...(typeof nonField === 'string' && { nonField }) };
  }
  return {
    kind: 'refused',
    status,
    ...(typeof body['detail'] === 'string' && { detail: body['detail'] }),
    ...(typeof body['code'] === 'string' && { code: body['code'] as ErrorCode }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
