import { type ApiFailure, failureOf } from '../http/api-failure.ts';

const UNKNOWN: ApiFailure = { kind: 'refused', status: 0 };

/** Returns why a form's submission was refused; an unexpected error counts as a refusal without a reason. */
export function formFailure(error: Error | null): ApiFailure | undefined {
  return error ? (failureOf(error) ?? UNKNOWN) : undefined;
}
