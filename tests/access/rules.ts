import type { EndpointName } from '@weekbord/contract/endpoints';

/**
 * The access rules of resources, stated independently of the contract so that a wrong rule there is found.
 *
 * - `any caller`: with and without a token.
 * - `any caller but a shut coach`: the same, but a coach without access is rejected.
 * - `own account`: a caller with a valid token, even if the account is disabled; it is about the caller.
 * - `own things`: a caller with access; it is about the caller.
 * - `a coach's own things`: the same, and the caller is a coach.
 * - `a coach's own record`: like an own record, but the caller must be a coach.
 * - `a record`: a caller with access; it names a person or a record, which must be the caller's or their client's,
 * otherwise it does not exist.
 * - `a record, the own always`: the same, but callers can reach their own even without access.
 * - `a recipe`: like a record, and also the published recipes of the caller's coach.
 * - `staff`: a caller with access who is staff; it may be about anyone or anything.
 * - `a client`: like a record, but the caller must be a coach, and it must be a client of theirs.
 * - `an open client`: the same, and the client's account must be enabled.
 * - `an own record`: like a record, but it must be the caller's, not a client's.
 * - `a reference`: like a record, but it is named in the body, so that the request is rejected for that field.
 * - `an own reference`: the same, but it must be the caller's, not a client's.
 */
export type Rule =
  | 'any caller'
  | 'any caller but a shut coach'
  | 'own account'
  | 'own things'
  | "a coach's own things"
  | 'staff'
  | 'a client'
  | 'an open client'
  | "a coach's own record"
  | 'a record'
  | 'a record, the own always'
  | 'a recipe'
  | 'an own record'
  | 'a reference'
  | 'an own reference';

/** Calls with the same rule. */
export interface Resource {
  readonly rule: Rule;
  /** Each call, with the expected status of a valid request. */
  readonly calls: Partial<Record<EndpointName, 200 | 201 | 204 | 302 | 400 | 404 | 409>>;
}
