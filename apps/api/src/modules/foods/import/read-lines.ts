import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { explainFault } from './file-fault.ts';

/** A line of a file, counted from 1; `text` is null if it is longer than any record. */
export type Line = Readonly<{ number: number; text: string | null }>;

const NEWLINE = 0x0a;
const READ_BYTES = 1 << 18;
/** Longer lines are damaged data rather than records, and must not fill memory. */
const LINE_BYTES = 8 << 20;

/** Reads the bytes of a file, decompressed if the file is gzipped, regardless of the file's extension. */
export async function* readBytes(file: string): AsyncGenerator<Buffer> {
  try {
    const isPacked = await beginsWith(file, [0x1f, 0x8b]);
    const raw = createReadStream(file, { highWaterMark: READ_BYTES });
    const stream = isPacked ? pipeline(raw, createGunzip({ chunkSize: READ_BYTES }), () => undefined) : raw;
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw explainFault(error, file);
  }
}

async function beginsWith(file: string, bytes: readonly number[]): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return bytesRead === bytes.length && bytes.every((byte, place) => buffer[place] === byte);
  } finally {
    await handle.close();
  }
}

/** Reads the lines of a file after the first `skip`, which are not parsed. Empty lines count. */
export async function* readLines(file: string, skip = 0): AsyncGenerator<Line> {
  let number = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const lineOf = (end: Buffer): Line => {
    number += 1;
    const bytes = pendingBytes + end.length;
    if (number <= skip || bytes > LINE_BYTES) return { number, text: null };
    const text = (pending.length === 0 ? end : Buffer.concat([...pending, end])).toString('utf8');
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  for await (const chunk of readBytes(file)) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = lineOf(chunk.subarray(start, end));
      pending = [];
      pendingBytes = 0;
      start = end + 1;
      if (line.number > skip) yield line;
    }
    pendingBytes += chunk.length - start;
    if (pendingBytes <= LINE_BYTES) pending.push(chunk.subarray(start));
  }
  if (pendingBytes > 0) {
    const last = lineOf(Buffer.alloc(0));
    if (last.number > skip) yield last;
  }
}
