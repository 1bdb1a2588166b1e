import { FileProblem } from './file-problem.ts';

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Passes each chunk of a stream to a reader until it returns false; a decompression error means a broken file. */
export async function eachPart(stream: Bytes, take: (part: Uint8Array<ArrayBuffer>) => boolean | void): Promise<void> {
  const reader = stream.getReader();
  try {
    for (let part = await next(reader); part !== undefined; part = await next(reader)) {
      if (take(part) === false) break;
    }
  } finally {
    // Cancelling a broken stream fails; that failure has already been reported.
    await reader.cancel().catch(() => undefined);
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  try {
    return (await reader.read()).value;
  } catch (cause) {
    if (cause instanceof FileProblem) throw cause;
    throw new FileProblem('BROKEN', { cause });
  }
}

/** Returns all bytes of a stream; throws as soon as there are more than `max`. */
export async function bytesOf(stream: Bytes, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  await eachPart(stream, (part) => {
    size += part.length;
    if (size > max) throw new FileProblem('UNPACKS_TOO_LARGE');
    parts.push(part);
  });
  return joined(parts, size);
}

/** Returns the first bytes of a stream without reading the rest. */
export async function firstBytes(stream: Bytes, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  await eachPart(stream, (part) => {
    parts.push(part);
    size += part.length;
    return size < count;
  });
  return joined(parts, size).slice(0, count);
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
