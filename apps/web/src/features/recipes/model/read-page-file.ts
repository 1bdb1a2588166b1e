import { MAX_PAGE_LENGTH, MAX_RECIPE_TEXT_LENGTH } from '@weekbord/domain/recipes/read/reading-limits';
import type { RecipeSource } from './recipe-source.ts';

const LONGEST = { html: MAX_PAGE_LENGTH, text: MAX_RECIPE_TEXT_LENGTH } as const;
/** The size in bytes above which a file is not treated as a saved page. */
const LARGEST_FILE = 40_000_000;
const PICTURE_WITHIN = /data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g;

/** Reads a page or text file saved on the device; null if it is too large to be a recipe. */
export async function readPageFile(file: File): Promise<RecipeSource | null> {
  if (file.size > LARGEST_FILE) return null;
  const written = decode(new Uint8Array(await file.arrayBuffer()));
  const kind = /\.txt$/i.test(file.name) && !written.trimStart().startsWith('<') ? 'text' : 'html';
  // Removes embedded pictures if the text is too long with them.
  const value = written.length > LONGEST[kind] ? written.replaceAll(PICTURE_WITHIN, '') : written;
  return value.length > LONGEST[kind] ? null : { kind, value };
}

/** Decodes a file, in the encoding that it declares if it is not UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    return new TextDecoder(knownEncoding(/charset=["']?([\w-]+)/i.exec(head)?.[1])).decode(bytes);
  }
}

function knownEncoding(name = 'windows-1252'): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'windows-1252';
  }
}
