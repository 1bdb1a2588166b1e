import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';

/** The layout: magic, salt, key check; then chunks, each followed by its tag. */
const MAGIC = Buffer.from('WEEKBORD BACKUP 1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const KEY_BYTES = 32;
/** The length of a nonce, as NIST SP 800-38D requires for AES-GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;

interface FileKey {
  readonly secret: Buffer;
  readonly header: Buffer;
}

/** Returns a key for this file alone, so that its counter starts at 0 and no nonce is reused. */
function fileKey(backupKey: string, salt: Buffer): FileKey {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', backupKey, salt, purpose, bytes));
  const check = derive('backup key check', CHECK_BYTES);
  return { secret: derive('backup', KEY_BYTES), header: Buffer.concat([MAGIC, salt, check]) };
}

/**
 * Returns the nonce of a chunk from its number and whether it is the last, so that chunks can be neither moved nor left
 * out, not even at the end.
 */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(index, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk({ secret, header }: FileKey, index: number, isLast: boolean, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(index, isLast)).setAAD(header);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openChunk({ secret, header }: FileKey, index: number, isLast: boolean, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** Cuts a stream into pieces of the same length, marking the last one, which may be shorter. */
async function* inPieces(
  source: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Readonly<{ piece: Buffer; isLast: boolean }>> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= bytes) continue;
    let all = Buffer.concat(waiting);
    // One piece is held back, since it may be the last.
    while (all.length > bytes) {
      yield { piece: all.subarray(0, bytes), isLast: false };
      all = all.subarray(bytes);
    }
    waiting = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

/** Compresses and encrypts a stream into a new file, which is on disk when this resolves. */
export async function writeSealed(file: string, backupKey: string, content: AsyncIterable<Buffer>): Promise<void> {
  const key = fileKey(backupKey, randomBytes(SALT_BYTES));
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createZstdCompress(),
    async function* sealAll(packed: AsyncIterable<Buffer>) {
      yield key.header;
      let index = 0;
      for await (const { piece, isLast } of inPieces(packed, CHUNK_BYTES)) {
        yield sealChunk(key, index, isLast, piece);
        index += 1;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/** Reads what `writeSealed` wrote. Throws a `BackupFault` if the key is wrong or the file is incomplete. */
export async function* readSealed(file: string, backupKey: string): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress();
  // Earlier errors surface in `unpacked`.
  connect(Readable.from(openAll(file, backupKey), { objectMode: false }), unpacked, () => undefined);
  yield* unpacked as AsyncIterable<Buffer>;
}

/** Throws a `BackupFault` if the file is not a backup or was made with another key. Reads only its beginning. */
export async function checkBackupKey(file: string, backupKey: string): Promise<void> {
  const source = createReadStream(file);
  await openHeader(file, source, backupKey).finally(() => source.destroy());
}

async function openHeader(file: string, source: ReadStream, backupKey: string): Promise<FileKey> {
  const header = await readHeader(file, source);
  const key = fileKey(backupKey, header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (key.header.equals(header)) return key;
  throw new BackupFault(`${file} was made with another key. Set BACKUP_KEY to the key that it was made with.`);
}

async function* openAll(file: string, backupKey: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const key = await openHeader(file, source, backupKey);
  let index = 0;
  for await (const { piece, isLast } of inPieces(source as AsyncIterable<Buffer>, CHUNK_BYTES + TAG_BYTES)) {
    yield openWhole(file, key, index, isLast, piece);
    index += 1;
  }
}

async function readHeader(file: string, source: ReadStream): Promise<Buffer> {
  const header = await new Promise<Buffer | null>((resolve, reject) => {
    source.once('error', reject);
    source.once('end', () => resolve(null));
    const look = () => {
      const read = source.read(HEADER_BYTES) as Buffer | null;
      if (read === null) return;
      source.off('readable', look);
      resolve(read);
    };
    source.on('readable', look);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupFault(`There is no file ${file}.`) : error;
  });
  if (header === null || header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupFault(`${file} is not a backup of Weekbord.`);
  }
  return header;
}

function openWhole(file: string, key: FileKey, index: number, isLast: boolean, piece: Buffer): Buffer {
  try {
    if (piece.length < TAG_BYTES) throw new Error('A chunk is shorter than its authentication tag.');
    return openChunk(key, index, isLast, piece);
  } catch (error) {
    const where = isLast ? 'is cut off or was altered at its end' : 'was altered';
    throw new BackupFault(`${file} ${where}: nothing of it can be trusted. Use another backup.`, { cause: error });
  }
}
