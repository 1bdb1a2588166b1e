import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The background of the first page by theme, as in the UI kit's style sheet. */
export const GROUND = { light: '#fbf7f0', dark: '#171411' } as const;
/** The brand colour, as in the UI kit's style sheet. */
export const BRAND = '#58ca8c';

/** Pixels per dp, by Android resource folder. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;
const ICON_DP = 48;
const ADAPTIVE_DP = 108;
/** The size in dp of the canvas for the splash screen's icon. Anything outside its middle two thirds may be cut off. */
const SPLASH_DP = 288;
const SPLASH_TILE = 0.5;
const APPLE_ICON = 1024;
const APPLE_SPLASH = 2732;
const APPLE_SPLASH_TILE = 360 / APPLE_SPLASH;

/** The viewBox in which the icon's mark (33 of 48 units) fits into the always visible part of an adaptive icon. */
const ADAPTIVE_VIEW = '-10.25 -10.25 68.5 68.5';

/** The parts of the web app's icon. */
interface Icon {
  readonly whole: string;
  /** The icon with square corners, because iOS and Android round them. */
  readonly square: string;
  readonly round: string;
  /** The icon's mark without a background. */
  readonly mark: string;
  /** The icon's mark in one colour, for icons in the colours of the user's wallpaper. */
  readonly oneColour: string;
}

function takeApart(svg: string): Icon {
  const [, inner = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [rect = ''] = /<rect[^>]*\/>/.exec(inner) ?? [];
  const [circle = ''] = /<circle[^>]*\/>/.exec(inner) ?? [];
  const [line = ''] = /<path[^>]*\/>/.exec(inner) ?? [];
  if ([rect, circle, line].includes(''))
    throw new Error('The icon has no ground, circle or line in the form looked for');
  const drawing = (content: string, view = '0 0 48 48') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`;
  const ground = rect.replace(/ rx="[^"]*"/, '');
  const cut = line.replace(/stroke="[^"]*"/, 'stroke="#000"');
  return {
    whole: svg,
    square: drawing(ground + circle + line),
    round: drawing(`${rect.replace(/ rx="[^"]*"/, ' rx="24"')}${circle}${line}`),
    mark: drawing(circle + line, ADAPTIVE_VIEW),
    oneColour: drawing(`<mask id="m">${circle}${cut}</mask><g mask="url(#m)">${circle}</g>`, ADAPTIVE_VIEW),
  };
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = Math.min((72 * size) / 48, 100_000);
  return sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** Draws the icon in the middle of a square with a solid or transparent background. */
async function drawAmid(svg: string, size: number, share: number, ground: string | null): Promise<Buffer> {
  const tile = await draw(svg, Math.round(size * share));
  const canvas = sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([{ input: tile, gravity: 'centre' }]);
  return (ground === null ? canvas : canvas.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}

async function write(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Draws the icons and the splash screen of the Android app into its resources folder. */
export async function drawForAndroid(iconFile: string, resources: string): Promise<void> {
  const icon = takeApart(await readFile(iconFile, 'utf8'));
  for (const [name, scale] of Object.entries(DENSITIES)) {
    const folder = join(resources, `mipmap-${name}`);
    await write(join(folder, 'ic_launcher.png'), await draw(icon.whole, ICON_DP * scale));
    await write(join(folder, 'ic_launcher_round.png'), await draw(icon.round, ICON_DP * scale));
    await write(join(folder, 'ic_launcher_foreground.png'), await draw(icon.mark, ADAPTIVE_DP * scale));
    await write(join(folder, 'ic_launcher_monochrome.png'), await draw(icon.oneColour, ADAPTIVE_DP * scale));
    const splash = await drawAmid(icon.whole, SPLASH_DP * scale, SPLASH_TILE, null);
    await write(join(resources, `drawable-${name}`, 'splash_mark.png'), splash);
  }
  const adaptive = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@mipmap/ic_launcher_foreground" />
    <monochrome android:drawable="@mipmap/ic_launcher_monochrome" />
</adaptive-icon>
`;
  for (const name of ['ic_launcher', 'ic_launcher_round'])
    await write(join(resources, 'mipmap-anydpi-v26', `${name}.xml`), adaptive);
}

/** Draws the icon and the splash screen of the iOS app into its asset catalogue. */
export async function drawForApple(iconFile: string, assets: string): Promise<void> {
  const icon = takeApart(await readFile(iconFile, 'utf8'));
  const opaque = await sharp(await draw(icon.square, APPLE_ICON))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  await write(join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'), opaque);
  const splash = join(assets, 'Splash.imageset');
  for (const theme of ['light', 'dark'] as const)
    await write(
      join(splash, `splash-${theme}.png`),
      await drawAmid(icon.whole, APPLE_SPLASH, APPLE_SPLASH_TILE, GROUND[theme]),
    );
  const images = [
    { idiom: 'universal', filename: 'splash-light.png' },
    {
      idiom: 'universal',
      filename: 'splash-dark.png',
      appearances: [{ appearance: 'luminosity', value: 'dark' }],
    },
  ];
  const contents = { images, info: { author: 'xcode', version: 1 } };
  await write(join(splash, 'Contents.json'), `${JSON.stringify(contents, null, 2)}\n`);
}
