/** What a recipe is read from: a web page by its address, a text, or a page itself. */
export type RecipeSource = Readonly<{ kind: 'url' | 'text' | 'html'; value: string }>;

/** Longer texts are a recipe, even where an address stands in them. */
const LONGEST_SHARED_TEXT = 400;
const LINES_OF_SHARED_TEXT = 3;
const ADDRESS = /^(?:https?:\/\/\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i;

/** Recognises what was pasted; null for nothing. */
export function sourceOf(typed: string): RecipeSource | null {
  const value = typed.trim();
  if (value === '') return null;
  if (ADDRESS.test(value)) return { kind: 'url', value };
  if (/^<(?:!doctype|html|head|body|script|div|article|main|section)\b/i.test(value)) return { kind: 'html', value };
  const shared = addressWithin(value);
  return shared === null ? { kind: 'text', value } : { kind: 'url', value: shared };
}

/** Apps share "Look at this! https://…": the address in a text that is too short to be a recipe. */
function addressWithin(text: string): string | null {
  if (text.length > LONGEST_SHARED_TEXT || text.split('\n').length > LINES_OF_SHARED_TEXT) return null;
  return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/i.exec(text)?.[0] ?? null;
}
