import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { originOf } from './origin-of.ts';
import type { LookOf } from './pages.ts';

interface Parts {
  readonly config: Pick<Config, 'publicUrl' | 'securityContact'>;
  readonly clock: Clock;
  readonly lookOf: LookOf;
  readonly openScreens: readonly string[];
}

/** Paths for only one person or only for programs, which search engines must not crawl. */
const CLOSED_PATHS = ['/api/', '/as/', '/dev/', '/list'];
/** How long the content of security.txt is valid: less than a year (RFC 9116, section 2.5.5). */
const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD_SCREEN = '/profile/password';
const KEPT = 'public, max-age=86400';

/** Serves the files that programs look for at fixed URLs of any site. */
export function siteFiles(app: FastifyInstance, { config, clock, lookOf, openScreens }: Parts): void {
  const originFor = async (request: FastifyRequest) =>
    originOf(request, (await lookOf(request.hostname))?.portal ?? null, config.publicUrl);

  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${await originFor(request)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', KEPT).send(textOf(lines));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = await originFor(request);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...openScreens.map((path) => `<url><loc>${origin}${path}</loc></url>`),
      '</urlset>',
    ];
    return reply.type('application/xml; charset=utf-8').header('cache-control', KEPT).send(textOf(lines));
  });

  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(Math.floor(clock.now().getTime() / DAY_MS + SECURITY_TEXT_DAYS) * DAY_MS);
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, nl',
      `Canonical: ${originOf(request, null, config.publicUrl)}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', KEPT).send(textOf(lines));
  });

  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(PASSWORD_SCREEN, 302),
  );
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
