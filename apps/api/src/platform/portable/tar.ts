import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly content: Buffer;
}

const BLOCK = 512;
const NAME_BYTES = 100;
const MODE = '0000600';
const SIZE_AT = 124;
const SIZE_DIGITS = 11;
const SUM_AT = 148;
const SUM_BYTES = 8;
const MAGIC_AT = 257;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Returns files as a gzipped `tar` archive (POSIX ustar), which every system can open. */
export async function writeArchive(files: readonly ArchivedFile[], now: Date): Promise<Buffer> {
  const blocks = files.flatMap(({ name, content }) => [
    headOf(name, content.length, now),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  return pack(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

function headOf(name: string, bytes: number, now: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`${name} is too long for an archive.`);
  const head = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  head.write(name);
  head.write(`${MODE}\0${'0'.repeat(7)}\0${'0'.repeat(7)}\0`, NAME_BYTES);
  head.write(octal(bytes, SIZE_DIGITS), SIZE_AT);
  head.write(octal(Math.floor(now.getTime() / 1000), SIZE_DIGITS), SIZE_AT + SIZE_DIGITS + 1);
  head.write('0', SUM_AT + SUM_BYTES);
  head.write('ustar\x0000', MAGIC_AT);
  head.write(' '.repeat(SUM_BYTES), SUM_AT);
  head.write(`${octal(sumOf(head), 6)}\0 `, SUM_AT);
  return head;
}

const sumOf = (head: Buffer) => head.reduce((sum, byte) => sum + byte, 0);

/** Reads what `writeArchive` wrote; undefined if it is truncated or altered. */
export async function readArchive(packed: Buffer): Promise<readonly ArchivedFile[] | undefined> {
  const content = await unpack(packed).catch(() => undefined);
  if (content === undefined) return undefined;
  const files: ArchivedFile[] = [];
  for (let at = 0; at + BLOCK <= content.length;) {
    const head = content.subarray(at, at + BLOCK);
    if (head[0] === 0) return files;
    const name = head.toString('utf8', 0, NAME_BYTES).replaceAll('\0', '');
    const bytes = Number.parseInt(head.toString('ascii', SIZE_AT, SIZE_AT + SIZE_DIGITS), 8);
    const end = at + BLOCK + bytes;
    if (head.toString('ascii', MAGIC_AT, MAGIC_AT + 5) !== 'ustar' || !(end <= content.length)) return undefined;
    files.push({ name, content: content.subarray(at + BLOCK, end) });
    at = at + BLOCK + Math.ceil(bytes / BLOCK) * BLOCK;
  }
  return undefined;
}
