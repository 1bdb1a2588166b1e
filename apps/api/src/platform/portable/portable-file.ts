import { createHash } from 'node:crypto';
import { type ArchivedFile, readArchive, writeArchive } from './tar.ts';

/** An error that stops an export or import of an organisation, worded for the operator. */
export class PortableFault extends Error {}

/** The version of the file's layout. */
export const FORMAT = 1;

/** The header of an export file. */
export interface Manifest {
  readonly format: number;
  readonly version: string;
  /** The server's last migration. */
  readonly step: string;
  readonly exported_at: string;
  readonly organisation: string;
  /** The id of the owner. */
  readonly owner: number | null;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly rows?: number;
  }[];
}

const MANIFEST = 'manifest.json';
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The content of a file: its header, the rows of each table and the pictures. */
export interface Portable {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

export async function writePortable(
  about: Omit<Manifest, 'files' | 'format'>,
  files: readonly (ArchivedFile & { readonly rows?: number })[],
): Promise<Buffer> {
  const listed = files.map(({ name, content, rows }) => ({
    name,
    bytes: content.length,
    sha256: sha256(content),
    ...(rows !== undefined && { rows }),
  }));
  const manifest: Manifest = { format: FORMAT, ...about, files: listed };
  const first = { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
  return writeArchive([first, ...files], new Date(about.exported_at));
}

/** Reads a file and compares it with its own list. Throws a `PortableFault` if it is incomplete. */
export async function readPortable(packed: Buffer): Promise<Portable> {
  const archived = await readArchive(packed);
  const first = archived?.find(({ name }) => name === MANIFEST);
  if (archived === undefined || first === undefined)
    throw new PortableFault('The file is cut off, was altered, or is no organisation of Weekbord.');
  const manifest = JSON.parse(first.content.toString()) as Manifest;
  if (manifest.format !== FORMAT)
    throw new PortableFault(`The file has layout ${manifest.format}; this version reads layout ${FORMAT}.`);
  const files = new Map(archived.map(({ name, content }) => [name, content]));
  for (const { name, bytes, sha256: sum } of manifest.files) {
    const content = files.get(name);
    if (content === undefined || content.length !== bytes || sha256(content) !== sum)
      throw new PortableFault(`${name} in the file is not what its list of checksums says.`);
  }
  return { manifest, files };
}
