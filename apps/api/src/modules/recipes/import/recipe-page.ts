import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { type FoundRecipe, readRecipeText } from '@weekbord/domain/recipes/read/read-recipe-text';
import { yieldOfTitle } from '@weekbord/domain/recipes/read/read-yield';
import { lacksAmounts, withPageAmounts } from './page-amounts.ts';
import { type Block, blocksOf } from './page-blocks.ts';
import { parsePage } from './page-tree.ts';
import { parseLaxJson, recipeOfJson } from './recipe-json.ts';
import { factsOf, recipeOfLayout } from './recipe-layout.ts';
import { mayHaveMicrodata, recipeOfMicrodata } from './recipe-microdata.ts';

const SCRIPTS_MAX = 50;

/** Reads a typed or pasted recipe. */
export function readTypedRecipe(text: string): FoundRecipe | null {
  return readRecipeText(text);
}

/**
 * The recipe in a page: JSON-LD, microdata, its headings and lists, or a bare text; null where there is none. What the
 * first of these leaves out, the page may still show. Pictures are never fetched.
 */
export function readRecipePage(text: string): FoundRecipe | null {
  const start = text.trimStart().slice(0, 1);
  if (start === '{' || start === '[') return recipeOfJson(parseLaxJson(text));
  if (!/<[a-z!]/i.test(text)) return readRecipeText(text);
  const marked = recipeOfScripts(text);
  if (marked !== null && isWhole(marked)) return withTitle(marked);
  const tree = parsePage(text);
  if (tree === null) return marked === null ? null : withTitle(marked);
  const found = marked ?? (mayHaveMicrodata(text) ? recipeOfMicrodata(tree) : null);
  if (found !== null && isWhole(found)) return withTitle(found);
  const blocks = blocksOf(tree.roots);
  return found === null ? recipeOfLayout(blocks, titleOf(text)) : completed(withTitle(found), blocks);
}

function isWhole({ portions, lines, name }: FoundRecipe): boolean {
  return (portions ?? yieldOfTitle(name).portions) !== null && !lacksAmounts(lines);
}

/** "Chili (4 pers.)" tells the portions in its title, where nothing else does. */
function withTitle(found: FoundRecipe): FoundRecipe {
  const { title, portions } = yieldOfTitle(found.name);
  return { ...found, name: title, portions: found.portions ?? portions };
}

/** What the markup of a recipe leaves out, as the page shows it: how much it makes, and amounts beside their foods. */
function completed(found: FoundRecipe, blocks: readonly Block[]): FoundRecipe {
  const lines = lacksAmounts(found.lines) ? withPageAmounts(found.lines, blocks) : found.lines;
  return { ...found, lines, portions: found.portions ?? factsOf(blocks).portions };
}

function titleOf(text: string): string {
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(text)?.[1] ?? '';
  return plainText(title).split(/\s+[|–—-]\s+/, 1)[0]!;
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
