import type { AnalyticsEvent } from '@weekbord/domain/analytics/events';
import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/**
 * Who may call an endpoint. The server enforces the rule before the operation runs; other people's records are out of
 * reach of the operation's own queries and return 404.
 *
 * - `public`: every caller, logged in or not.
 * - `signed-in`: a valid token; also without paid access.
 * - `member`: a valid token and access to the product, otherwise 403 `no_paid_access`, or `closed_for_age` for a minor.
 * - `subject`: like `member`; names a person or a person's record, which must be the caller's or one of their clients'.
 * - `self`: like `subject`, but callers can reach their own records even without paid access.
 * - `coach`: like `member`, and a coach, otherwise 403 `coach_only`.
 * - `staff`: like `member`, and staff, otherwise 403 `staff_only`.
 */
export type AccessRule = 'public' | 'signed-in' | 'member' | 'subject' | 'self' | 'coach' | 'staff';

/** How a call affects people other than its caller. Demo accounts may not make such calls. */
export type BeyondCaller =
  /** The call emails or invites people, or answers an invitation. */
  | 'people'
  /** The call creates a secret link that gives its holder access. */
  | 'link'
  /** The call publishes something at a public URL, or under a name that others see. */
  | 'public'
  /** The call ties the account to someone's identity, by an email address or a password. */
  | 'identity'
  /** The call sends messages through third-party servers. */
  | 'messages';

type Schema = z.ZodType;

/** One call of the API: its route, who may make it, its input and output, and how it can fail. */
export interface Endpoint<
  Name extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Access extends AccessRule = AccessRule,
> {
  readonly route: Route<Name>;
  readonly access: Access;
  /**
   * Overrides whether a coach may make the call as a client: by default, if it names a person's record; see
   * `isOpenAsClient`.
   */
  readonly asClient?: boolean;
  /** Why demo accounts may not make the call (403 `not_in_demo`); absent if they may. */
  readonly closedToDemo?: BeyondCaller;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The response body; absent if there is none. */
  readonly answer?: Answer;
  /** Media types of a plain-text response; the response's header states the actual one. JSON if absent. */
  readonly answerTypes?: readonly string[];
  /** The status of a successful response; 204 if there is no body. */
  readonly status: 200 | 201 | 204 | 302;
  /** Other success statuses with the same body, such as 200 if nothing had to be created. */
  readonly otherStatuses?: readonly (200 | 202)[];
  /** The error codes that are specific to this endpoint; see `errorsOf` for those that it shares with others. */
  readonly errors: readonly ErrorCode[];
  /** True if the call checks a credential, so that the rate limiter for guesses must run before the check. */
  readonly verifiesCredential?: boolean;
  /** How many units of the caller's quota one call costs; 1 if absent. */
  readonly cost?: number;
  /** True if a call takes more than about ten milliseconds of CPU; a caller may run only one such call at a time. */
  readonly heavy?: boolean;
  /** True if a call takes several milliseconds of CPU; a caller's calls of this kind are queued and run one by one. */
  readonly oneByOne?: boolean;
  /**
   * True if a POST only computes or proves something, so that it needs neither a transaction nor an idempotency record.
   */
  readonly readOnly?: boolean;
  /**
   * True if the response is not stored under an idempotency key: it contains a new secret, or the caller's access may
   * end before a retry, as with a link.
   */
  readonly keepsNoAnswer?: boolean;
  /** Maximum size of the body in bytes, if larger than the server's common limit. */
  readonly maxBodyBytes?: number;
  /** Maximum size of a response in bytes, if larger than `MAX_ANSWER_BYTES`. */
  readonly maxAnswerBytes?: number;
  /** True if the operation gets the raw JSON text, for example because it is signed. */
  readonly takesRawBody?: boolean;
  /** True if a form may be sent with the call, as email programs do; the form is ignored. */
  readonly passesOverForms?: boolean;
  /** The name of another endpoint whose operation also serves this one. */
  readonly servedAs?: string;
  /** The analytics event of a successful call. */
  readonly event?: AnalyticsEvent;
  /** The audit entry of a successful call that writes no row with an audit trigger. */
  readonly audit?: AuditKind;
}

