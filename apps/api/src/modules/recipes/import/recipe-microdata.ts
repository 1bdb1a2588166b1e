import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import type { CheerioAPI } from 'cheerio/slim';
import type { Fields } from './ingredient-fields.ts';
import { attribute, childrenOf, type PageNode, type PageTree } from './page-tree.ts';
import { recipeOfFields } from './recipe-json.ts';

const ITEMS_MAX = 300;
const RECIPES_MAX = 50;
const DEPTH_MAX = 3;

/** Whether a page may contain a recipe in microdata or RDFa. Does not parse the page. */
export function mayHaveMicrodata(text: string): boolean {
  return /itemtype\s*=[^>]{0,200}(?:schema|data-vocabulary)\.org\/recipe|typeof\s*=\s*["']?[^"'>]{0,100}\brecipe\b/i.test(
    text,
  );
}

/** Returns the recipes in a page's microdata and RDFa, in page order. */
export function recipesOfMicrodata({ page, roots }: PageTree): FoundRecipe[] {
  return recipeItemsOf(roots)
    .map((properties) => recipeOfProperties(page, properties))
    .filter(({ lines, steps }) => lines.length + steps.length > 0);
}

function recipeOfProperties(page: CheerioAPI, properties: readonly Property[]): FoundRecipe {
  const nodes = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ node }) => node);
  const values = (...names: readonly string[]) => nodes(...names).map((node) => valueOf(page, node));
  const ingredients = nodes('recipeIngredient', 'ingredients', 'ingredient').flatMap((node) => entriesOf(page, node));
  return recipeOfFields({
    name: values('name')[0],
    recipeYield: values('recipeYield', 'yield'),
    totalTime: values('totalTime')[0],
    prepTime: values('prepTime')[0],
    cookTime: values('cookTime')[0],
    // If one element contains the whole list, its blocks and breaks separate the lines.
    recipeIngredient: ingredients.length === 1 ? ingredients[0] : ingredients,
    recipeInstructions: nodes('recipeInstructions', 'instructions').flatMap((node) => partsOf(page, node)),
  });
}

interface Property {
  readonly name: string;
  readonly node: PageNode;
}

/** Returns the names of a property in microdata or RDFa, without the vocabulary prefix. */
function propertyNames(node: PageNode): readonly string[] {
  const names = attribute(node, 'itemprop') ?? attribute(node, 'property') ?? '';
  return names
    .trim()
    .split(/\s+/)
    .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ''))
    .filter((name) => name !== '');
}

function isRecipeItem(node: PageNode): boolean {
  const type = attribute(node, 'itemtype')?.trim() ?? '';
  const types = (attribute(node, 'typeof') ?? '').split(/\s+/);
  return (
    /(?:schema|data-vocabulary)\.org\/recipe\/?$/i.test(type) ||
    types.some((one) => /^(?:schema:|https?:\/\/schema\.org\/)?recipe$/i.test(one))
  );
}

/**
 * Returns the properties of each recipe in a page, except those of its author and its nutrition. Traverses the elements
 * itself, because the library's search is quadratic in their number.
 */
function recipeItemsOf(roots: readonly PageNode[]): readonly (readonly Property[])[] {
  const recipes: Property[][] = [];
  const waiting: { node: PageNode; recipe: Property[] | null }[] = roots.map((node) => ({ node, recipe: null }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    let { recipe } = next;
    if (recipe === null && isRecipeItem(node)) {
      recipe = [];
      if (recipes.length < RECIPES_MAX) recipes.push(recipe);
    } else if (recipe !== null) {
      const [name] = propertyNames(node);
      const isItem = attribute(node, 'itemtype') !== undefined || attribute(node, 'typeof') !== undefined;
      if (name !== undefined) recipe.push({ name, node });
      // Does not descend further: a property is taken as a whole, and an element with its own type does not belong to
      // the recipe.
      if (name !== undefined || isItem) continue;
    }
    for (const child of childrenOf(node).toReversed()) waiting.push({ node: child, recipe });
  }
  return recipes;
}

function valueOf(page: CheerioAPI, node: PageNode): string {
  return (attribute(node, 'content') ?? attribute(node, 'datetime') ?? page(node).text()).trim();
}

/**
 * Returns the entries of an ingredient's element: the items of a list in it, or else its own markup, or its properties
 * if only these state the amount.
 */
function entriesOf(page: CheerioAPI, node: PageNode): unknown[] {
  const content = attribute(node, 'content');
  if (content !== undefined) return [content];
  const items = elementsIn(node, (inner) => 'name' in inner && inner.name === 'li');
  return (items.length > 0 ? items : [node]).map((item) => {
    const isStated = readIngredientLine(page(item).text(), 'nl').quantity !== null;
    const fields = isStated ? {} : fieldsIn(page, item, 0);
    return 'name' in fields && Object.keys(fields).length > 1 ? fields : (page(item).html() ?? '');
  });
}

/** Returns the properties in an element, each as its text or as the properties in it. */
function fieldsIn(page: CheerioAPI, node: PageNode, depth: number): Fields {
  const found = elementsIn(node, (inner) => propertyNames(inner).length > 0).map((inner) => {
    const isItem = attribute(inner, 'itemscope') !== undefined || attribute(inner, 'typeof') !== undefined;
    return [
      propertyNames(inner)[0]!,
      isItem && depth < DEPTH_MAX ? fieldsIn(page, inner, depth + 1) : valueOf(page, inner),
    ];
  });
  return Object.fromEntries(found) as Fields;
}

/**
 * Returns the steps in an element, from the first of these that it has: texts marked as steps, items of a list,
 * paragraphs, or its own text with its line breaks.
 */
function partsOf(page: CheerioAPI, node: PageNode): string[] {
  const content = attribute(node, 'content');
  if (content !== undefined) return [content];
  for (const name of ['text', 'description']) {
    const texts = elementsIn(node, (inner) => propertyNames(inner).includes(name));
    if (texts.length > 0) return texts.map((text) => valueOf(page, text));
  }
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
