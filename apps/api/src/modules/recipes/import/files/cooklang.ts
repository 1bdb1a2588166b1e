import { load } from 'js-yaml';
import { type Fields, type FileRecipe, fileRecipe, isFields, minutesOf, textIn } from './file-recipe.ts';

const HEAD = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;
const OLD_METADATA = /^>>\s*([^:\n]+):\s*(.*)$/;
const SECTION = /^=+\s*([^=]*?)\s*=*$/;
/**
 * Matches an ingredient, which is either a name with its amount in braces or a single word. In a step the whole match
 * is replaced by the name.
 */
const INGREDIENT =
  /(?<![\p{L}\p{N}.])@[?&+@-]*(?:([^\s@#~{}][^@#~{}\n]*?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|([\p{L}\p{N}_'’-]+))/gu;
const COOKWARE =
  /(?<![\p{L}\p{N}&])#[?&+-]*(?:([^\s@#~{}][^@#~{}\n]*?)\{[^{}\n]*\}(?:\([^()\n]*\))?|([\p{L}_][\p{L}\p{N}_-]*))/gu;
const TIMER = /~(?:([^@#~{}\n]*)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))/gu;
/** Matches an ingredient with braces, which shows that a text is Cooklang. */
const LOOKS_LIKE = /(?<![\p{L}\p{N}.])@[?&+@-]*[^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,80}\}/u;
/** Matches a word after an `@`. Together with front matter, it is enough to recognise Cooklang. */
const WORD_BEHIND_AT = /(?:^|\s)@\p{L}{2}/u;

/** Whether a text is a recipe in Cooklang. */
export function isCooklang(text: string): boolean {
  return LOOKS_LIKE.test(text) || (HEAD.test(normal(text)) && WORD_BEHIND_AT.test(text));
}

/** Returns a recipe in Cooklang. If it has no name, the file name is used. */
export function recipeOfCooklang(text: string, fileName = ''): FileRecipe {
  const written = normal(text);
  const head = HEAD.exec(written);
  const said = new Map(headOf(head?.[1] ?? ''));
  const lines: string[] = [];
  const steps: string[] = [];
  const notes: string[] = [];
  const named = new Set<string>();
  for (const paragraph of paragraphsOf(head === null ? written : written.slice(head[0].length))) {
    const rows = paragraph.split('\n').filter((row) => {
      const [, key, value] = OLD_METADATA.exec(row) ?? [];
      if (key !== undefined) said.set(key.trim().toLowerCase(), value!.trim());
      return key === undefined;
    });
    const [first = ''] = rows;
    const title = SECTION.exec(first)?.[1];
    if (title !== undefined && title !== '') lines.push(`${title}:`);
    const body = title === undefined ? rows : rows.slice(1);
    if (body.length === 0) continue;
    if (body.every((row) => row.startsWith('>'))) {
      notes.push(body.map((row) => row.replace(/^>\s*/, '')).join(' '));
      continue;
    }
    const joined = body.join(' ');
    for (const line of ingredientsOf(joined, named)) lines.push(line);
    steps.push(plainStep(joined));
  }
  const value = (...names: readonly string[]) =>
    names.map((name) => said.get(name) ?? '').find((one) => one !== '') ?? '';
  return fileRecipe({
    name: value('title', 'name') || fileName.replace(/^.*[/\\]/, '').replace(/\.(?:cook|txt)$/i, ''),
    makes: value('servings', 'serves', 'yield').replace(/^(\d+)\s*\|.*$/, '$1'),
    lines: withoutEmptyTitles(lines),
    steps: steps.filter((step) => step !== ''),
    times: {
      total: minutesOf(value('time', 'duration', 'time required', 'total time')),
      work: minutesOf(value('prep time', 'time.prep', 'preparation time')),
      cooking: minutesOf(value('cook time', 'time.cook', 'cooking time')),
    },
    address: addressOf(value('source', 'source.url', 'url')),
    notes,
    categories: value('course', 'category', 'tags').split(/\s*,\s*/),
  });
}

function normal(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

/** Returns the blocks between empty lines, without comments. A heading starts a block. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .replaceAll(/\[-[\s\S]*?-\]/g, '')
    .replaceAll(/(?:^|(?<=\s))--[^\n]*/gm, '')
    .replaceAll(/^(=+[^\n]*)$/gm, '\n$1')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((row) => row.trim())
        .filter((row) => row !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');
}

/** Returns the entries of the front matter, with nested fields named `outer.inner`; none if it is not YAML. */
function headOf(head: string): [string, string][] {
  let document: unknown;
  try {
    document = load(head);
  } catch {
    return [];
  }
  return isFields(document) ? entriesOf(document, '') : [];
}

function entriesOf(fields: Fields, prefix: string): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}${key.toLowerCase()}`;
    if (Array.isArray(value)) return [[name, value.map(textIn).join(', ')]];
    if (isFields(value)) return prefix === '' ? entriesOf(value, `${name}.`) : [];
    return [[name, textIn(value)]];
  });
}

/** Returns the ingredients of a step as lines. An ingredient that is named again without an amount is not repeated. */
function ingredientsOf(step: string, named: Set<string>): string[] {
  const lines: string[] = [];
  for (const [, long, braces = '', note = '', word] of step.matchAll(INGREDIENT)) {
    const name = nameOf(long ?? word ?? '');
    const amount = amountOf(braces);
    const key = name.toLowerCase();
    if (amount === '' && named.has(key)) continue;
    named.add(key);
    lines.push([amount, note.trim() === '' ? name : `${name}, ${note.trim()}`].filter((part) => part !== '').join(' '));
  }
  return lines;
}

/**
 * Returns the name of an ingredient. References to another recipe are paths, and a name may have an alias after a bar.
 */
function nameOf(written: string): string {
  return (written.split('|').at(-1) ?? '').replace(/^\.{0,2}\/(?:.*\/)?/, '').trim();
}

/** Returns the amount in braces: `1%kg`, `1/2%cup`, `2`, `=1%pinch`, `a pinch`. */
function amountOf(braces: string): string {
  const [quantity = '', unit = ''] = braces.split('%', 2).map((part) => part.trim());
  return [quantity.replace(/^=\s*/, ''), unit].filter((part) => part !== '').join(' ');
}

function plainStep(step: string): string {
  return step
    .replaceAll(TIMER, (_, name: string | undefined, braces: string | undefined, word: string | undefined) => {
      const amount = amountOf(braces ?? '');
      return amount === '' ? (word ?? name ?? '').trim() : amount;
    })
    .replaceAll(INGREDIENT, (_, long: string | undefined, __, ___, word: string | undefined) =>
      nameOf(long ?? word ?? ''),
    )
    .replaceAll(COOKWARE, (_, long: string | undefined, word: string | undefined) => nameOf(long ?? word ?? ''))
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:\d{1,2}[.)]|[-*])\s+/, '')
    .trim();
}

function withoutEmptyTitles(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !line.endsWith(':') || !(lines[at + 1] ?? ':').endsWith(':'));
}

function addressOf(source: string): string {
  return /^https?:\/\/\S+$/i.test(source) ? source : '';
}
