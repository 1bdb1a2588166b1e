import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PORTAL_ICONS } from './app-files.ts';
import type { InlineHashes } from '../http/security-headers.ts';

/** Files in this folder have a hash of their content in their name and never change. */
const HASHED = /[\\/]assets[\\/]/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Returns the hashes of the web app's inline content, as its build recorded them; null if it is not built. */
export function readInlineHashes(folder: string): InlineHashes | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const hashes = JSON.parse(readFileSync(join(folder, 'content-security.json'), 'utf8')) as InlineHashes;
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  return { scripts: quoted(hashes.scripts), styles: quoted(hashes.styles) };
}

/** Serves the files of the built web app, compressed at build time. Its pages are filled in first, see `openPages`. */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'allow',
    // The icons are left out here, because each portal has its own; see `appFiles`.
    globIgnore: ['.vite/**', 'content-security.json', 'pages/**', ...PORTAL_ICONS],
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? FOR_EVER : ASK_FIRST);
    },
  });
}
