import type { AnalyticsEvent } from '@weekbord/domain/analytics/events';
import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/**
 * Who may call an endpoint. The server enforces the rule before the operation runs; what belongs to
 * another person is out of reach of the operation's own queries and answers 404.
 *
 * - `public`: every caller, signed in or not.
 * - `signed-in`: a valid token; also a person without paid access.
 * - `member`: a valid token and access to the product, else 403 `no_paid_access`, or `closed_for_age` of a minor.
 * - `subject`: as `member`; names a person or a person's record, which must be the caller's or a client's of theirs.
 * - `self`: as `subject`, but the caller's own is open also without paid access.
 * - `coach`: as `member`, and a coach, else 403 `coach_only`.
 * - `staff`: as `member`, and staff, else 403 `staff_only`.
 */
export type AccessRule = 'public' | 'signed-in' | 'member' | 'subject' | 'self' | 'coach' | 'staff';

/** How a call reaches beyond its caller, for which a demo account may not make it. */
export type BeyondCaller =
  /** It mails or invites people, or answers those who invite. */
  | 'people'
  /** It makes a secret link that gives its holder access. */
  | 'link'
  /** It puts something at a public address, or under a name that others see. */
  | 'public'
  /** It makes the account somebody's own, by an address or a password. */
  | 'identity'
  /** It sends messages through the servers of others. */
  | 'messages';

type Schema = z.ZodType;

/** One call of the API: where it is, who may make it, what goes in, what comes out, how it can fail. */
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
   * True where a coach may make the call as a client although it names no person's record, false where they may not although
   * it does; see `isOpenAsClient`.
   */
  readonly asClient?: boolean;
  /** Present where a demo account may not make the call: 403 `not_in_demo`. */
  readonly closedToDemo?: BeyondCaller;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The answer's body; absent where the answer has none. */
  readonly answer?: Answer;
  /** Media types of an answer that is a text of its own, which says by its header which one it is; absent: JSON. */
  readonly answerTypes?: readonly string[];
  /** Status of the good answer; 204 where there is no body. */
  readonly status: 200 | 201 | 204 | 302;
  /** Other good statuses with the same body, such as 200 where there was nothing left to make. */
  readonly otherStatuses?: readonly (200 | 202)[];
  /** Every code that this endpoint itself can answer, beside those that it shares with others; see `errorsOf`. */
  readonly errors: readonly ErrorCode[];
  /** A call that checks a credential: the limiter for guesses must stand in front of the check. */
  readonly verifiesCredential?: boolean;
  /** How many units of the caller's quota one call costs; 1 when absent. */
  readonly cost?: number;
  /** True where a call takes more than some ten milliseconds of a processor: a caller has one of them at a time. */
  readonly heavy?: boolean;
  /** True where a call takes some milliseconds of a processor: those of one caller run one by one, and the others wait. */
  readonly oneByOne?: boolean;
  /** True where a POST only computes or proves something, so it neither opens a transaction nor keeps an idempotency record. */
  readonly readOnly?: boolean;
  /**
   * True where the answer is kept under no idempotency key: it carries a new secret, and a kept answer can be read; or its
   * caller is let through by something that may end before a repeat, as a link does.
   */
  readonly keepsNoAnswer?: boolean;
  /** The largest body in bytes, where it may be larger than the server's common limit. */
  readonly maxBodyBytes?: number;
  /** True where the operation gets the text of the JSON that was sent, such as one that is signed. */
  readonly takesRawBody?: boolean;
  /** True where a form may come along, as mail programs send one; nothing of it is read. */
  readonly passesOverForms?: boolean;
  /** The name of the endpoint whose operation serves this one too. */
  readonly servedAs?: string;
  /** The analytics event of a successful call. */
  readonly event?: AnalyticsEvent;
  /** What the audit notes of a successful call that writes no row with a trigger. */
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
  takesRawBody?: boolean;
  event?: AnalyticsEvent;
  audit?: AuditKind;
  passesOverForms?: boolean;
}

/** What a rule asks of a caller. */
interface Demands {
  readonly token: boolean;
  /** Whether paid access is needed: for whatever the call is about, or for all but the caller's own. */
  readonly paidAccess: 'no' | 'about others' | 'yes';
  readonly role: 'coach' | 'staff' | null;
  /** Whether the call is about the records of a person, who must be within the caller's reach. */
  readonly isAboutRecords: boolean;
}

