import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';

/** The maximum total unpacked size of a file, including nested archives, in bytes. */
const UNPACKED_MAX = 60_000_000;
/** The maximum number of files in an archive. */
const FILES_MAX = 10_000;
/** The maximum nesting of archives: Tandoor packs each recipe in a separate archive. */
const DEPTH_MAX = 2;

/** Why an archive is not read. */
export type ArchiveFault = 'file_damaged' | 'file_locked' | 'file_unpacks_too_large';

/** Aborts the reading of the whole file. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The remaining unpacking limits for one file. */
export interface Allowance {
  bytes: number;
  files: number;
}

export function wholeAllowance(): Allowance {
  return { bytes: UNPACKED_MAX, files: FILES_MAX };
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Whether an archive at this nesting depth is still opened. */
export function isOpened(depth: number): boolean {
  return depth < DEPTH_MAX;
}

/** A file in an archive. */
export type Packed = Readonly<{ name: string; bytes: Uint8Array }>;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** The placeholder in a 32-bit field of an archive of more than 4 GB, whose real value is stored elsewhere. */
const ELSEWHERE = 0xffffffff;

/** Matches files that never contain a recipe and are therefore not unpacked. */
const PASSED_OVER = /(?:^|\/)(?:__MACOSX\/|\.)|\.(?:jpe?g|png|gif|webp|avif|heic|pdf|mp4|db|sqlite3?)$|\/$/i;

/**
 * Reads the files of a zip archive one by one, and verifies each against its checksum. Throws if the archive is broken,
 * password-protected, or unpacks to more than is allowed.
 */
export function* unzip(bytes: Uint8Array, allowance: Allowance): Generator<Packed> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = placeOfEnd(view);
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new ArchiveError('file_damaged');
    const nameLength = view.getUint16(at + 28, true);
    const entry = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    };
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (PASSED_OVER.test(name)) continue;
    take(allowance, entry.unpacked);
    if ((entry.flags & 1) === 1) throw new ArchiveError('file_locked');
    yield { name, bytes: contentOf(bytes, view, entry) };
  }
}

function placeOfEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new ArchiveError('file_damaged');
}

interface Entry {
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly start: number;
}

function contentOf(
  bytes: Uint8Array,
  view: DataView,
  { method, checksum, packed, unpacked, start }: Entry,
): Uint8Array {
  if (start === ELSEWHERE || start + FILE_LENGTH > bytes.length || view.getUint32(start, true) !== FILE_SIGNATURE)
    throw new ArchiveError('file_damaged');
  const begin = start + FILE_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (begin + packed > bytes.length) throw new ArchiveError('file_damaged');
  const content = unpackedOf(bytes.subarray(begin, begin + packed), method, unpacked);
  if (content.length !== unpacked || crc32(content) !== checksum) throw new ArchiveError('file_damaged');
  return content;
}

function unpackedOf(packed: Uint8Array, method: number, size: number): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new ArchiveError('file_damaged');
  try {
    // Unpacking stops if the content exceeds its declared size.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new ArchiveError('file_damaged');
  }
}

/** Unpacks a gzip file. */
export function gunzip(bytes: Uint8Array, allowance: Allowance): Uint8Array {
  let content: Uint8Array;
  try {
    content = gunzipSync(bytes, { maxOutputLength: allowance.bytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveError(isTooLarge ? 'file_unpacks_too_large' : 'file_damaged');
  }
  take(allowance, content.length);
  return content;
}

function take(allowance: Allowance, bytes: number): void {
  allowance.bytes -= bytes;
  allowance.files -= 1;
  if (allowance.bytes <= 0 || allowance.files <= 0) throw new ArchiveError('file_unpacks_too_large');
}
