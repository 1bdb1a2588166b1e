import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { filesOfPicture, pictureAt } from '../files/picture-names.ts';
import { addVary, entityTag, isKnown } from '../http/answer.ts';
import { ApiError } from '../http/errors.ts';
import type { Workers } from '../workers/workers.ts';
import { DRAW_ICON, type IconToDraw, type ShortcutIcon } from './draw-icon.ts';
import { languageOfPage } from './page-language.ts';
import type { LookOf, PortalLook } from './pages.ts';

interface Parts {
  readonly lookOf: LookOf;
  readonly files: Pick<FileStore, 'read'>;
  readonly workers: Workers;
  /** The folder of the built web app, with the product's own icons. */
  readonly webFolder: string;
}

type Drawn = Pick<IconToDraw, 'shape' | 'side' | 'shortcut'>;

const icon = (shape: IconToDraw['shape'], side: number): Drawn => ({ shape, side, shortcut: null });
const shortcut = (name: ShortcutIcon): Drawn => ({ shape: 'circle', side: 192, shortcut: name });

/**
 * The icons of a portal by file name. For the product itself these are real files, except the icons of its shortcuts.
 */
const ICONS: Readonly<Record<string, Drawn>> = {
  'icon-192.png': icon('rounded', 192),
  'icon-512.png': icon('rounded', 512),
  'icon-maskable-512.png': icon('maskable', 512),
  'apple-touch-icon.png': icon('full', 180),
  'favicon.ico': icon('rounded', 48),
  'icon.svg': icon('rounded', 96),
  'shortcut-add.png': shortcut('add'),
  'shortcut-groceries.png': shortcut('groceries'),
  'shortcut-weigh-in.png': shortcut('weigh-in'),
};
/** Files of the product that other portals replace with their own. */
export const PORTAL_ICONS: readonly string[] = Object.keys(ICONS).filter((name) => ICONS[name]?.shortcut === null);

/** Increased when icons are drawn differently, so that phones fetch them again. */
const DRAWING = 1;
/** How many drawn icons are cached. */
const KEPT_MAX = 500;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', ico: 'image/x-icon', svg: 'image/svg+xml' };

/** Serves what a browser needs to install the app of a portal: its manifest, and icons with its logo or initials. */
export function appFiles(app: FastifyInstance, { lookOf, files, workers, webFolder }: Parts): void {
  const kept = new Map<string, Promise<Uint8Array>>();

  const draw = async (name: string, drawn: Drawn, look: PortalLook): Promise<Uint8Array> => {
    const picture = pictureAt(look.logo);
    const logo = picture === null ? null : await files.read(filesOfPicture(picture)[0]);
    const { colour, onColour, initials } = look;
    return inFormat(name, await workers.run(DRAW_ICON, { ...drawn, colour, onColour, initials, logo }));
  };

  const contentOf = async (name: string, drawn: Drawn, look: PortalLook | undefined): Promise<Uint8Array> => {
    const isProducts = look === undefined || (look.portal === null && look.logo === null);
    if (isProducts && drawn.shortcut === null) return readFile(join(webFolder, name)).catch(whereMissing);
    if (look === undefined) throw new ApiError('not_found');
    const key = `${name} ${versionOf(look)}`;
    const known = kept.get(key);
    if (known) return known;
    const drawing = draw(name, drawn, look);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    return drawing;
  };

  for (const [name, drawn] of Object.entries(ICONS)) {
    app.get<{ Querystring: { v?: string } }>(`/${name}`, async (request, reply) => {
      const look = await lookOf(request.hostname);
      const content = await contentOf(name, drawn, look);
      const isNamed = look !== undefined && request.query.v === versionOf(look);
      return send(request, reply, {
        type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '',
        content: Buffer.from(content),
        caching: isNamed ? FOR_EVER : ASK_FIRST,
      });
    });
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const look = await lookOf(request.hostname);
    if (look === undefined) throw new ApiError('not_found');
    addVary(reply, 'Accept-Language, Cookie');
    return send(request, reply, {
      type: 'application/manifest+json; charset=utf-8',
      content: Buffer.from(JSON.stringify(withIcons(look, languageOfPage(request)))),
      caching: ASK_FIRST,
    });
  });
}

/** Returns the manifest of a portal with its icons, whose URLs change with their content. */
function withIcons(look: PortalLook, language: 'en' | 'nl') {
  const version = versionOf(look);
  const iconAt = (name: string, purpose: string) => {
    const side = ICONS[name]?.side ?? 0;
    return { src: `/${name}?v=${version}`, sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  const { shortcuts, ...manifest } = look.manifestIn(language);
  return {
    ...manifest,
    icons: [iconAt('icon-192.png', 'any'), iconAt('icon-512.png', 'any'), iconAt('icon-maskable-512.png', 'maskable')],
    shortcuts: shortcuts.map(({ icon: mark, ...each }) => ({
      ...each,
      icons: [iconAt(`shortcut-${mark}.png`, 'any')],
    })),
  };
}

function versionOf({ portal, logo, colour, onColour, initials }: PortalLook): string {
  return hash('sha1', JSON.stringify([DRAWING, portal === null, logo, colour, onColour, initials]), 'base64url').slice(
    0,
    12,
  );
}

function whereMissing(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new ApiError('not_found');
  throw error;
}

interface Sent {
  readonly type: string;
  readonly content: Buffer;
  readonly caching: string;
}

function send(request: FastifyRequest, reply: FastifyReply, { type, content, caching }: Sent): FastifyReply {
  const tag = entityTag(content.toString('latin1'));
  reply.type(type).header('cache-control', caching).header('etag', tag);
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(content);
}

/** Converts a PNG to the format of a file's extension. */
function inFormat(name: string, png: Uint8Array): Uint8Array {
  if (name.endsWith('.svg')) return Buffer.from(inSvg(png));
  return name.endsWith('.ico') ? inIco(png, ICONS[name]?.side ?? 0) : png;
}

function inSvg(png: Uint8Array): string {
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image width="48" height="48" href="${address}"/></svg>`;
}

const ICO_HEAD_BYTES = 22;

/** Returns one picture in the format of `favicon.ico`, which can contain a PNG unchanged. */
function inIco(png: Uint8Array, side: number): Uint8Array {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD_BYTES, 18);
  return Buffer.concat([head, png]);
}
