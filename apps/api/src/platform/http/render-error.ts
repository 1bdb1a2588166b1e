import { ERROR_CODES, NON_FIELD_ERRORS, type FieldErrors } from '@weekbord/contract/errors';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import type { Locale } from './actor.ts';
import { ApiError, type FieldError, type Problem } from './errors.ts';

/** An error as it is sent. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Renders an error in the caller's language. */
export function renderError(error: ApiError | FieldError, locale: Locale, requestId: string): Rendered {
  if (!(error instanceof ApiError)) {
    return { status: 400, headers: {}, body: renderProblems(error.problems, locale) };
  }
  const { headers } = error;
  const { status } = ERROR_CODES[error.code];
  const sentence = errorPhrase(error.code, locale);
  if ('as' in ERROR_CODES[error.code]) return { status, headers, body: { error: sentence } };
  if (status === 500) return { status, headers, body: { detail: sentence, request_id: requestId } };
  return { status, headers, body: { detail: sentence, code: error.code } };
}

/** Returns sentences per field, nested like the request; those without a field are under `non_field_errors`. */
export function renderProblems(problems: readonly Problem[], locale: Locale): FieldErrors {
  const root: FieldErrors = Object.create(null) as FieldErrors;
  for (const problem of problems) {
    const sentence = fieldPhrase(problem.code, locale, problem.params);
    add(root, problem.path.length === 0 ? [NON_FIELD_ERRORS] : problem.path.map(String), sentence);
  }
  return root;
}

function add(node: FieldErrors, path: readonly string[], sentence: string): void {
  const [field = NON_FIELD_ERRORS, ...rest] = path;
  const present = node[field];
  if (rest.length > 0) {
    const child: FieldErrors = Array.isArray(present) ? { [NON_FIELD_ERRORS]: present } : (present ?? {});
    node[field] = child;
    add(child, rest, sentence);
  } else if (present === undefined) {
    node[field] = [sentence];
  } else if (Array.isArray(present)) {
    if (!present.includes(sentence)) present.push(sentence);
  } else {
    add(present, [NON_FIELD_ERRORS], sentence);
  }
}
