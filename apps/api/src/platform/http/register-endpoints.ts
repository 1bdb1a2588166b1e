import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Endpoint, isWriting, SUBJECT_HEADER, takesKey } from '@weekbord/contract/endpoint';
import { type Clock, dateOf } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { clientName } from '../database/acting.ts';
import type { Database } from '../database/open-database.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendChanges } from '../live/send-changes.ts';
import type { Streams } from '../live/streams.ts';
import type { Log } from '../log/log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Actor, Authenticate, CheckReach } from './actor.ts';
import { addVary, type Answer, emptyAnswer, entityTag, isKnown, textOf } from './answer.ts';
import { checkAccess, reachesSelfOnly, subjectOf, tokenOf } from './check-access.ts';
import type { Context, Surroundings } from './context.ts';
import { type CountInFlight, countInFlight } from './count-in-flight.ts';
import { ApiError } from './errors.ts';
import { fairPlaces, type Places } from './fair-places.ts';
import { requestKey, scopeOfPerson } from './idempotency.ts';
import { addRoutePassingOverForms, addRouteTakingText } from './json-body.ts';
import { localeOf } from './locale.ts';
import { networkOf, type RateLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { addressOf } from './request-address.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { type Run, runOperation } from './run-operation.ts';
import type { Served } from './serve.ts';
import { shareLookUps } from './share-look-ups.ts';
import { isAudited, withAudit } from '../audit/with-audit.ts';
import { emitEvent } from '../events/events.ts';
import type { Workers } from '../workers/workers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    subjectId: number | null;
  }
  interface FastifyContextConfig {
    /** The contract's endpoint that a route serves. */
    endpoint?: Endpoint;
  }
}

/** Dependencies of all operations. */
export interface AppContext {
  readonly database: Database;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly checkReach: CheckReach;
  readonly workers: Workers;
  readonly streams: Streams;
  /** Counts a caller's calls, in units of work. */
  readonly limit: RateLimit;
  /** Counts the requests of a network, across all callers. */
  readonly limitNetwork: RateLimit;
}

/** How long a request waits for its turn, in milliseconds: as long as it would wait for a connection. */
const PATIENCE_MS = 5000;
/** How many requests of one caller run concurrently. A page makes some twenty requests at once. */
const PER_CALLER = 4;
/** How many requests of one caller may wait. */
const WAITING_PER_CALLER = 60;
/**
 * The maximum number of requests of one token that have no response yet. Any further request is rejected when its turn
 * comes, and counts until then.
 */
const IN_FLIGHT_PER_TOKEN = PER_CALLER + WAITING_PER_CALLER;
/**
 * How many of one caller's requests may wait behind a running one, for calls that run one at a time. A page makes a few
 * such calls.
 */
const SINGLE_WAITING = 20;
/** How many heavy requests of one caller may wait behind the running one. */
const HEAVY_WAITING = 2;

/**
 * Adds a route for every pair. A route first checks who the caller is, then whether they may make the call, then
 * whether the request is valid, and finally runs the operation. As many operations run concurrently as there are
 * connections: more would only wait for each other and hold their data in memory. Callers share these slots. Each
 * caller's heavy calls, and those marked to run one by one, run one at a time.
 */