/** All that decides who may call: the server refuses by it, and the description of the API says it. */
export const DEMANDS: Readonly<Record<AccessRule, Demands>> = {
  public: { token: false, paidAccess: 'no', role: null, isAboutRecords: false },
  'signed-in': { token: true, paidAccess: 'no', role: null, isAboutRecords: false },
  member: { token: true, paidAccess: 'yes', role: null, isAboutRecords: false },
  subject: { token: true, paidAccess: 'yes', role: null, isAboutRecords: true },
  self: { token: true, paidAccess: 'about others', role: null, isAboutRecords: true },
  coach: { token: true, paidAccess: 'yes', role: 'coach', isAboutRecords: false },
  staff: { token: true, paidAccess: 'yes', role: 'staff', isAboutRecords: false },
};

/** What any call can be refused with, whatever it is. */
const ERRORS_OF_ALL = ['too_many_requests', 'server_error', 'unavailable'] as const satisfies readonly ErrorCode[];

/** What the rule about who may call refuses with. */
function errorsOfAccess(rule: AccessRule): readonly ErrorCode[] {
  const { token, paidAccess, role, isAboutRecords } = DEMANDS[rule];
  return [
    ...(token ? (['not_authenticated', 'not_as_client'] as const) : []),
    ...(paidAccess === 'no' ? [] : (['no_paid_access', 'closed_for_age'] as const)),
    ...(role === null ? [] : ([`${role}_only`] as const)),
    ...(isAboutRecords ? (['not_found', 'consent_withdrawn'] as const) : []),
  ];
}

/** What a call that takes a body is refused with where it is none. */
const ERRORS_OF_BODIES = [
  'malformed_json',
  'unsupported_media_type',
  'body_too_large',
] as const satisfies readonly ErrorCode[];

/**
 * What a call that changes something is refused with where another write came in between, or its key was used before:
 * for another call, or about a person who is out of reach by now; or where the key of sealed data is missing.
 */
const ERRORS_OF_WRITING = [
  'version_conflict',
  'idempotency_key_in_use',
  'not_found',
  'data_unreadable',
] as const satisfies readonly ErrorCode[];

/**
 * The header with which a coach makes a call as one of their clients: the client's id. The caller stays the coach; what
 * the call is about is the client's, and of nobody else.
 */
export const SUBJECT_HEADER = 'x-subject';

/**
 * Whether a coach may make a call as a client: about the client's records, and what goes with a diary. Never what is the
 * client's own to decide, such as their account, address, log-ins, devices, payments, export or who else may look.
 */
export function isOpenAsClient({ access, asClient }: Pick<Endpoint, 'access' | 'asClient'>): boolean {
  return asClient ?? DEMANDS[access].isAboutRecords;
}

/** Whether a call may change something; the others only compute, prove or read. */
export function isWriting({ route, readOnly }: Pick<Endpoint, 'route' | 'readOnly'>): boolean {
  return route.method !== 'GET' && readOnly !== true;
}

/** Whether a call takes an idempotency key, under which its answer is kept. */
export function takesKey(endpoint: Pick<Endpoint, 'route' | 'readOnly' | 'keepsNoAnswer'>): boolean {
  return isWriting(endpoint) && endpoint.keepsNoAnswer !== true;
}

/**
 * Every code with which an endpoint can refuse a whole request: its own, and those that it shares with others because
 * of who may call it, what its address names, whether it writes, and that it is a call at all.
 */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const isPaged =
    endpoint.query !== undefined && 'shape' in endpoint.query && 'page' in (endpoint.query.shape as object);
  const namesSomething = endpoint.params !== undefined || isPaged || endpoint.asClient === true;
  return new Set([
    ...endpoint.errors,
    ...ERRORS_OF_ALL,
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

/** The same call at another address. */
export function alsoAt<const E extends Endpoint, Name extends string>(
  original: E,
  route: Route<Name>,
): Omit<E, 'route'> & { readonly route: Route<Name> } {
  return { ...original, route, servedAs: original.servedAs ?? original.route.name };
}

/**
 * The PUT of a resource that a PATCH changes: `body` is everything that a caller may write, with a value for what may be
 * left out, and the operation of the PATCH writes all of it.
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

/** The schema of an optional part; never where the endpoint lacks it. */
type Given<T> = Extract<T, Schema>;
type Output<T> = [Given<T>] extends [never] ? undefined : z.output<Given<T>>;
type Input<T> = z.input<Given<T>>;

/** What an operation of the server receives. */
export interface Received<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a caller sends; parts that the endpoint lacks are left out. */
export type Sent<E extends Endpoint> = ([Given<E['params']>] extends [never]
  ? unknown
  : { params: Input<E['params']> }) &
  ([Given<E['query']>] extends [never] ? unknown : { query?: Input<E['query']> }) &
  ([Given<E['body']>] extends [never] ? unknown : { body: Input<E['body']> });

/** What the good answer carries. */
export type Answered<E extends Endpoint> = Output<E['answer']>;
