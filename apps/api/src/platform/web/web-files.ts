import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InlineHashes } from '../http/security-headers.ts';

/** Files whose name holds a hash of what is in them never change. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** The hashes of the inline scripts and styles of a page, as CSP sources. */
export function inlineHashes(page: string): InlineHashes {
  const hashesOf = (tag: 'script' | 'style') =>
    [...page.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))]
      .map(([, content = '']) => content)
      .filter((content) => content !== '')
      .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** The page that the built web app starts from; null where it is not built. */
export function readPage(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Serves the built web app: its files, compressed at build time, and its page for every address that it draws itself. */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'allow',
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? FOR_EVER : ASK_FIRST);
    },
  });
}

/** Whether a request that no route takes is a person's browser asking for a screen of the web app. */
export function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isScreen = !/^\/(?:api|dev)(?:\/|$)/i.test(path) && !/\.\w+$/.test(path);
  return reads && isScreen && (request.headers.accept ?? '').includes('text/html');
}

/** Sends the page; the browser asks again each time whether it changed. */
export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
