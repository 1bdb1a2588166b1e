import { MAX_IMPORT_CHARACTERS } from '@weekbord/domain/history/import-rows';
import { unzipSync } from 'fflate';

/** A text out of a chosen file. */
export interface TextFile {
  readonly name: string;
  readonly content: string;
}

/** Why a file cannot be read. */
export type FileFault = 'fileTooLarge' | 'fileUnreadable';

/** Bytes of a zip that is looked into. */
const MAX_ZIP_BYTES = 30_000_000;
/** Bytes of a text; a character may take several. */
const MAX_TEXT_BYTES = 3 * MAX_IMPORT_CHARACTERS;
/** Files of other apps and of our own that hold meals or weights, the most telling first. */
const TELLING = [/nutrition|servings/i, /^meals|diary|dagboek/i, /measurement|biometric|weight|gewicht/i, /daily/i];

/** The CSV files of what a person chose: itself, or those in a zip, the ones that most probably are meant first. */
export async function readChosenFile(file: File): Promise<readonly TextFile[] | FileFault> {
  if (file.size > MAX_ZIP_BYTES) return 'fileTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isZip ? unzipped(bytes) : [{ name: file.name, content: decode(bytes) }];
  if (files.length === 0) return 'fileUnreadable';
  const fitting = files.filter(({ content }) => content.length <= MAX_IMPORT_CHARACTERS);
  return fitting.length > 0 ? fitting : 'fileTooLarge';
}

function unzipped(bytes: Uint8Array): TextFile[] {
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        /\.csv$/i.test(name) && !name.startsWith('__MACOSX') && originalSize <= MAX_TEXT_BYTES,
    });
  } catch {
    return [];
  }
  const rank = (name: string) => {
    const place = TELLING.findIndex((pattern) => pattern.test(name));
    return place < 0 ? TELLING.length : place;
  };
  const named = Object.entries(entries).map(([path, content]) => ({ name: path.split('/').at(-1)!, content }));
  const telling = named.filter(({ name }) => rank(name) < TELLING.length);
  return (telling.length > 0 ? telling : named)
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .map(({ name, content }) => ({ name, content: decode(content) }));
}

/** Bytes as text: as their mark says, else UTF-8, else what Windows programs write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
