import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from './outbound-error.ts';

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const TEXT_TYPES = /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|json|ld\+json))$/;

/** Whether a content type is one of the text types that we read. */
export function isTextType(contentType: string): boolean {
  return TEXT_TYPES.test(contentType.split(';', 1)[0]!.trim().toLowerCase());
}

/**
 * Reads a body to its end as text, decompressed. Throws `too_large` as soon as it has more bytes than allowed,
 * compressed or not.
 */
export async function readBody(
  body: Readable,
  { encoding, contentType, maxBytes }: Readonly<{ encoding: string; contentType: string; maxBytes: number }>,
): Promise<string> {
  const plain = unpacked(body, encoding.trim().toLowerCase());
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of plain) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > maxBytes) throw new OutboundError('too_large');
      chunks.push(bytes);
    }
  } finally {
    body.destroy();
    plain.destroy();
  }
  return decoded(Buffer.concat(chunks), contentType);
}

function unpacked(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) throw new OutboundError('unreachable');
  body.once('error', (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

/** Decodes with the charset in the header, or else the one in the page, or else as UTF-8. */
function decoded(bytes: Buffer, contentType: string): string {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const label =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(label ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
