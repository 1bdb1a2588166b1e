import { createHash, hash, type Hash } from 'node:crypto';
import { BackupFault } from './backup-fault.ts';
import { readSealed } from './sealed-stream.ts';

/** The header of a backup. */
export interface Head {
  readonly kind: 'BACKUP' | 'PERSON_KEYS';
  /** The product version that made the backup. */
  readonly version: string;
  readonly takenAt: string;
  /** The migrations that the backed-up database had run. */
  readonly steps: readonly string[];
}

/** A table, and the checksums for its rows. */
export interface TableCount {
  readonly table: string;
  readonly rows: number;
  /** The sum of the hashes of all rows, which does not depend on the order of the rows. */
  readonly sum: string;
}

/** One of people's files, and its checksum. */
export interface FileCount {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The trailer of a backup. */
export interface Manifest {
  readonly tables: readonly TableCount[];
  readonly files: readonly FileCount[];
}

/** A part of a backup, in file order. Rows and bytes belong to the preceding table or file. */
export type Part =
  | Readonly<{ type: 'head'; head: Head }>
  | Readonly<{ type: 'table'; table: string }>
  | Readonly<{ type: 'rows'; rows: readonly string[] }>
  | Readonly<{ type: 'sequences'; sequences: Readonly<Record<string, number>> }>
  | Readonly<{ type: 'file'; name: string }>
  | Readonly<{ type: 'bytes'; bytes: Buffer }>
  | Readonly<{ type: 'manifest'; manifest: Manifest }>;

/** Adds up the hashes of rows. */
export interface RowSum {
  add(row: string): void;
  result(): Pick<TableCount, 'rows' | 'sum'>;
}

const LANES = 4;
const LANE_BYTES = 4;

export function rowSum(): RowSum {
  const lanes = new Uint32Array(LANES);
  let rows = 0;
  return {
    add(row) {
      const digest = hash('sha256', row, 'buffer');
      for (let lane = 0; lane < LANES; lane += 1) {
        lanes[lane] = lanes[lane]! + digest.readUInt32BE(lane * LANE_BYTES);
      }
      rows += 1;
    },
    result: () => ({ rows, sum: [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join('') }),
  };
}

const ROWS = 1;
const BYTES = 2;
const OTHER = 3;
const FRAME_HEAD_BYTES = 5;

function frame(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head[0] = kind;
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** Writes parts in order. The manifest is added at the end. */
export async function* encodeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const counting = countParts();
  for await (const part of parts) {
    counting.see(part);
    if (part.type === 'rows') yield frame(ROWS, Buffer.from(part.rows.join('\n')));
    else if (part.type === 'bytes') yield frame(BYTES, part.bytes);
    else yield frame(OTHER, Buffer.from(JSON.stringify(part)));
  }
  yield frame(OTHER, Buffer.from(JSON.stringify({ type: 'manifest', manifest: counting.manifest() })));
}

/** Reads the parts of a file. Throws a `BackupFault` if it is incomplete or does not match its manifest. */
export async function* readParts(file: string, backupKey: string): AsyncGenerator<Part> {
  const counting = countParts();
  let end: Manifest | undefined;
  for await (const part of decodeParts(readSealed(file, backupKey))) {
    counting.see(part);
    if (part.type === 'manifest') end = part.manifest;
    yield part;
  }
  if (JSON.stringify(end) !== JSON.stringify(counting.manifest())) {
    throw new BackupFault(`${file} does not agree with its own list of counts and checksums. Use another backup.`);
  }
}

async function* decodeParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let waiting: Buffer = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let length = 0;
  let wanted = FRAME_HEAD_BYTES;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    waiting = Buffer.concat(chunks);
    for (;;) {
      wanted = waiting.length < FRAME_HEAD_BYTES ? FRAME_HEAD_BYTES : FRAME_HEAD_BYTES + waiting.readUInt32BE(1);
      if (waiting.length < wanted) break;
      yield decode(waiting[0]!, waiting.subarray(FRAME_HEAD_BYTES, wanted));
      waiting = waiting.subarray(wanted);
    }
    chunks = [waiting];
    length = waiting.length;
  }
}

function decode(kind: number, content: Buffer): Part {
  if (kind === ROWS) return { type: 'rows', rows: content.toString().split('\n') };
  if (kind === BYTES) return { type: 'bytes', bytes: content };
  return JSON.parse(content.toString()) as Part;
}

/** Counts parts as they pass, for the manifest. */
function countParts() {
  const tables: TableCount[] = [];
  const files: FileCount[] = [];
  let table: Readonly<{ name: string; sum: RowSum }> | undefined;
  let file: { readonly name: string; readonly hashing: Hash; bytes: number } | undefined;
  const close = () => {
    if (table !== undefined) tables.push({ table: table.name, ...table.sum.result() });
    if (file !== undefined) files.push({ name: file.name, bytes: file.bytes, sha256: file.hashing.digest('hex') });
    table = undefined;
    file = undefined;
  };
  return {
    see(part: Part) {
      if (part.type === 'rows') {
        for (const row of part.rows) table?.sum.add(row);
      } else if (part.type === 'bytes') {
        file?.hashing.update(part.bytes);
        if (file !== undefined) file.bytes += part.bytes.length;
      } else {
        close();
        if (part.type === 'table') table = { name: part.table, sum: rowSum() };
        if (part.type === 'file') file = { name: part.name, hashing: createHash('sha256'), bytes: 0 };
      }
    },
    manifest(): Manifest {
      close();
      return { tables, files };
    },
  };
}