export function registerEndpoints(app: FastifyInstance, context: AppContext, routes: readonly Served[]): void {
  const total = context.config.databasePoolSize;
  const rules = { waitingPerCaller: WAITING_PER_CALLER, patienceMs: PATIENCE_MS };
  const places = fairPlaces({ ...rules, total, perCaller: Math.min(PER_CALLER, total) });
  const singlePlaces = fairPlaces({ ...rules, total, perCaller: 1, waitingPerCaller: SINGLE_WAITING });
  const heavyPlaces = fairPlaces({
    total: Math.max(1, Math.floor(total / 3)),
    perCaller: 1,
    waitingPerCaller: HEAVY_WAITING,
    patienceMs: 6 * PATIENCE_MS,
  });
  const admission: Admission = {
    ...context,
    authenticate: shareLookUps(context.authenticate),
    countInFlight: countInFlight(),
  };
  for (const served of routes.map((one) => withAudit(withEvent(one)))) {
    const { endpoint } = served;
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      served.isStream === true
        ? handleStream(request, reply, context, served, places)
        : handle(request, reply, context, served, places);
    const single = endpoint.oneByOne === true ? singlePlaces : undefined;
    const first = endpoint.heavy === true ? heavyPlaces : single;
    const route: RouteOptions = {
      method: endpoint.route.method,
      url: `/api${endpoint.route.path}`,
      config: { endpoint },
      // Compression would wait for a stream to end.
      ...(served.isStream === true ? { compress: false, exposeHeadRoute: false } : {}),
      ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: async (request, reply) => {
        await admit(request, reply, admission, served);
        (first ?? places).refuseWhereFull(callerOf(request));
      },
      handler: (request, reply) =>
        first === undefined ? answer(request, reply) : first.run(callerOf(request), () => answer(request, reply)),
    };
    if (endpoint.passesOverForms === true) addRoutePassingOverForms(app, route);
    else if (endpoint.takesRawBody === true) addRouteTakingText(app, route);
    else app.route(route);
  }
}

/** Returns an operation that queues its analytics event, if it has one, in its transaction. */
function withEvent(served: Served): Served {
  const { event } = served.endpoint;
  if (event === undefined) return served;
  const operation = async (ctx: Context): Promise<unknown> => {
    const answer = await served.operation(ctx as never);
    await emitEvent(ctx, event, ctx.actor?.organisationId ?? null);
    return answer;
  };
  return { ...served, operation };
}

/** The checks that a request passes before its body is read. */
interface Admission extends AppContext {
  readonly countInFlight: CountInFlight;
}

/**
 * Counts the request for its network before anything is looked up for it, then finds its caller and counts the caller's
 * requests.
 */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  admission: Admission,
  { endpoint, isStream }: Served,
): Promise<void> {
  const { database, clock } = admission;
  await admission.limitNetwork(networkOf(request.ip), 1);
  const token = tokenOf(request.headers.authorization);
  // Streams do not count, because they stay open and their number is limited elsewhere.
  const isCounted = token !== null && isStream !== true;
  const inFlight = isCounted ? admission.countInFlight(hash('sha256', token), reply.raw) : 0;
  request.actor = token === null ? null : await admission.authenticate(database, token, clock.now());
  await admission.limit(callerOf(request), endpoint.cost ?? 1);
  if (inFlight > IN_FLIGHT_PER_TOKEN) throw new ApiError('too_many_requests', { headers: { 'retry-after': '1' } });
  checkAccess(endpoint, request.actor);
  request.subjectId = subjectOf(endpoint, request.actor, headerOf(request, SUBJECT_HEADER));
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  served: Served,
  places: Places,
): Promise<FastifyReply> {
  const { endpoint } = served;
  const input = readInput(endpoint, request);
  const now = context.clock.now();
  const caller = callerOf(request);
  const key = takesKey(endpoint)
    ? requestKey({
        key: headerOf(request, 'idempotency-key'),
        scope: caller,
        route: endpoint.route.name,
        content: [request.params, request.query, endpoint.body && request.body].concat(request.subjectId ?? []),
        secretKey: context.config.secretKey,
      })
    : null;
  const without = { request, context, endpoint, now };
  const prepared = await served.prepare?.({
    ...input,
    ...surroundings({ ...without, draft: emptyAnswer(endpoint.status) }),
  } as never);
  const run: Run = {
    served,
    database: context.database,
    acting: {
      // A visit through a link has no acting person, whether or not the visitor is logged in.
      personId: served.system === 'visit' ? null : (request.actor?.id ?? null),
      system: served.system,
      client: isWriting(endpoint) ? clientName(headerOf(request, 'x-client')) : undefined,
      request: isAudited(endpoint) ? request.id : undefined,
    },
    key,
    now,
    keys: context.config,
    subjectId: request.subjectId,
    context: (db, draft) => ({ ...input, ...surroundings({ ...without, draft }), db, prepared }),
    checkReach: async (db, people) => {
      if (request.actor !== null) await context.checkReach(db, request.actor, people, endpoint);
    },
  };
  const answer = await retryWhileLocked(() => places.run(caller, () => runOperation(run)));
  return send({ request, reply, context, endpoint, answer });
}

