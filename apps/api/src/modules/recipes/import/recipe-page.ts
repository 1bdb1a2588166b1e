import { type FoundRecipe, readRecipeText } from '@weekbord/domain/recipes/read/read-recipe-text';
import { type CheerioAPI, load } from 'cheerio/slim';
import { parseLaxJson, recipeOfFields, recipeOfJson } from './recipe-json.ts';

type Page = ReturnType<CheerioAPI['root']>[number];
type Node = Page | Page['children'][number];

const SCRIPTS_MAX = 50;
const ITEMS_MAX = 300;
/** How deep a page may nest: the parser's time grows with the square of it. */
const DEPTH_MAX = 2000;
const TAGS_MAX = 60_000;
/** Elements that never hold another, or that the next of their kind closes. */
const CLOSING_THEMSELVES =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option)$/;

/** The recipe in a page: JSON-LD, microdata, or a bare text; null where there is none. Pictures are never fetched. */
export function readRecipePage(text: string): FoundRecipe | null {
  const start = text.trimStart().slice(0, 1);
  if (start === '{' || start === '[') return recipeOfJson(parseLaxJson(text));
  if (!/<[a-z!]/i.test(text)) return readRecipeText(text);
  return recipeOfScripts(text) ?? recipeOfMicrodata(text);
}

function recipeOfScripts(text: string): FoundRecipe | null {
  for (const script of dataScripts(text)) {
    const recipe = recipeOfJson(parseLaxJson(script));
    if (recipe !== null) return recipe;
  }
  return null;
}

/** The texts of a page's JSON-LD scripts. Found without parsing the page, which for most pages is the whole work. */
function dataScripts(text: string): string[] {
  const lower = text.toLowerCase();
  const found: string[] = [];
  let at = lower.indexOf('<script');
  while (at >= 0 && found.length < SCRIPTS_MAX) {
    const begin = lower.indexOf('>', at) + 1;
    const end = begin === 0 ? -1 : lower.indexOf('</script', begin);
    if (end < 0) break;
    if (lower.slice(at, begin).includes('ld+json')) found.push(text.slice(begin, end));
    at = lower.indexOf('<script', end);
  }
  return found;
}

function recipeOfMicrodata(text: string): FoundRecipe | null {
  if (!/itemtype\s*=[^>]{0,200}schema\.org\/recipe/i.test(text) || isMonstrous(text)) return null;
  const page = load(`<div>${text}</div>`);
  const properties = propertiesOf(page.root().toArray());
  const values = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ node }) => valueOf(page, node));
  const parts = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).flatMap(({ node }) => partsOf(page, node));
  const recipe = recipeOfFields({
    name: values('name')[0],
    recipeYield: values('recipeYield', 'yield'),
    totalTime: values('totalTime')[0],
    prepTime: values('prepTime')[0],
    cookTime: values('cookTime')[0],
    recipeIngredient: parts('recipeIngredient', 'ingredients'),
    recipeInstructions: parts('recipeInstructions', 'instructions'),
  });
  return recipe.lines.length === 0 ? null : recipe;
}

interface Property {
  readonly name: string;
  readonly node: Node;
}

/**
 * The properties of the first recipe in a page, without those of its author and of its nutrition. Walked by hand: the
 * library's own search takes the square of the number of elements.
 */
function propertiesOf(roots: readonly Node[]): Property[] {
  const found: Property[] = [];
  const waiting: { node: Node; isInside: boolean }[] = roots.map((node) => ({ node, isInside: false }));
  let isFound = false;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const type = attribute(node, 'itemtype');
    const isRecipe = /schema\.org\/recipe\/?$/i.test(type?.trim() ?? '') && !isFound;
    if (isRecipe) isFound = true;
    else if (next.isInside) {
      const name = attribute(node, 'itemprop')?.trim().split(/\s+/)[0];
      if (name !== undefined && name !== '') found.push({ name, node });
      // A property is taken as a whole, and what has a type of its own is not the recipe's.
      if (name !== undefined || type !== undefined) continue;
    }
    const isInside = isRecipe || next.isInside;
    for (const child of childrenOf(node).toReversed()) waiting.push({ node: child, isInside });
  }
  return found;
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? node.children : [];
}

function attribute(node: Node, name: string): string | undefined {
  return 'attribs' in node ? node.attribs[name] : undefined;
}

function valueOf(page: CheerioAPI, node: Node): string {
  return (attribute(node, 'content') ?? attribute(node, 'datetime') ?? page(node).text()).trim();
}

/** The items of a list, else its paragraphs, else the element's own text with its line breaks. */
function partsOf(page: CheerioAPI, node: Node): string[] {
  const content = attribute(node, 'content');
  if (content !== undefined) return [content];
  for (const tag of ['li', 'p']) {
    const parts = elementsIn(node, tag);
    if (parts.length > 0) return parts.map((part) => page(part).text());
  }
  return [page(node).html() ?? ''];
}

/** The elements of a kind inside of another, not those inside of each other. */
function elementsIn(node: Node, tag: string): Node[] {
  const found: Node[] = [];
  const waiting = [...childrenOf(node)].toReversed();
  for (let next = waiting.pop(); next !== undefined && found.length < ITEMS_MAX; next = waiting.pop()) {
    if ('name' in next && next.name === tag) found.push(next);
    else for (const child of childrenOf(next).toReversed()) waiting.push(child);
  }
  return found;
}

/** Whether a page has more tags, or nests deeper, than any that people write; in doubt it says yes. */
function isMonstrous(text: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  for (const [, slash, tag] of text.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    tags += 1;
    if (tags > TAGS_MAX) return true;
    const name = tag!.toLowerCase();
    if (CLOSING_THEMSELVES.test(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash === '/' && count === 0) continue;
    open.set(name, slash === '/' ? count - 1 : count + 1);
    depth += slash === '/' ? -1 : 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
