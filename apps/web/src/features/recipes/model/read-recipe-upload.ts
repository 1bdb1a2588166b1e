import { MAX_RECIPE_FILE_BYTES } from '@weekbord/domain/recipes/read/reading-limits';
import { readPageFile } from './read-page-file.ts';
import { asBase64, type RecipeFile, type RecipeSource } from './recipe-source.ts';

/**
 * The largest archive, in bytes, from which photos are removed in the browser; a phone lacks the memory for larger
 * ones.
 */
const LARGEST_ARCHIVE = 150_000_000;
/** The number of bytes at the start of a file that identify its format. */
const HEAD = 64_000;

/** Reads the chosen file as a page or text, or else as a recipe file; null if it is too large. */
export async function readRecipeUpload(file: File): Promise<RecipeSource | RecipeFile | null> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (!isFileOfRecipes(head)) return readPageFile(file);
  if (file.size > LARGEST_ARCHIVE) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { withoutPhotos } = await import('./without-photos.ts');
  const small = bytes.length > MAX_RECIPE_FILE_BYTES ? withoutPhotos(bytes) : bytes;
  if (small.length > MAX_RECIPE_FILE_BYTES) return null;
  return { kind: 'file', content: asBase64(small), name: file.name };
}

/**
 * Whether the file may contain recipes as data: an archive, JSON, Cooklang, or anything that is not text in UTF-8 or
 * Latin script.
 */
function isFileOfRecipes(head: Uint8Array): boolean {
  if (head.includes(0) || (head[0] === 0x1f && head[1] === 0x8b) || (head[0] === 0x50 && head[1] === 0x4b)) return true;
  const text = new TextDecoder().decode(head);
  return /^\s*[{[]/.test(text) || /^---\s/.test(text) || /(?<![\p{L}\p{N}.])@[^\s@{}][^@#~{}\n]{0,80}\{/u.test(text);
}
