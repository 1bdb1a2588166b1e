import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import type { CheerioAPI } from 'cheerio/slim';
import { attribute, childrenOf, type PageNode, type PageTree } from './page-tree.ts';
import { recipeOfFields } from './recipe-json.ts';

const ITEMS_MAX = 300;

/** Whether a page may contain a recipe in microdata, without parsing it. */
export function mayHaveMicrodata(text: string): boolean {
  return /itemtype\s*=[^>]{0,200}schema\.org\/recipe/i.test(text);
}

/** Returns the first recipe in a page's microdata; null if there is none. */
export function recipeOfMicrodata({ page, roots }: PageTree): FoundRecipe | null {
  const properties = propertiesOf(roots);
  const values = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ node }) => valueOf(page, node));
  const parts = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).flatMap(({ node }) => partsOf(page, node));
  const ingredients = () => {
    const lines = parts('recipeIngredient', 'ingredients');
    // If one element contains the whole list, its blocks and breaks are the lines.
    return lines.length === 1 ? lines[0] : lines;
  };
  const recipe = recipeOfFields({
    name: values('name')[0],
    recipeYield: values('recipeYield', 'yield'),
    totalTime: values('totalTime')[0],
    prepTime: values('prepTime')[0],
    cookTime: values('cookTime')[0],
    recipeIngredient: ingredients(),
    recipeInstructions: parts('recipeInstructions', 'instructions'),
  });
  return recipe.lines.length + recipe.steps.length === 0 ? null : recipe;
}

interface Property {
  readonly name: string;
  readonly node: PageNode;
}

/**
 * Returns the properties of the first recipe in a page, without those of its author and of its nutrition. Traversed by
 * hand, because the library's own search is quadratic in the number of elements.
 */
function propertiesOf(roots: readonly PageNode[]): Property[] {
  const found: Property[] = [];
  const waiting: { node: PageNode; isInside: boolean }[] = roots.map((node) => ({ node, isInside: false }));
  let isFound = false;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const type = attribute(node, 'itemtype');
    const isRecipe = /schema\.org\/recipe\/?$/i.test(type?.trim() ?? '') && !isFound;
    if (isRecipe) isFound = true;
    else if (next.isInside) {
      const name = attribute(node, 'itemprop')?.trim().split(/\s+/)[0];
      if (name !== undefined && name !== '') found.push({ name, node });
      // A property is taken as a whole, and what has its own type is not the recipe's.
      if (name !== undefined || type !== undefined) continue;
    }
    const isInside = isRecipe || next.isInside;
    for (const child of childrenOf(node).toReversed()) waiting.push({ node: child, isInside });
  }
  return found;
}

function valueOf(page: CheerioAPI, node: PageNode): string {
  return (attribute(node, 'content') ?? attribute(node, 'datetime') ?? page(node).text()).trim();
}

/**
 * Returns the texts that are marked as such, else the items of a list, else its paragraphs, else the element's own text
 * with its line breaks.
 */
function partsOf(page: CheerioAPI, node: PageNode): string[] {
  const content = attribute(node, 'content');
  if (content !== undefined) return [content];
  const texts = elementsIn(node, (inner) => attribute(inner, 'itemprop') === 'text');
  if (texts.length > 0) return texts.map((text) => page(text).text());
  for (const tag of ['li', 'p']) {
    const parts = elementsIn(node, (inner) => 'name' in inner && inner.name === tag);
    if (parts.length > 0) return parts.map((part) => page(part).text());
  }
  return [page(node).html() ?? ''];
}

/** Returns the elements of a kind inside another, without those nested in each other. */
function elementsIn(node: PageNode, is: (inner: PageNode) => boolean): PageNode[] {
  const found: PageNode[] = [];
  const waiting = [...childrenOf(node)].toReversed();
  for (let next = waiting.pop(); next !== undefined && found.length < ITEMS_MAX; next = waiting.pop()) {
    if (is(next)) found.push(next);
    else for (const child of childrenOf(next).toReversed()) waiting.push(child);
  }
  return found;
}
