import type { Endpoint } from '@weekbord/contract/endpoint';
import type { z } from 'zod';
import { ApiError, FieldError } from './errors.ts';
import { guardInput } from './guard-input.ts';
import { problemsOfIssues } from './issues.ts';

/** The parts of a request before they are checked. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks the parts of a request against its endpoint. An invalid id is `not_found`. Errors in the query and the body
 * are reported together.
 */
export function readInput(endpoint: Endpoint, raw: RawInput): RawInput {
  const params = endpoint.params?.safeParse(raw.params, { reportInput: true });
  if (params?.success === false || !isStorablePath(raw.params)) throw new ApiError('not_found');
  guardInput(raw.query);
  if (endpoint.body !== undefined) guardInput(raw.body);
  const query = check(endpoint.query, raw.query);
  const body = check(endpoint.body, raw.body ?? {});
  const problems = [...query.problems, ...body.problems];
  if (problems.length > 0) throw new FieldError(problems);
  return { params: params?.data, query: query.data, body: body.data };
}

function check(schema: z.ZodType | undefined, value: unknown) {
  if (schema === undefined) return { data: undefined, problems: [] };
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success
    ? { data: parsed.data, problems: [] }
    : { data: undefined, problems: problemsOfIssues(parsed.error.issues) };
}

function isStorablePath(params: unknown): boolean {
  return Object.values(params as Record<string, string>).every((value) => !value.includes('\u0000'));
}
