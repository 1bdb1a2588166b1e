import { finished } from 'node:stream/promises';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { ApiError } from './errors.ts';

/** The largest body of a request, in bytes, unless its endpoint allows more. */
export const BODY_BYTES_MAX = 256 * 1024;

/**
 * The largest body, in bytes, that is read to its end before it is rejected; more than the example proxy configurations
 * accept.
 */
const READ_PAST_BYTES_MAX = 32 * 1024 * 1024;

/** The largest form that is ignored, in bytes. */
const FORM_BYTES_MAX = 4096;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Makes JSON the only kind of body. An empty one counts as absent. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i,
    { parseAs: 'buffer' },
    (_request, raw, done) => {
      try {
        done(null, parse(raw as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/**
 * Reads a body to its end before rejecting it as too large by its declared length. An immediate rejection would close
 * the connection while the client is still sending, so that a browser or a proxy would see a broken connection instead
 * of the reason.
 */
export function readPastTooLarge(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { bodyLimit } = request.routeOptions;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > bodyLimit && length <= READ_PAST_BYTES_MAX) {
      await finished(request.raw.resume(), { writable: false }).catch(() => undefined);
    }
  });
}

/** Adds a route whose operation gets the raw JSON text that was sent. */
export function addRouteTakingText(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(/^application\/json(?:\s*;|$)/i, { parseAs: 'buffer' }, (_request, raw, done) => {
      try {
        done(null, utf8.decode(raw as Buffer));
      } catch {
        done(new ApiError('malformed_json'));
      }
    });
    scope.route(route);
  });
}

/** Adds a route that also accepts small forms, and ignores them. */
export function addRoutePassingOverForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:\s*;|$)/i,
      { parseAs: 'buffer', bodyLimit: FORM_BYTES_MAX },
      (_request, _raw, done) => done(null, undefined),
    );
    scope.route(route);
  });
}

function parse(raw: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(raw);
    return text.trim() === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    throw new ApiError('malformed_json');
  }
}