interface EndpointParts<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema | undefined,
  Access extends AccessRule,
> {
  access: Access;
  asClient?: boolean;
  closedToDemo?: BeyondCaller;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  answerTypes?: readonly string[];
  status?: 200 | 201 | 204 | 302;
  otherStatuses?: readonly (200 | 202)[];
  errors?: readonly ErrorCode[];
  verifiesCredential?: boolean;
  cost?: number;
  heavy?: boolean;
  oneByOne?: boolean;
  readOnly?: boolean;
  keepsNoAnswer?: boolean;
  maxBodyBytes?: number;
  maxAnswerBytes?: number;
  takesRawBody?: boolean;
  event?: AnalyticsEvent;
  audit?: AuditKind;
  passesOverForms?: boolean;
}

/** The requirements of a rule. */
interface Demands {
  readonly token: boolean;
  /** Whether paid access is required: always, or except for the caller's own records. */
  readonly paidAccess: 'no' | 'about others' | 'yes';
  readonly role: 'coach' | 'staff' | null;
  /** Whether the call is about a person's records; the person must be within the caller's reach. */
  readonly isAboutRecords: boolean;
}

/** The requirements of each rule; used by the server to reject calls and by the API description. */
export const DEMANDS: Readonly<Record<AccessRule, Demands>> = {
  public: { token: false, paidAccess: 'no', role: null, isAboutRecords: false },
  'signed-in': { token: true, paidAccess: 'no', role: null, isAboutRecords: false },
  member: { token: true, paidAccess: 'yes', role: null, isAboutRecords: false },
  subject: { token: true, paidAccess: 'yes', role: null, isAboutRecords: true },
  self: { token: true, paidAccess: 'about others', role: null, isAboutRecords: true },
  coach: { token: true, paidAccess: 'yes', role: 'coach', isAboutRecords: false },
  staff: { token: true, paidAccess: 'yes', role: 'staff', isAboutRecords: false },
};

/**
 * Maximum size of a response in bytes. A larger one would occupy the server's memory; the call is rejected with
 * `answer_too_large`.
 */
export const MAX_ANSWER_BYTES = 8_000_000;

/** The errors that any call can return. */
const ERRORS_OF_ALL = ['too_many_requests', 'server_error', 'unavailable'] as const satisfies readonly ErrorCode[];

function errorsOfAccess(rule: AccessRule): readonly ErrorCode[] {
  const { token, paidAccess, role, isAboutRecords } = DEMANDS[rule];
  return [
    ...(token ? (['not_authenticated', 'not_as_client'] as const) : []),
    ...(paidAccess === 'no' ? [] : (['no_paid_access', 'closed_for_age'] as const)),
    ...(role === null ? [] : ([`${role}_only`] as const)),
    ...(isAboutRecords ? (['not_found', 'consent_withdrawn'] as const) : []),
  ];
}

/** The errors of a call whose required body is missing or invalid. */
const ERRORS_OF_BODIES = [
  'malformed_json',
  'unsupported_media_type',
  'body_too_large',
] as const satisfies readonly ErrorCode[];

/**
 * The errors of a call that changes something: another write came in between, the key was used for another call or for
 * a person no longer within reach, or the encryption key for sealed data is missing.
 */
const ERRORS_OF_WRITING = [
  'version_conflict',
  'idempotency_key_in_use',
  'not_found',
  'data_unreadable',
] as const satisfies readonly ErrorCode[];

/**
 * The header with which a coach makes a call as one of their clients; it contains the client's id. The caller remains
 * the coach; the call is about the client's records and no one else's.
 */
export const SUBJECT_HEADER = 'x-subject';

/**
 * Whether a coach may make a call as a client. True for calls about the client's records and everything related to the
 * diary. Never for what only the client decides, such as their account, logins, payments, export or who else has
 * access.
 */
