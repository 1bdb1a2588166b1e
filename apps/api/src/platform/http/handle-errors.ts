import { ERROR_CODES, type ErrorCode } from '@weekbord/contract/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type DatabaseFault, databaseFault } from '../database/database-faults.ts';
import { PromiseFault, undeclaredError } from './check-promises.ts';
import { ApiError, FieldError } from './errors.ts';
import { isFullPlace, refusalOfFullPlace } from './full-place.ts';
import { methodRefused, methodsOf, type Place } from './known-places.ts';
import { type Refusal, refuse } from './refuse.ts';
import { acceptsHtml } from '../web/accepts-html.ts';
import type { Pages } from '../web/pages.ts';
import { addVary } from './answer.ts';

/**
 * Responds to every error of the API in one format. Logs errors that are our fault; an outage of the database is logged
 * once a minute. A broken contract is logged too and, if `isStrict`, returned as an error, so that no test misses it.
 */
export function handleErrors(app: FastifyInstance, isStrict: boolean): void {
  const loggedRecently = oncePerMinute();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request);
    const broken = error instanceof PromiseFault ? error : brokenPromise(request, refusal);
    if (broken !== null) {
      request.log.error({ err: broken }, 'a call violated its contract');
      if (isStrict) return reply.code(500).send({ detail: broken.message, request_id: request.id });
    }
    const unexpected = !isRefusal(error) && !isClientFault(error) && !isFullPlace(error);
    if (unexpected && !(isOutage(refusal) && loggedRecently())) request.log.error({ err: error }, 'a request failed');
    return refuse(request, reply, refusal);
  });
}

function brokenPromise(request: FastifyRequest, refusal: Refusal): PromiseFault | null {
  return refusal instanceof ApiError ? undeclaredError(request.routeOptions.config.endpoint, refusal.code) : null;
}

/** How long one log line about an unreachable database covers all requests, in milliseconds. */
const OUTAGE_LINE_MS = 60_000;

/** Returns a function that is true at most once a minute. */
function oncePerMinute(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < OUTAGE_LINE_MS) return true;
    last = now;
    return false;
  };
}

function isOutage(refusal: Refusal): boolean {
  return refusal instanceof ApiError && refusal.code === 'unavailable';
}

/** The methods for requesting a screen of the web app or one of its files. */
const READING = ['GET', 'HEAD', 'OPTIONS'];
const NO_PAGE = /^\/(?:api|assets|dev|uploads)(?:\/|$)/i;
const OF_API = /^\/api(?=\/)/i;
const NAMED_LIKE_FILE = /\.\w+$/;

/**
 * Sends the page of a web app screen. Any other path gets the app's own page with 404, and a known path with a wrong
 * method gets 405. Callers that do not accept HTML, and paths that are not meant for people, get a short 404.
 */
export function handleUnknown(app: FastifyInstance, known: readonly Place[], pages: Pages | undefined): void {
  const methodsAt = methodsOf(known);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isForPeople = pages !== undefined && !NO_PAGE.test(path);
    const isScreen = isForPeople && pages.isScreen(path);
    const isFile = isForPeople && app.hasRoute({ method: 'GET', url: path });
    const allowed = new Set(OF_API.test(path) ? methodsAt(path.replace(OF_API, '')) : []);
    if (isScreen || isFile) for (const method of READING) allowed.add(method);
    if (request.method === 'OPTIONS' && (isScreen || isFile))
      return reply.code(204).header('allow', READING.join(', ')).send();
    if (isForPeople && (request.method === 'GET' || request.method === 'HEAD')) {
      addVary(reply, 'Accept');
      const { accept } = request.headers;
      // A path that looks like a file is requested by a program, unless the request accepts HTML.
      const isWanted = !NAMED_LIKE_FILE.test(path) || (accept ?? '').toLowerCase().includes('text/html');
      if (isWanted && acceptsHtml(accept)) return pages.send(request, reply);
      return refuse(request, reply, new ApiError('not_found'));
    }
    const refusal = allowed.size === 0 ? new ApiError('not_found') : methodRefused([...allowed].toSorted());
    return refuse(request, reply, refusal);
  });
}

const BY_FAULT: Readonly<Record<Exclude<DatabaseFault, 'full-place'>, () => Refusal>> = {
  unavailable: () => new ApiError('unavailable', { headers: { 'retry-after': '5' } }),
  locked: () => new ApiError('unavailable', { headers: { 'retry-after': '1' } }),
  repeat: () => new ApiError('unavailable', { headers: { 'retry-after': '1' } }),
  conflict: () => new ApiError('version_conflict'),
  'bad-value': () => new FieldError([{ path: [], code: 'invalid' }]),
  other: () => new ApiError('server_error'),
};

function refusalOf(error: FastifyError, { body, routeOptions }: FastifyRequest): Refusal {
  if (error instanceof ApiError || error instanceof FieldError) return error;
  if (isFullPlace(error)) return refusalOfFullPlace(error, body);
  switch (error.statusCode) {
    case 413:
      return new ApiError(routeOptions.config.endpoint?.errors.find(isTooLarge) ?? 'body_too_large');
    case 415:
      return new ApiError('unsupported_media_type');
    case 400:
      return new ApiError(error.code === 'FST_ERR_BAD_URL' ? 'not_found' : 'malformed_json');
    default:
      return BY_FAULT[databaseFault(error) as keyof typeof BY_FAULT]();
  }
}

/** Whether an error code means that the content of a call is too large. */
function isTooLarge(code: ErrorCode): boolean {
  return ERROR_CODES[code].status === 413;
}

/** Whether the error is intended. A rejection that has a cause was not intended: something went wrong. */
function isRefusal(error: Error): boolean {
  return (error instanceof ApiError || error instanceof FieldError) && error.cause === undefined;
}

function isClientFault(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}
