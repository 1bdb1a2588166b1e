import type { FieldCode } from '@weekbord/contract/errors';
import type { Fault } from '@weekbord/domain/validation/fault';
import { FieldError, type Problem } from '../../platform/http/errors.ts';

/** Converts an error that the domain found in a field into a problem for the error response. */
export function problemOf(path: readonly string[], fault: Fault<FieldCode>): Problem {
  const { code, limit, given } = fault;
  if (limit === undefined) return { path, code };
  return { path, code, params: { count: limit, ...(given !== undefined && { given }) } };
}

/** Rejects a request if any of its fields is invalid. */
export function refuseFaults(faults: Readonly<Record<string, Fault<FieldCode> | null>>): void {
  const problems = Object.entries(faults).flatMap(([field, fault]) => (fault ? [problemOf([field], fault)] : []));
  if (problems.length > 0) throw new FieldError(problems);
}
