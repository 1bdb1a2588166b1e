import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, entityTag, isKnown } from '../http/answer.ts';
import type { Locale } from '../http/actor.ts';
import type { ThirdPartySettings } from '@weekbord/domain/consent/third-parties';
import { allowInlineStyle, allowOrigins } from '../http/security-headers.ts';
import type { ShortcutIcon } from './draw-icon.ts';
import { escapeHtml } from './escape-html.ts';
import { openGraph } from './open-graph.ts';
import { originOf } from './origin-of.ts';
import { languageOfPage } from './page-language.ts';

/** The installed app of a portal: members of a web app manifest, with shortcuts whose icons are drawn here. */
export interface PortalManifest {
  readonly shortcuts: readonly Readonly<{ name: string; url: string; icon: ShortcutIcon }>[];
  readonly [member: string]: unknown;
}

/** The third-party content that the pages of a portal may load with the visitors' consent. */
export interface ThirdPartiesOfPage {
  readonly settings: ThirdPartySettings;
  /** The origins from which the services' scripts load and to which they send. */
  readonly origins: readonly string[];
}

/** The branding of a portal for a visitor who has not logged in. */
export interface PortalLook {
  readonly name: string;
  /** The URL of the portal's logo. */
  readonly logo: string | null;
  /** The first label of the portal's host name; null for the main site. */
  readonly portal: string | null;
  /** The portal's colour, and the colour of text on it, as `#rrggbb`. */
  readonly colour: string;
  readonly onColour: string;
  /** The letters on its icon if it has no logo; empty if its name has no letters. */
  readonly initials: string;
  readonly manifestIn: (language: Locale) => PortalManifest;
  /** A style sheet with the portal's colours, which is inserted into the page unchanged. */
  readonly css: string;
  /** Data that the web app would otherwise request. */
  readonly brand: unknown;
  /** Null if the operator has configured no third party. */
  readonly thirdParties: ThirdPartiesOfPage | null;
}

/** Returns the branding of the portal at a host name; undefined if it is unknown or cannot be read now. */
export type LookOf = (hostname: string) => Promise<PortalLook | undefined>;

export interface Pages {
  /** Whether the web app has a screen at a path. */
  readonly isScreen: (path: string) => boolean;
  /** Sends the first page of a screen; if there is no such screen, with status 404 and the app's not-found page. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

interface Parts {
  readonly lookOf: LookOf;
  readonly isScreen: (path: string) => boolean;
  readonly publicUrl: string | undefined;
}

/** The build's placeholder for the portal's name. */
const NAME = /%BRAND_NAME%/g;
/** The build's placeholder for the portal's logo. */
const LOGO = /%BRAND_LOGO%/g;
const HEAD = '<!--brand-->';
const PRODUCT = 'Weekbord';
/** How many filled pages are cached, each with up to two encodings. */
const KEPT_MAX = 500;

interface FilledPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly styleHash: string | null;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const PACK: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Opens the pages of a built web app, filled with the portal's look when they are requested. */
export function openPages(folder: string, { lookOf, isScreen, publicUrl }: Parts): Pages {
  const templates = readTemplates(join(folder, 'pages'));
  const filled = new Map<string, FilledPage>();

  const pageFor = (name: string, look: PortalLook | undefined, origin: string, isForGuests: boolean): FilledPage => {
    const key = JSON.stringify([name, look, origin, isForGuests]);
    const known = filled.get(key);
    if (known) return known;
    const page = fill(templates.get(name) ?? '', look, origin, isForGuests);
    const [oldest] = filled.keys();
    if (filled.size >= KEPT_MAX && oldest !== undefined) filled.delete(oldest);
    filled.set(key, page);
    return page;
  };

  const send: Pages['send'] = async (request, reply) => {
    const isKnownScreen = isScreen(pathOf(request.url));
    const look = await lookOf(request.hostname);
    const language = languageOfPage(request);
    const screen = isKnownScreen ? screenOf(request.url, look) : 'blank';
    const isForGuests = GUEST_PAGES.test(pathOf(request.url));
    const page = pageFor(
      `${screen}.${language}.html`,
      look,
      originOf(request, look?.portal ?? null, publicUrl),
      isForGuests,
    );
    reply
      .code(isKnownScreen ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .header('etag', page.etag);
    if (isForFew(request.url)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    addVary(reply, 'Accept-Language, Cookie, Accept-Encoding');
    if (page.styleHash !== null) allowInlineStyle(reply, page.styleHash);
    if (isForGuests && look?.thirdParties) allowOrigins(reply, look.thirdParties.origins);
    if (isKnownScreen && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(page.plain);
    let packed = page.packed.get(encoding);
    if (!packed) page.packed.set(encoding, (packed = PACK[encoding](page.plain)));
    return reply.header('content-encoding', encoding).send(await packed);
  };
  return { isScreen, send };
}

function readTemplates(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * Returns the first page for a URL. For links in emails and from the checkout it is blank, because the web app decides
 * what they show.
 */
function screenOf(url: string, look: PortalLook | undefined): string {
  const [path = '', query = ''] = url.split('?', 2);
  if (/^\/diary(?:\/|$)/i.test(path)) return 'diary';
  const isLogin = /^\/(?:login\/?)?$/i.test(path) && !/(?:^|&)(?:magic_link_token|checkout)=/.test(query);
  if (!isLogin) return 'blank';
  return look?.logo ? 'login-logo' : 'login';
}

/** Whether a page is only for people who were given its URL, and not for search engines. */
function isForFew(url: string): boolean {
  return /^\/list(?:[/?#]|$)/i.test(url);
}

/** Pages where guests learn about the product and buy it. They contain no health data. */
const GUEST_PAGES = /^\/(?:(?:login|signup|register|checkout|start)(?:\/.*)?)?$/i;

function fill(template: string, look: PortalLook | undefined, origin: string, isForGuests: boolean): FilledPage {
  const brand =
    look === undefined
      ? ''
      : `<style>${look.css}</style><script type="application/json" id="brand">${forScript(look.brand)}</script>` +
        thirdPartiesOf(look, isForGuests);
  const head = brand + openGraph({ name: look?.name ?? PRODUCT, logo: look?.logo ?? null, origin, template });
  const html = template
    .replace(NAME, () => escapeHtml(look?.name ?? PRODUCT))
    .replace(LOGO, () => escapeHtml(look?.logo ?? ''))
    .replace(HEAD, () => head);
  const plain = Buffer.from(html);
  return {
    plain,
    etag: entityTag(html),
    styleHash: look === undefined ? null : createHash('sha256').update(look.css).digest('base64'),
    packed: new Map(),
  };
}

function thirdPartiesOf({ thirdParties }: PortalLook, isForGuests: boolean): string {
  if (thirdParties === null) return '';
  const settings: ThirdPartySettings = isForGuests ? thirdParties.settings : { ...thirdParties.settings, scripts: {} };
  return `<script type="application/json" id="third-parties">${forScript(settings)}</script>`;
}

function forScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((name) => names.has(name));
}
