import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Hashes of the inline content of the web app's page, each as a quoted CSP source. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const API_URL = /^\/api(?:\/|$)/i;

/**
 * Sends headers that forbid browser features the product never needs. The policy of an API response allows nothing,
 * because a response is never shown as a page. This also makes it a kilobyte shorter.
 */
export function securityHeaders(app: FastifyInstance, inline: InlineHashes, secure: boolean): void {
  // Built once, because Fastify's plugin rebuilds it for each request.
  const common = {
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  } as const;
  const setHeadersOfApi = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  const setHeadersOfPage = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const setHeaders = API_URL.test(request.url) ? setHeadersOfApi : setHeadersOfPage;
    setHeaders(request.raw, reply.raw, () => done());
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
    if (API_URL.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Allows one more inline style sheet in the page of a response, by the base64 SHA-256 of its text. */
export function allowInlineStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace(/style-src [^;]*/, (styles) => `${styles} 'sha256-${hash}'`),
  );
}

/** Allows the page of a response to load scripts, styles, media and frames from these origins, and to send to them. */
export function allowOrigins(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const list = origins.join(' ');
  reply.header(
    'content-security-policy',
    policy
      .replaceAll(/(?<=^|;)\s*(?:script|connect|img|style|font|media)-src [^;]*/g, (sources) => `${sources} ${list}`)
      .concat(`;frame-src 'self' ${list}`),
  );
}
