import { deflateSync, strToU8 } from 'fflate';

export interface Packed {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The size stated in the directory, if it is wrong. */
  readonly saidSize?: number;
  readonly hasPassword?: boolean;
  readonly isStored?: boolean;
}

/** Returns a zip, optionally with a wrong size, encrypted, or in the zip64 format for more than 4 GB. */
export function zipOf(files: readonly Packed[], { isLarge = false } = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    at += part.length;
  };
  for (const { name, content, saidSize, hasPassword = false, isStored = false } of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    const packed = isStored ? bytes : deflateSync(bytes);
    const [size, offset, path] = [saidSize ?? bytes.length, at, strToU8(name)];
    const [flags, method] = [hasPassword ? 1 : 0, isStored ? 0 : 8];
    add(
      numbers(
        [4, 0x04034b50],
        [2, 20],
        [2, flags],
        [2, method],
        [4, 0],
        [4, 0],
        [4, packed.length],
        [4, size],
        [2, path.length],
        [2, 0],
      ),
    );
    add(path);
    add(packed);
    const extra = isLarge ? numbers([2, 1], [2, 24], [8, size], [8, packed.length], [8, offset]) : new Uint8Array();
    const said = (value: number) => (isLarge ? 0xffffffff : value);
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], [4, 0], [4, said(packed.length)]),
      numbers([4, said(size)], [2, path.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, said(offset)]),
      path,
      extra,
    );
  }
  const start = at;
  for (const part of directory) add(part);
  const [size, end] = [at - start, at];
  if (isLarge) {
    add(
      numbers(
        [4, 0x06064b50],
        [8, 44],
        [2, 45],
        [2, 45],
        [4, 0],
        [4, 0],
        [8, files.length],
        [8, files.length],
        [8, size],
        [8, start],
      ),
    );
    add(numbers([4, 0x07064b50], [4, 0], [8, end], [4, 1]));
  }
  const said = (value: number) => (isLarge ? 0xffffffff : value);
  add(
    numbers(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.length],
      [2, files.length],
      [4, said(size)],
      [4, said(start)],
      [2, 0],
    ),
  );
  const all = new Uint8Array(at);
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}

/** Encodes numbers in little-endian order, each with the given number of bytes. */
function numbers(...values: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  const bytes = values.flatMap(([count, value]) =>
    Array.from({ length: count }, (_, place) => Math.floor(value / 256 ** place) % 256),
  );
  return Uint8Array.from(bytes);
}
