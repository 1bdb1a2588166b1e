import { type ApiFailure, failureOf } from '../http/api-failure.ts';

const UNKNOWN: ApiFailure = { kind: 'refused', status: 0 };

/** Why what a form sent was not taken; an error that is none of ours counts as a refusal without a reason. */
export function formFailure(error: Error | null): ApiFailure | undefined {
  return error ? (failureOf(error) ?? UNKNOWN) : undefined;
}
