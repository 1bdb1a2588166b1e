import { crc32, deflateSync } from 'node:zlib';
import type { FieldCode } from '@weekbord/contract/errors';
import sharp from 'sharp';

/** A marker in every part of these photos except the pixels. Nothing that is stored or served may contain it. */
export const MARK = 'ONLY-FOR-THE-EYES-OF-THE-SENDER';
const HTML = `<html><script>alert('${MARK}')</script></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert('${MARK}')</script></svg>`;
const EXIF = {
  IFD0: { ImageDescription: MARK, Copyright: MARK },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 42/1' },
};
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${MARK}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A photo that is accepted, and the longest side of its stored version. */
export interface Taken {
  readonly what: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** The type that the photo's data URL claims. */
  readonly claims?: string;
}

/** A file that is rejected, and why. */
export interface Refused {
  readonly what: string;
  readonly content: Buffer;
  readonly code: FieldCode;
}

const WIDTH = 60;
const HEIGHT = 40;
const size = { width: WIDTH, height: HEIGHT };

function picture(width = WIDTH, height = HEIGHT) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + Math.floor(at / width)) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns a chunk of a PNG with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a PNG of grey pixels with the given size in its header, which may be false. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([PNG_MARK, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a JPEG with a comment segment right after its first marker. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}

/** Returns a PNG with a text chunk after its header. */
function withText(png: Buffer, text: string): Buffer {
  const behindHeader = PNG_MARK.length + 25;
  const words = chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, behindHeader), words, png.subarray(behindHeader)]);
}

/** Returns the same photo, padded to the given number of bytes. */
export function filledUp(content: Buffer, bytes: number): Buffer {
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
}

export const jpeg = (): Promise<Buffer> => picture().jpeg().toBuffer();

async function animation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(30 * 20 * 3, 200), Buffer.alloc(30 * 20 * 3, 20)]);
  const raw = { width: 30, height: 40, channels: 3, pageHeight: 20 } as const;
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** Returns photos of every accepted kind, with everything that can be hidden in a photo. */
export async function takenPhotos(): Promise<Taken[]> {
  const plain = await jpeg();
  const png = await picture().png().toBuffer();
  const webp = await picture().webp().toBuffer();
  const clear = sharp(Buffer.alloc(WIDTH * HEIGHT * 4, 128), { raw: { ...size, channels: 4 } });
  const tail = (content: Buffer, text: string) => Buffer.concat([content, Buffer.from(text)]);
  const zip = 'PK\u0003\u0004\n\0\0\0\0\0';
  return [
    { what: 'a JPEG', content: plain, ...size },
    { what: 'a progressive JPEG', content: await picture().jpeg({ progressive: true }).toBuffer(), ...size },
    { what: 'a grey JPEG', content: await picture().greyscale().jpeg().toBuffer(), ...size },
    { what: 'a JPEG for print', content: await picture().toColourspace('cmyk').jpeg().toBuffer(), ...size },
    { what: 'a JPEG with a place', content: await picture().withExif(EXIF).jpeg().toBuffer(), ...size },
    { what: 'a JPEG with XMP', content: await picture().withXmp(XMP).jpeg().toBuffer(), ...size },
    { what: 'a JPEG with wide colours', content: await picture().withIccProfile('p3').jpeg().toBuffer(), ...size },
    {
      what: 'a JPEG that lies on its side',
      content: await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      width: HEIGHT,
      height: WIDTH,
    },
    { what: 'a JPEG with a script in a comment', content: withComment(plain, HTML), ...size },
    { what: 'a JPEG with a page behind it', content: tail(plain, HTML), ...size },
    { what: 'a JPEG with an archive behind it', content: tail(plain, `${zip}${MARK}`), ...size },
    { what: 'a JPEG with a program in front', content: withComment(plain, `*/=alert('${MARK}')/*`), ...size },
    { what: 'a JPEG that claims to be a page', content: tail(plain, HTML), ...size, claims: 'text/html' },
    { what: 'a JPEG that claims to be an SVG', content: plain, ...size, claims: 'image/svg+xml' },
    { what: 'a JPEG that claims to be a PNG', content: plain, ...size, claims: 'image/png' },
    { what: 'a JPEG that claims nothing', content: plain, ...size, claims: '' },
    { what: 'a JPEG of a million bytes', content: filledUp(plain, 1_000_000), ...size },
    {
      what: 'a large JPEG',
      content: await picture(3000, 2000).jpeg({ quality: 10 }).toBuffer(),
      width: 1600,
      height: 1067,
    },
    {
      what: 'a tall JPEG',
      content: await picture(500, 4000).jpeg({ quality: 10 }).toBuffer(),
      width: 200,
      height: 1600,
    },
    { what: 'a PNG', content: png, ...size },
    { what: 'a PNG of one point', content: await picture(1, 1).png().toBuffer(), width: 1, height: 1 },
    { what: 'a PNG with a palette', content: await picture().png({ palette: true }).toBuffer(), ...size },
    { what: 'a PNG of 16 bits', content: await picture().toColourspace('rgb16').png().toBuffer(), ...size },
    { what: 'a PNG that one sees through', content: await clear.clone().png().toBuffer(), ...size },
    { what: 'a PNG with a text', content: withText(png, HTML), ...size },
    { what: 'a PNG with a place', content: await picture().withExif(EXIF).png().toBuffer(), ...size },
    { what: 'a PNG with a page behind it', content: tail(png, HTML), ...size },
    { what: 'a WebP', content: webp, ...size },
    { what: 'a lossless WebP', content: await clear.clone().webp({ lossless: true }).toBuffer(), ...size },
    { what: 'a WebP with a place', content: await picture().withExif(EXIF).webp().toBuffer(), ...size },
    { what: 'a WebP with XMP', content: await picture().withXmp(XMP).webp().toBuffer(), ...size },
    { what: 'a WebP with a page behind it', content: tail(webp, HTML), ...size },
    { what: 'a WebP that moves', content: await animation(), width: 30, height: 20 },
  ];
}

