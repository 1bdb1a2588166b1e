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
  const value = withoutFence(typed).trim();
  if (value === '') return null;
  if (ADDRESS.test(value)) return { kind: 'url', value };
  if (isHtml(value) && !isShared(value)) return { kind: 'html', value };
  if (namesSeveral(value)) return { kind: 'file', content: asBase64(new TextEncoder().encode(value)), name: '' };
  // Data may contain URLs, such as that of its vocabulary.
  const shared = isJson(value) ? null : addressWithin(value);
  return shared === null ? { kind: 'text', value } : { kind: 'url', value: shared };
}

const START_OF_HTML =
  /^<(?:!doctype|html|head|body|title|meta|link|script|style|div|article|main|section|header|figure|h[1-6]|ul|ol|li|dl|dt|p|table|tbody|tr|td|span|strong|em|b|i|a|img|br|hr|blockquote|details|form)(?=[\s>/])|^<!--/i;
const END_OF_BLOCK = /<\/(?:h[1-6]|ul|ol|li|p|div|table|tr|td|section|article|script)>/gi;

/** Whether text is the source of a page or of a part of one. */
function isHtml(text: string): boolean {
  return (
    (START_OF_HTML.test(text) && /<\/[a-z]|<!doctype|<(?:meta|img|link)\b/i.test(text)) ||
    (!isJson(text) && (text.match(END_OF_BLOCK)?.length ?? 0) > 1)
  );
}

/** Whether HTML is only a link or a few words with one, such as an app shares. */
function isShared(html: string): boolean {
  return addressWithin(html) !== null && !/<\/?(?:h[1-6]|ul|ol|li|p|div|table|script|article|section)\b/i.test(html);
}

function isJson(text: string): boolean {
  return /^(?:\{\s*["}]|\[\s*[[{"])/.test(text);
}

/** Removes the fence around pasted code: "```json". */
function withoutFence(text: string): string {
  return /^\s*(`{3,}|~{3,})[ \t]*[a-z+-]*[ \t]*\r?\n([\s\S]*?)\r?\n?\1\s*$/i.exec(text)?.[2] ?? text;
}

/** Returns the URL in text that is too short to be a recipe: apps share "Look at this! https://…". */
function addressWithin(text: string): string | null {
  if (text.length > LONGEST_SHARED_TEXT || text.split('\n').length > LINES_OF_SHARED_TEXT) return null;
  return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i.exec(text)?.[0] ?? null;
}

/** Whether text is JSON with more than one recipe. */
function namesSeveral(text: string): boolean {
  return isJson(text) && (text.match(/"@type"\s*:\s*\[?\s*"[^"]*\bRecipe"/g)?.length ?? 0) > 1;
}

/** Encodes bytes as base64, in chunks because a call accepts a limited number of arguments. */
export function asBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return btoa(parts.join(''));
}

const PART = 30_000;