/**
 * Finds whose changes the caller may follow, and opens the stream. A slot is occupied only while they are looked up.
 */
async function handleStream(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  served: Served,
  places: Places,
): Promise<FastifyReply> {
  const { endpoint, operation } = served;
  const { actor } = request;
  const input = readInput(endpoint, request);
  if (actor === null) throw new Error(`${endpoint.route.name} would stream to callers who are not logged in.`);
  const { client, missed } = input.query as { client?: string; missed?: number };
  const parts = { request, context, endpoint, now: context.clock.now(), draft: emptyAnswer(endpoint.status) };
  const people = await places.run(callerOf(request), () =>
    context.database.reading({ personId: actor.id }, (db) =>
      operation({ ...input, ...surroundings(parts), db } as never),
    ),
  );
  const following = { actor, people: people as readonly number[], client, missedSeconds: missed };
  return sendChanges(reply, context.streams, following);
}

function send(parts: {
  request: FastifyRequest;
  reply: FastifyReply;
  context: AppContext;
  endpoint: Endpoint;
  answer: Answer;
}): FastifyReply {
  const { request, reply, context, endpoint, answer } = parts;
  for (const [name, value] of answer.headers) {
    if (name === 'vary') addVary(reply, value);
    else reply.header(name, value);
  }
  for (const { name, value, options } of answer.cookies) {
    const secure = context.config.publicUrl?.startsWith('https:') ?? false;
    reply.setCookie(name, value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: secure || name.startsWith('__Host-'),
      path: options.path ?? '/',
      maxAge: options.maxAgeSeconds,
    });
  }
  reply.code(answer.status);
  if (answer.body === undefined) return reply.send();
  const isText = endpoint.answerTypes !== undefined;
  const text = answer.text ?? textOf(endpoint, answer.body);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const tag = entityTag(text);
    reply.header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  return isText ? reply.send(text) : reply.type('application/json; charset=utf-8').send(text);
}

function surroundings(parts: {
  request: FastifyRequest;
  context: AppContext;
  endpoint: Endpoint;
  now: Date;
  draft: Answer;
}): Omit<Surroundings<Actor | null>, 'db'> {
  const { request, context, endpoint, now, draft } = parts;
  const { mail, jobs, files, outbound, workers, clock, config, log } = context;
  return {
    endpoint,
    mail,
    jobs,
    files,
    outbound,
    workers,
    clock,
    config,
    log,
    now,
    actor: request.actor,
    subjectId: request.subjectId,
    reachesSelfOnly: reachesSelfOnly(endpoint.access, request.actor),
    isWriting: isWriting(endpoint),
    authorised: draft.authorised,
    locale: localeOf(request.headers['accept-language'], request.actor?.language),
    today: dateOf(now),
    requestId: request.id,
    clientAddress: request.ip,
    address: addressOf(request, config.publicUrl),
    cookies: {
      get: (name) => request.cookies[name],
      set: (name, value, options) => draft.cookies.push({ name, value, options }),
    },
    header: (name) => headerOf(request, name),
    setStatus: (status) => {
      draft.status = status;
    },
    setHeader: (name, value) => draft.headers.set(name, value),
  };
}

function callerOf(request: FastifyRequest): string {
  return request.actor === null ? `network ${networkOf(request.ip)}` : scopeOfPerson(request.actor.id);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}
