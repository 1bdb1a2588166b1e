import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { entityTag, isKnown } from '../http/answer.ts';
import { ApiError } from '../http/errors.ts';

/** The paths of the page, below `/api`. */
export const DOCS_PLACES = [
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/docs/:release/:name' },
] as const;

/** The files of the viewer that the page loads. Nothing else of its package is served. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/** The files' URLs contain the viewer's version, so the files never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const START = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: '/api/schema/v3',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

/** On a phone a table becomes a list, so that nothing is wider than the screen. */
const STYLE = `
body { margin: 0; }
html.dark-mode { color-scheme: dark; }
html.dark-mode .swagger-ui .header-col { color: inherit; }
.swagger-ui .response-col_links { display: none; }
@media (max-width: 640px) {
  .swagger-ui .opblock-body, .swagger-ui .model-container { overflow-x: auto; }
  .swagger-ui .opblock-body table :is(tr, td) { display: block; width: auto; max-width: 100%; box-sizing: border-box; }
  .swagger-ui .opblock-body table thead { display: none; }
  .swagger-ui .opblock-body table td.parameters-col_description { padding-top: 0; }
}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(START)}`,
  `style-src 'self' ${hashOf(STYLE)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Shows the API description to people, with a viewer that is loaded from this server only. */
export function docsPage(app: FastifyInstance): void {
  const manifest = createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json');
  const { version: release } = createRequire(import.meta.url)(manifest) as { version: string };
  const text = page(`/api/docs/${release}`);
  const tag = entityTag(text);
  app.get('/api/docs', async (request, reply) => {
    reply.header('etag', tag).header('cache-control', 'public, no-cache').header('content-security-policy', POLICY);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(text);
  });
  app.get<{ Params: { release: string; name: string } }>('/api/docs/:release/:name', async (request, reply) => {
    const { name } = request.params;
    const type = Object.hasOwn(FILE_TYPES, name) ? FILE_TYPES[name] : undefined;
    if (type === undefined || request.params.release !== release) throw new ApiError('not_found');
    return reply
      .type(type)
      .header('cache-control', FOR_EVER)
      .send(createReadStream(join(dirname(manifest), 'static', name)));
  });
}

function page(folder: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Weekbord API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}/swagger-ui.css">
<style>${STYLE}</style>
</head>
<body>
<main id="api"></main>
<noscript>This page needs JavaScript; the description itself is at <a href="/api/schema/v3">/api/schema/v3</a>.</noscript>
<script src="${folder}/swagger-ui-bundle.js"></script>
<script>${START}</script>
</body>
</html>`;
}
