import { FileProblem } from './file-problem.ts';
import type { Bytes } from './streams.ts';

/** A file in a zip, as listed in the central directory. */
export interface ZipEntry {
  readonly name: string;
  /** Uncompressed and compressed size in bytes. */
  readonly size: number;
  readonly packedSize: number;
  readonly hasPassword: boolean;
  readonly method: number;
  readonly offset: number;
}

const [DIRECTORY_END, DIRECTORY_END_64, LOCATOR_64, DIRECTORY_ENTRY, LOCAL_ENTRY] = [
  0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50,
];
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** The maximum length of the comment after the directory. */
const MAX_COMMENT = 0xffff;
/** The maximum size of a directory, in bytes: enough for more than a hundred thousand names. */
const MAX_DIRECTORY_BYTES = 32_000_000;
const [STORED, DEFLATED] = [0, 8];

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(Math.max(0, from), to).arrayBuffer());
}

/** Lists the contents of a zip from the directory at its end; nothing is unpacked, however large the file. */
export async function readDirectory(file: Blob): Promise<ZipEntry[]> {
  const { at, size } = await findDirectory(file);
  if (size > MAX_DIRECTORY_BYTES || at + size > file.size) throw new FileProblem('BROKEN');
  const view = await viewOf(file, at, at + size);
  const entries: ZipEntry[] = [];
  for (let from = 0; from + ENTRY_BYTES <= view.byteLength;) {
    if (view.getUint32(from, true) !== DIRECTORY_ENTRY) break;
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) => view.getUint16(from + place, true)) as [
      number,
      number,
      number,
    ];
    const next = from + ENTRY_BYTES + nameSize + extraSize + commentSize;
    if (next > view.byteLength) throw new FileProblem('BROKEN');
    entries.push(entryAt(view, from, { nameSize, extraSize }));
    from = next;
  }
  return entries;
}

async function findDirectory(file: Blob): Promise<{ at: number; size: number }> {
  const start = Math.max(0, file.size - END_BYTES - MAX_COMMENT);
  const view = await viewOf(file, start, file.size);
  for (let from = view.byteLength - END_BYTES; from >= 0; from -= 1) {
    if (view.getUint32(from, true) !== DIRECTORY_END) continue;
    const [size, at] = [view.getUint32(from + 12, true), view.getUint32(from + 16, true)];
    if (size !== 0xffffffff && at !== 0xffffffff && view.getUint16(from + 10, true) !== 0xffff) return { at, size };
    return findDirectory64(file, start + from);
  }
  // The directory at the end is missing, so the file is incomplete.
  throw new FileProblem('BROKEN');
}

async function findDirectory64(file: Blob, end: number): Promise<{ at: number; size: number }> {
  const locator = await viewOf(file, end - 20, end);
  if (locator.byteLength < 20 || locator.getUint32(0, true) !== LOCATOR_64) throw new FileProblem('BROKEN');
  const from = Number(locator.getBigUint64(8, true));
  const view = await viewOf(file, from, from + 56);
  if (view.byteLength < 56 || view.getUint32(0, true) !== DIRECTORY_END_64) throw new FileProblem('BROKEN');
  return { size: Number(view.getBigUint64(40, true)), at: Number(view.getBigUint64(48, true)) };
}

function entryAt(
  view: DataView,
  from: number,
  { nameSize, extraSize }: Readonly<{ nameSize: number; extraSize: number }>,
): ZipEntry {
  const number = (place: number) => view.getUint32(from + place, true);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from + ENTRY_BYTES, nameSize);
  const large = largeNumbers(view, from + ENTRY_BYTES + nameSize, extraSize);
  const said = (value: number) => (value === 0xffffffff ? (large.shift() ?? value) : value);
  // The zip64 extra field contains these numbers in this order, but only those that do not fit in their regular field.
  const size = said(number(24));
  const packedSize = said(number(20));
  return {
    name: new TextDecoder().decode(bytes),
    size,
    packedSize,
    hasPassword: (view.getUint16(from + 8, true) & 1) === 1,
    method: view.getUint16(from + 10, true),
    offset: said(number(42)),
  };
}

/** Returns the numbers in the zip64 extra field, used for files of more than 4 GB. */
function largeNumbers(view: DataView, start: number, size: number): number[] {
  for (let from = start; from + 4 <= start + size;) {
    const [kind, length] = [view.getUint16(from, true), view.getUint16(from + 2, true)];
    if (kind === 1) {
      const count = Math.floor(Math.min(length, start + size - from - 4) / 8);
      return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(from + 4 + index * 8, true)));
    }
    from += 4 + length;
  }
  return [];
}

/**
 * Streams the uncompressed content of a file in a zip; `onPacked` is called with the number of compressed bytes read.
 */
export async function openEntry(file: Blob, entry: ZipEntry, onPacked?: (bytes: number) => void): Promise<Bytes> {
  if (entry.hasPassword) throw new FileProblem('PASSWORD');
  const local = await viewOf(file, entry.offset, entry.offset + LOCAL_BYTES);
  if (local.byteLength < LOCAL_BYTES || local.getUint32(0, true) !== LOCAL_ENTRY) throw new FileProblem('BROKEN');
  const start = entry.offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (start + entry.packedSize > file.size) throw new FileProblem('BROKEN');
  const packed: Bytes = file.slice(start, start + entry.packedSize).stream();
  const counted = onPacked === undefined ? packed : packed.pipeThrough(counting(onPacked));
  if (entry.method === STORED) return counted;
  if (entry.method === DEFLATED) return counted.pipeThrough(new DecompressionStream('deflate-raw'));
  throw new FileProblem('OTHER_ARCHIVE');
}

/** Passes bytes through and reports how many there were. */
export function counting(onBytes: (bytes: number) => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onBytes(part.length);
      controller.enqueue(part);
    },
  });
}
