import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { newPictureKey, addressOfPicture, filesOfPicture } from './../files/picture-names.ts';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { openPortalLooks, seedOrganisations } from '../../modules/organisations/organisations.public.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'weekbord-app-files-'));
afterAll(() => rm(webFolder, { recursive: true }));
await mkdir(join(webFolder, 'pages'));
await Promise.all([
  writeFile(join(webFolder, 'index.html'), 'for the worker'),
  writeFile(join(webFolder, 'icon-192.png'), 'the product’s own'),
  writeFile(join(webFolder, 'content-security.json'), '{"scripts":[],"styles":[]}'),
]);
const app = await startServing({
  database: await openTestDatabase(),
  webFolder,
  product: {
    routes: [],
    authenticate: async () => null,
    openPortalLooks,
    prepare: ({ database }) => seedOrganisations(database.db),
  },
});

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
  [member: string]: unknown;
}

const hostOf = (portal: string) => ({ host: `${portal}.weekbord.example` });
const manifestOf = async (headers: Record<string, string>) => {
  const { status, headers: sent, body } = await app.send('GET', '/manifest.webmanifest', { headers });
  return { status, sent, manifest: body as Manifest };
};
const raw = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.app.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
};

async function pixelsOf(content: Buffer) {
  const image = await loadImage(content);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x * image.width, y * image.height, 1, 1).data];
  return { side: [image.width, image.height], at };
}

interface Logo {
  readonly width: number;
  readonly height: number;
  readonly ground: string | null;
  /** A disc in the logo's centre. */
  readonly disc: Readonly<{ radius: number; colour: string }>;
}

function drawDisc(context: SKRSContext2D, { width, height, ground, disc }: Logo): void {
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.fillStyle = disc.colour;
  context.arc(width / 2, height / 2, disc.radius, 0, 2 * Math.PI);
  context.fill();
}

async function giveLogo(portal: string, logo: Logo): Promise<void> {
  const key = newPictureKey();
  const canvas = createCanvas(logo.width, logo.height);
  drawDisc(canvas.getContext('2d'), logo);
  await app.files.save(filesOfPicture(key)[0], await canvas.encode('png'));
  await app.db
    .updateTable('organisation')
    .set({ logo: addressOfPicture(key) })
    .where('subdomain', '=', portal)
    .execute();
  app.clock.advance({ seconds: 61 });
}

describe('the manifest of a portal', () => {
  it('has its name, colour and icons, in the language of the device', async () => {
    const { status, sent, manifest } = await manifestOf({ ...hostOf('clubsportive'), 'accept-language': 'nl' });
    expect([status, sent['content-type'], sent['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
    expect(String(sent['vary'])).toContain('Accept-Language, Cookie');
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Club Sportive',
      short_name: 'Club',
      lang: 'nl',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      theme_color: '#283593',
      background_color: '#fbf7f0',
      share_target: { action: '/recipes/import', method: 'GET' },
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Maaltijd toevoegen', '/diary/add'],
      ['Boodschappenlijst', '/groceries'],
      ['Gewicht noteren', '/progress?type=WEIGHT&add=true'],
    ]);
    const chosen = await manifestOf({ ...hostOf('dma'), 'accept-language': 'nl', cookie: 'weekbord-language=en' });
    expect(chosen.manifest).toMatchObject({ name: 'DMA', lang: 'en' });
  });

  it('lists pictures of the stated size and type', async () => {
    const { manifest } = await manifestOf(hostOf('dma'));
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const { status, headers, content } = await raw(src, hostOf('dma'));
      expect([src, status, headers['content-type']]).toEqual([src, 200, 'image/png']);
      expect(headers['cache-control']).toContain('immutable');
      const { side } = await pixelsOf(content);
      expect(side.join('x')).toBe(sizes);
    }
  });

  it('exists for the main portal, with the product’s own icons, but not for an unknown portal', async () => {
    const { manifest } = await manifestOf({ host: 'weekbord.example' });
    expect(manifest).toMatchObject({ name: 'Weekbord', theme_color: '#58ca8c' });
    expect((await raw(manifest.icons[0]!.src, { host: 'weekbord.example' })).content.toString()).toBe(
      'the product’s own',
    );
    expect((await raw('/icon-512.png', { host: 'weekbord.example' })).status).toBe(404);
    expect((await manifestOf(hostOf('nobody'))).status).toBe(404);
  });
});

