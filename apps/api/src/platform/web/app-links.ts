import type { FastifyInstance } from 'fastify';
import type { NativeApps } from '../config/native-app-settings.ts';

const KEPT = 'public, max-age=86400';

/**
 * Lists for Android and iOS the apps that open the links of this site that begin with one of `parts`, so that phones
 * open these links in the apps without asking.
 */
export function appLinks(app: FastifyInstance, { android, apple }: NativeApps, parts: readonly string[]): void {
  if (android) {
    app.get('/.well-known/assetlinks.json', async (_request, reply) =>
      reply.header('cache-control', KEPT).send([
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: android.id,
            sha256_cert_fingerprints: android.certificates,
          },
        },
      ]),
    );
  }
  if (apple !== undefined) {
    const components = parts.flatMap((part) => [{ '/': `/${part}` }, { '/': `/${part}/*` }]);
    app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
      reply
        .type('application/json')
        .header('cache-control', KEPT)
        .send(JSON.stringify({ applinks: { details: [{ appIDs: [apple], components }] } })),
    );
  }
}