export function isOpenAsClient({ access, asClient }: Pick<Endpoint, 'access' | 'asClient'>): boolean {
  return asClient ?? DEMANDS[access].isAboutRecords;
}

/** Whether a call may change something; the other calls only compute, prove or read. */
export function isWriting({ route, readOnly }: Pick<Endpoint, 'route' | 'readOnly'>): boolean {
  return route.method !== 'GET' && readOnly !== true;
}

/** Whether a call accepts an idempotency key, under which its response is stored. */
export function takesKey(endpoint: Pick<Endpoint, 'route' | 'readOnly' | 'keepsNoAnswer'>): boolean {
  return isWriting(endpoint) && endpoint.keepsNoAnswer !== true;
}

/**
 * Returns every code with which an endpoint can reject a whole request: its own codes, those of any call, and those
 * that follow from its access rule, the records in its path and whether it writes.
 */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const isPaged =
    endpoint.query !== undefined && 'shape' in endpoint.query && 'page' in (endpoint.query.shape as object);
  const namesSomething = endpoint.params !== undefined || isPaged || endpoint.asClient === true;
  return new Set([
    ...endpoint.errors,
    ...ERRORS_OF_ALL,
    ...(endpoint.answer === undefined ? [] : (['answer_too_large'] as const)),
    ...errorsOfAccess(endpoint.access),
    ...(endpoint.closedToDemo === undefined ? [] : (['not_in_demo'] as const)),
    ...(namesSomething ? (['not_found'] as const) : []),
    ...(endpoint.asClient === true ? (['consent_withdrawn'] as const) : []),
    ...(endpoint.body === undefined ? [] : ERRORS_OF_BODIES),
    ...(isWriting(endpoint) ? ERRORS_OF_WRITING : []),
    ...(isWriting(endpoint) && DEMANDS[endpoint.access].isAboutRecords ? (['consent_required'] as const) : []),
  ]);
}

/** Joins a route with its schemas and rules. */
export function endpoint<
  Name extends string,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  const Access extends AccessRule = AccessRule,
>(
  route: Route<Name>,
  parts: EndpointParts<Params, Query, Body, Answer, Access>,
): Endpoint<Name, Params, Query, Body, Answer, Access> {
  return { route, errors: [], status: parts.answer === undefined ? 204 : 200, ...parts };
}

/** Returns the same call at another path. */
export function alsoAt<const E extends Endpoint, Name extends string>(
  original: E,
  route: Route<Name>,
): Omit<E, 'route'> & { readonly route: Route<Name> } {
  return { ...original, route, servedAs: original.servedAs ?? original.route.name };
}

/**
 * Returns the PUT for a resource that also has a PATCH. `body` is everything that a caller may write, with defaults for
 * optional parts; the PATCH's operation writes it.
 */
export function replacementOf<const E extends Endpoint, Name extends string, Whole extends Schema>(
  update: E,
  route: Route<Name>,
  {
    summary,
    body,
  }: {
    readonly summary: string;
    readonly body: Whole & (z.output<Whole> extends Received<E>['body'] ? unknown : never);
  },
): Omit<E, 'route' | 'body'> & { readonly route: Route<Name>; readonly body: Whole } {
  return { ...update, route, summary, body, servedAs: update.servedAs ?? update.route.name };
}

/** The schema of an optional part, or `never` if the endpoint does not have it. */
type Given<T> = Extract<T, Schema>;
type Output<T> = [Given<T>] extends [never] ? undefined : z.output<Given<T>>;
type Input<T> = z.input<Given<T>>;

/** The input of an operation on the server. */
export interface Received<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The input sent by a caller, without parts that the endpoint does not have. */
export type Sent<E extends Endpoint> = ([Given<E['params']>] extends [never]
  ? unknown
  : { params: Input<E['params']> }) &
  ([Given<E['query']>] extends [never] ? unknown : { query?: Input<E['query']> }) &
  ([Given<E['body']>] extends [never] ? unknown : { body: Input<E['body']> });

/** The body of a successful response. */
export type Answered<E extends Endpoint> = Output<E['answer']>;