describe('an icon of a portal', () => {
  it('shows its initials on its colour if it has no logo', async () => {
    const { content } = await raw('/icon-maskable-512.png', hostOf('killerbody'));
    const { at } = await pixelsOf(content);
    for (const [x, y] of [
      [0, 0],
      [0.99, 0],
      [0, 0.99],
      [0.5, 0.1],
    ] as const)
      expect(at(x, y)).toEqual([216, 27, 96, 255]);
    // A point on the stem of the letter K.
    expect(at(0.42, 0.5)).toEqual([255, 255, 255, 255]);
  });

  it('is rounded for a page, but square for an iPhone, which rounds it itself', async () => {
    const rounded = await pixelsOf((await raw('/icon-192.png', hostOf('killerbody'))).content);
    expect(rounded.at(0, 0)[3]).toBe(0);
    const apple = await raw('/apple-touch-icon.png', hostOf('killerbody'));
    const { side, at } = await pixelsOf(apple.content);
    expect([side, at(0, 0)]).toEqual([
      [180, 180],
      [216, 27, 96, 255],
    ]);
    expect(apple.headers['cache-control']).toBe('no-cache');
    const again = await raw('/apple-touch-icon.png', {
      ...hostOf('killerbody'),
      'if-none-match': String(apple.headers['etag']),
    });
    expect([again.status, again.content.length]).toEqual([304, 0]);
  });

  it("shows the portal's logo if there is one, at another URL", async () => {
    const before = (await manifestOf(hostOf('bamifit'))).manifest.icons[0]!.src;
    const disc = { radius: 100, colour: '#ffdd55' };
    await giveLogo('bamifit', { width: 400, height: 300, ground: '#123c5a', disc });
    const after = (await manifestOf(hostOf('bamifit'))).manifest.icons[0]!.src;
    expect(after).not.toBe(before);
    for (const path of ['/icon-512.png', '/icon-maskable-512.png']) {
      const { at } = await pixelsOf((await raw(path, hostOf('bamifit'))).content);
      expect([path, at(0.5, 0.5), at(0.5, 0.05)]).toEqual([path, [255, 221, 85, 255], [18, 60, 90, 255]]);
    }
    // A client that has the earlier URL gets the current icon, and must revalidate it.
    const old = await raw(before, hostOf('bamifit'));
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it.each([
    ['dark', '#222222', [255, 255, 255, 255]],
    ['white', '#ffffff', [55, 71, 79, 255]],
  ])('puts a transparent %s logo on a background that makes it visible', async (_, colour, ground) => {
    await giveLogo('dma', { width: 300, height: 300, ground: null, disc: { radius: 90, colour } });
    const { at } = await pixelsOf((await raw('/icon-512.png', hostOf('dma'))).content);
    expect(at(0.5, 0.06)).toEqual(ground);
    expect(at(0.5, 0.5).slice(0, 3)).toEqual(
      [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)),
    );
  });

  it('is the same in a tab and on a phone', async () => {
    const svg = await raw('/icon.svg', hostOf('killerbody'));
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    const [, data = ''] = /base64,([^"]+)"/.exec(svg.content.toString()) ?? [];
    expect((await pixelsOf(Buffer.from(data, 'base64'))).at(0.5, 0.1)).toEqual([216, 27, 96, 255]);
    const ico = (await raw('/favicon.ico', hostOf('killerbody'))).content;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt32LE(14)]).toEqual([
      1,
      1,
      48,
      ico.length - 22,
    ]);
    expect((await pixelsOf(ico.subarray(22))).side).toEqual([48, 48]);
  });
});
