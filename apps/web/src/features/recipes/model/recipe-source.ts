/** The source of a recipe: the URL of a web page, text, or the HTML of a page. */
export type RecipeSource = Readonly<{ kind: 'url' | 'text' | 'html'; value: string }>;

/** A file that may contain many recipes, in base64. */
export type RecipeFile = Readonly<{ kind: 'file'; content: string; name: string }>;

/** Text longer than this is a recipe, even if it contains a URL. */
const LONGEST_SHARED_TEXT = 400;
const LINES_OF_SHARED_TEXT = 3;
const ADDRESS = /^(?:https?:\/\/\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i;

/** Recognises pasted text; null if it is empty. Data with several recipes is a recipe file. */
export function sourceOf(typed: string): RecipeSource | RecipeFile | null {
  const value = typed.trim();
  if (value === '') return null;
  if (ADDRESS.test(value)) return { kind: 'url', value };
  if (/^<(?:!doctype|html|head|body|script|div|article|main|section)\b/i.test(value)) return { kind: 'html', value };
  if (namesSeveral(value)) return { kind: 'file', content: asBase64(new TextEncoder().encode(value)), name: '' };
  const shared = addressWithin(value);
  return shared === null ? { kind: 'text', value } : { kind: 'url', value: shared };
}

/** Returns the URL in text that is too short to be a recipe: apps share "Look at this! https://…". */
function addressWithin(text: string): string | null {
  if (text.length > LONGEST_SHARED_TEXT || text.split('\n').length > LINES_OF_SHARED_TEXT) return null;
  return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i.exec(text)?.[0] ?? null;
}

/** Whether text is JSON with more than one recipe. */
function namesSeveral(text: string): boolean {
  return /^[{[]/.test(text) && (text.match(/"@type"\s*:\s*\[?\s*"[^"]*\bRecipe"/g)?.length ?? 0) > 1;
}

/** Encodes bytes as base64, in chunks because a call accepts a limited number of arguments. */
export function asBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return btoa(parts.join(''));
}

const PART = 30_000;
