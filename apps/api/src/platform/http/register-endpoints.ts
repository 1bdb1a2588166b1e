import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, isWriting } from '@weekbord/contract/endpoint';
import type { Kysely } from 'kysely';
import { type Clock, dateOf } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mail.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Actor, Authenticate, MayReach } from './actor.ts';
import { type Answer, entityTag, isKnown } from './answer.ts';
import { semaphore } from './semaphore.ts';
import { checkAccess, tokenOf } from './check-access.ts';
import type { Surroundings } from './context.ts';
import { requestKey, scopeOfPerson } from './idempotency.ts';
import { localeOf } from './locale.ts';
import { networkOf, type RateLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { addressOf } from './request-address.ts';
import { runOperation } from './run-operation.ts';
import type { Served } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    endpoint?: Endpoint;
  }
}

/** What all operations share. */
export interface AppContext {
  readonly db: Kysely<Tables>;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly config: Config;
  readonly authenticate: Authenticate;
  readonly mayReach: MayReach;
  readonly limit: RateLimit;
}

/** How long a request waits until it is its turn, in milliseconds: as long as for a connection. */
const PATIENCE_MS = 5000;

/**
 * Makes a route of every pair. In order: who calls, may they, is the request right, then the operation. As many
 * operations run side by side as there are connections: more would only wait for each other and hold what they have read.
 */
export function registerEndpoints(app: FastifyInstance, context: AppContext, routes: readonly Served[]): void {
  const places = semaphore(context.config.databasePoolSize, PATIENCE_MS);
  for (const served of routes) {
    const { endpoint } = served;
    app.route({
      method: endpoint.route.method,
      url: `/api${endpoint.route.path}`,
      config: { endpoint },
      ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: (request) => admit(request, context, endpoint),
      handler: (request, reply) => places(() => handle(request, reply, context, served)),
    });
  }
}

async function admit(request: FastifyRequest, context: AppContext, endpoint: Endpoint): Promise<void> {
  const token = tokenOf(request.headers.authorization);
  request.actor = token === null ? null : await context.authenticate(context.db, token, context.clock.now());
  await context.limit(callerOf(request), endpoint.cost ?? 1);
  checkAccess(endpoint.access, request.actor);
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  served: Served,
): Promise<FastifyReply> {
  const { endpoint } = served;
  const input = readInput(endpoint, request);
  const now = context.clock.now();
  const key = isWriting(endpoint)
    ? requestKey({
        key: headerOf(request, 'idempotency-key'),
        scope: callerOf(request),
        route: endpoint.route.name,
        content: [request.params, request.query, endpoint.body === undefined ? undefined : request.body],
      })
    : null;
  const answer = await runOperation({
    served,
    db: context.db,
    key,
    now,
    context: (db, draft) => ({ ...input, ...surroundings({ request, context, endpoint, db, now, draft }) }),
    mayReach: async (db, people) => request.actor === null || context.mayReach(db, request.actor, people),
  });
  return send(request, reply, context, answer);
}

function send(request: FastifyRequest, reply: FastifyReply, context: AppContext, answer: Answer): FastifyReply {
  for (const [name, value] of answer.headers) reply.header(name, value);
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
  const text = JSON.stringify(answer.body);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const tag = entityTag(text);
    reply.header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(text);
}

function surroundings(parts: {
  request: FastifyRequest;
  context: AppContext;
  endpoint: Endpoint;
  db: Kysely<Tables>;
  now: Date;
  draft: Answer;
}): Surroundings<Actor | null> {
  const { request, context, endpoint, db, now, draft } = parts;
  const { mail, jobs, files, outbound, clock, config } = context;
  return {
    db,
    mail,
    jobs,
    files,
    outbound,
    clock,
    config,
    now,
    actor: request.actor,
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
