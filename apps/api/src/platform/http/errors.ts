import type { ErrorCode, FieldCode } from '@weekbord/contract/errors';
import type { FieldParams } from '@weekbord/phrases/errors';

/** Rejects a whole request with an error code of the contract. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether earlier writes must be committed despite the error, such as the count of a wrong guess. */
  readonly keepWrites: boolean;

  constructor(
    code: ErrorCode,
    options: { headers?: Record<string, string>; keepWrites?: boolean; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.headers = options.headers ?? {};
    this.keepWrites = options.keepWrites ?? false;
  }
}

/** One problem of a request: its field, the error code, and the limit that was exceeded. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: FieldCode;
  readonly params?: FieldParams;
}

/** The fields that are wrong, nested like the request. */
export interface WrongFields {
  readonly [field: string]: FieldCode | WrongFields;
}

/** Rejects a request because of its fields. The response is 400, with a sentence per field. */
export class FieldError extends Error {
  readonly problems: readonly Problem[];

  /** Takes codes nested like the request, or a list of problems if a code has a limit. */
  constructor(wrong: WrongFields | readonly Problem[]) {
    super('wrong fields');
    this.problems = isList(wrong) ? wrong : problemsOf(wrong, []);
  }
}

function isList(wrong: WrongFields | readonly Problem[]): wrong is readonly Problem[] {
  return Array.isArray(wrong);
}

function problemsOf(wrong: WrongFields, path: readonly string[]): Problem[] {
  return Object.entries(wrong).flatMap(([field, inner]) =>
    typeof inner === 'string' ? [{ path: [...path, field], code: inner }] : problemsOf(inner, [...path, field]),
  );
}
