import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import type { Endpoint } from '@weekbord/contract/endpoint';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { showsOutbox } from './platform/config/reach.ts';
import type { Database } from './platform/database/open-database.ts';
import type { Authenticate, CheckReach } from './platform/http/actor.ts';
import type { Files } from './platform/files/files.ts';
import { spaceOf } from './platform/files/free-space.ts';
import { dishPictureRoutes, pictureRoutes, type ReadDishPicture } from './platform/files/picture-routes.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { checkGate, type PromiseFault } from './platform/http/check-promises.ts';
import { ApiError } from './platform/http/errors.ts';
import { handleErrors, handleUnknown } from './platform/http/handle-errors.ts';
import { HEALTH_PLACES, healthRoutes } from './platform/http/health.ts';
import { refuseShadowed } from './platform/http/known-places.ts';
import { BODY_BYTES_MAX, readJsonBodies, readPastTooLarge } from './platform/http/json-body.ts';
import { logRequests } from './platform/http/log-requests.ts';
import { rateLimit } from './platform/http/rate-limit.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { refuse } from './platform/http/refuse.ts';
import { refuseUnreadable } from './platform/http/refuse-unreadable.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { checkServed, type Served } from './platform/http/serve.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Streams } from './platform/live/streams.ts';
import type { Log } from './platform/log/log.ts';
import { outboxOf } from './platform/mail/deliver.ts';
import type { Mail } from './platform/mail/mail.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { type Figures, metricsPage } from './platform/metrics/metrics-page.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { Workers } from './platform/workers/workers.ts';
import { DOCS_PLACES, docsPage } from './platform/web/docs-page.ts';
import { appFiles } from './platform/web/app-files.ts';
import { appLinks } from './platform/web/app-links.ts';
import { type LookOf, openPages, type Pages } from './platform/web/pages.ts';
import { readableUrl } from './platform/web/readable-url.ts';
import { siteFiles } from './platform/web/site-files.ts';
import { readInlineHashes, webFiles } from './platform/web/web-files.ts';

/** One shared network, such as a household, an office or a gym, gets the quota of this many callers. */
const NETWORK_SHARE = 5;
/**
 * Responses up to this size are compressed synchronously, in at most a millisecond. A stream per response costs more.
 */
const COMPRESSED_AT_ONCE_BYTES = 256 * 1024;

/** The dependencies of the application. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  /** The client for other servers; by default it reaches the public internet. */
  readonly outbound?: Outbound;
  readonly workers: Workers;
  /** The streams of changes, which are closed with the application. */
  readonly streams: Streams;
  readonly clock: Clock;
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly checkReach: CheckReach;
  /** The whole contract. `routes` must contain each of its endpoints exactly once. */
  readonly endpoints: readonly Endpoint[];
  readonly routes: readonly Served[];
  /** Reads the painted pictures of dishes; without it, none are served. */
  readonly readDishPicture?: ReadDishPicture;
  /** The folder for the built web app. Without it, or if the app has not been built, no pages are served. */
  readonly webFolder?: string;
  /** The branding of each portal. Without it, each portal has the product's own branding. */
  readonly lookOf?: LookOf;
  /** Returns whether the web app has a screen at a path. */
  readonly isScreen: (path: string) => boolean;
  readonly openScreens: readonly string[];
  /** The metrics, if they are shown somewhere. */
  readonly measured?: Measured;
  /** False once the server is about to stop without a successor. */
  readonly isReady?: () => boolean;
  /** False once each response must close its connection. */
  readonly keepsConnections?: () => boolean;
}

/** The request metrics, and the content of the metrics page. */
export interface Measured {
  readonly metrics: Metrics;
  readonly figures: Figures;
}

/** Returns the application. It starts serving when `listen` or `inject` is called. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log } = parts;
  checkServed(parts.endpoints, parts.routes);
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request) => requestIdOf(request.headers),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_BYTES_MAX,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Requests that arrive over open connections during a shutdown are still served, but each response then closes its
    // connection.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // API URLs that cannot be decoded match no route.
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply, new ApiError('not_found'));
    },
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 500 },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (parts.keepsConnections?.() === false) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => parts.streams.close());
  app.decorateRequest('actor', null);
  app.decorateRequest('subjectId', null);
  readJsonBodies(app);
  readPastTooLarge(app);
  handleErrors(app, config.strict);
  logRequests(app);
  if (parts.measured !== undefined) measureRequests(app, parts.measured.metrics);
  allowOrigins(app, config.corsOrigins);
  const inline = parts.webFolder === undefined ? null : readInlineHashes(parts.webFolder);
  securityHeaders(app, inline ?? { scripts: [], styles: [] }, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(cookie);
  await app.register(compress, {
    // Prefers zstd where the browser supports it: a third of brotli's CPU time for a few percent more bytes.
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1024,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
  healthRoutes(app, {
    version: config.version,
    whyUnready: async () => {
      if (parts.isReady?.() === false) return 'stopping';
      if (!(await database.isReachable())) return 'database';
      return (await spaceOf(config.dataDir)).free < config.diskFreeMinBytes ? 'disk' : null;
    },
  });
  registerEndpoints(
    app,
    {
      database,
      mail: parts.mail,
      jobs: parts.jobs,
      files: parts.files,
      outbound: parts.outbound ?? openOutboundWhenNeeded(config.version),
      clock: parts.clock,
      config,
      log,
      authenticate: parts.authenticate,
      workers: parts.workers,
      streams: parts.streams,
      checkReach: parts.checkReach,
      limit: rateLimit(config.rateLimitPerMinute),
      limitNetwork: rateLimit(config.rateLimitPerMinute * NETWORK_SHARE),
    },
    parts.routes.map((served) => checkGate(served, breaking(config, log))),
  );
  pictureRoutes(app, parts.files);
  if (parts.readDishPicture !== undefined) dishPictureRoutes(app, parts.readDishPicture);
  docsPage(app);
  if (parts.measured !== undefined) metricsPage(app, parts.measured.figures);
  if (showsOutbox(config)) outboxPage(app, outboxOf(config));
  const lookOf = parts.lookOf ?? (async () => undefined);
  siteFiles(app, { config, clock: parts.clock, lookOf, openScreens: parts.openScreens });
  appLinks(app, config.nativeApps, APP_LINK_PARTS);
  let pages: Pages | undefined;
  if (parts.webFolder !== undefined && inline !== null) {
    appFiles(app, { lookOf, files: parts.files, workers: parts.workers, webFolder: parts.webFolder });
    await webFiles(app, parts.webFolder);
    pages = openPages(parts.webFolder, { lookOf, isScreen: parts.isScreen, publicUrl: config.publicUrl });
  }
  const places = [...HEALTH_PLACES, ...DOCS_PLACES, ...parts.endpoints.map(({ route }) => route)];
  refuseShadowed(app, places);
  handleUnknown(app, places, pages);
  return app;
}

/**
 * In tests and development a call that breaks its contract fails. In production the caller still gets the response, and
 * the violation is logged.
 */
function breaking({ strict }: Config, log: Log): (fault: PromiseFault) => void {
  return (fault) => {
    if (strict) throw fault;
    log.error({ err: fault }, 'a call violated its contract');
  };
}

/** Returns the client for other servers. Its module is large, so it is loaded on the first request. */
function openOutboundWhenNeeded(version: string): Outbound {
  let outbound: Promise<Outbound> | undefined;
  return {
    read: async (address, personId) => {
      outbound ??= import('./platform/outbound/outbound.ts').then(({ openOutbound }) => openOutbound({ version }));
      return (await outbound).read(address, personId);
    },
  };
}