/** Returns files that are not photos, or must not be opened. */
export async function refusedFiles(): Promise<Refused[]> {
  const plain = await jpeg();
  const png = await picture().png().toBuffer();
  const webp = await picture().webp().toBuffer();
  const damaged = Buffer.from(png);
  damaged.fill(0, 60, 90);
  const unreadable = (what: string, content: Buffer | string): Refused => ({
    what,
    content: Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'),
    code: 'photo_unreadable',
  });
  const flood = (what: string, content: Buffer): Refused => ({ what, content, code: 'photo_too_many_pixels' });
  return [
    unreadable('an SVG', SVG),
    unreadable('an SVG with a prologue', `<?xml version="1.0"?>${SVG}`),
    unreadable('a page', HTML),
    unreadable('a page before a JPEG', Buffer.concat([Buffer.from(HTML), plain])),
    unreadable('an SVG before a PNG', Buffer.concat([Buffer.from(SVG), png])),
    unreadable(
      'a GIF',
      'GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0\xff\xff\xff!\xf9\u0004\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;',
    ),
    unreadable('a GIF that is a program', `GIF89a/*\0\0*/=alert('${MARK}')`),
    unreadable('a PDF', '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'),
    unreadable('a TIFF', await picture().tiff().toBuffer()),
    unreadable('an AVIF', await picture().avif({ effort: 0 }).toBuffer()),
    unreadable('a bitmap', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0(\0\0\0'),
    unreadable('an icon', '\0\0\u0001\0\u0001\0\x10\x10\0\0\u0001\0'),
    unreadable('a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    unreadable('an archive', 'PK\u0003\u0004\n\0\0\0\0\0'),
    unreadable('a Photoshop file', '8BPS\0\u0001\0\0\0\0\0\0'),
    unreadable('text', MARK),
    unreadable('zeros', Buffer.alloc(2000)),
    unreadable('half a JPEG', plain.subarray(0, plain.length / 2)),
    unreadable('the first bytes of a JPEG', plain.subarray(0, 3)),
    unreadable('half a PNG', png.subarray(0, png.length / 2)),
    unreadable('the first bytes of a PNG', png.subarray(0, 8)),
    unreadable('a damaged PNG', damaged),
    unreadable('half a WebP', webp.subarray(0, webp.length / 2)),
    unreadable('the first bytes of a WebP', webp.subarray(0, 12)),
    unreadable('a sound in the wrapping of a WebP', 'RIFF\x24\0\0\0WAVEfmt '),
    flood('a PNG that claims 900 million points', pngThatClaims(30_000, 30_000)),
    flood('a PNG that claims 4 billion in a row', pngThatClaims(16_777_215, 256)),
    flood('a strip of one by 30 thousand points', await blackPng(1, 30_000)),
    flood('a strip of 30 thousand by one points', await blackPng(30_000, 1)),
    flood('a black PNG of 48 million points', await blackPng(8000, 6000)),
  ];
}

async function blackPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
