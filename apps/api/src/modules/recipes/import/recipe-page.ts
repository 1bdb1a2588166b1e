import { foldText } from '@weekbord/domain/foods/fold-text';
import { plainLine, plainText } from '@weekbord/domain/recipes/read/plain-line';
import { type FoundRecipe, readRecipeText } from '@weekbord/domain/recipes/read/read-recipe-text';
import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import { yieldOfTitle } from '@weekbord/domain/recipes/read/read-yield';
import { lacksAmounts, withPageAmounts } from './page-amounts.ts';
import { isCooklang, recipeOfCooklang } from './files/cooklang.ts';
import { tidyRecipe } from './files/tidy-recipe.ts';
import { type Block, blocksOf } from './page-blocks.ts';
import { parsePage } from './page-tree.ts';
import { bestOf, parseLaxJson, recipeOfJson, recipesOfJson } from './recipe-json.ts';
import { factsOf, recipeOfLayout, stepsOfLayout } from './recipe-layout.ts';
import { mayHaveMicrodata, recipesOfMicrodata } from './recipe-microdata.ts';

const SCRIPTS_MAX = 50;

/** Parses a typed or pasted recipe, which may be the data or the source of a page, or in Cooklang. */
export function readTypedRecipe(typed: string): FoundRecipe | null {
  const text = withoutFence(typed);
  if (isJson(text)) return recipeOfJson(parseLaxJson(text)) ?? readRecipeText(text);
  if (isHtml(text)) return readRecipePage(text) ?? readRecipeText(text);
  return isCooklang(text) ? tidyRecipe(recipeOfCooklang(text)) : readRecipeText(text);
}

function isJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** Blocks of a page: with two of these, a text is the source of a page. */
const END_OF_BLOCK = /<\/(?:h[1-6]|ul|ol|li|p|div|table|tr|td|section|article|script)>/gi;

function isHtml(text: string): boolean {
  return (text.match(END_OF_BLOCK)?.length ?? 0) > 1;
}

/** Removes the fence around pasted code: "```json". */
function withoutFence(text: string): string {
  return /^\s*(`{3,}|~{3,})[ \t]*[a-z+-]*[ \t]*\r?\n([\s\S]*?)\r?\n?\1\s*$/i.exec(text)?.[2] ?? text;
}

/**
 * Returns the recipe in a page: JSON-LD, microdata, its headings and lists, or plain text; null if there is none.
 * Anything that the first of these lacks may still come from the page. Pictures are never fetched.
 */
export function readRecipePage(source: string): FoundRecipe | null {
  const text = withoutFence(source);
  if (isJson(text)) return recipeOfJson(parseLaxJson(text));
  if (!/<[a-z!]/i.test(text)) return readRecipeText(text);
  const inScripts = dataScripts(text).flatMap((script) => recipesOfJson(parseLaxJson(script)));
  const marked = ofSeveral(inScripts, text);
  const tree = parsePage(text);
  if (tree === null) return marked === null ? null : withTitle(marked);
  const inElements = marked === null && mayHaveMicrodata(text) ? recipesOfMicrodata(tree) : [];
  const found = marked ?? ofSeveral(inElements, text);
  const blocks = blocksOf(tree.roots);
  const shown = recipeOfLayout(blocks, titleOf(text));
  // The source of only a part of a page may be too short to recognise its lists.
  if (found === null) return shown ?? (/<(?:html|head|body)\b/i.test(text) ? null : readRecipeText(text));
  // If a page has several recipes, its visible list may belong to another recipe.
  const isOnly = inScripts.length + inElements.length === 1;
  const whole = withTitle(isOnly && isPartOf(found, shown) ? { ...found, lines: shown!.lines } : found);
  return isWhole(whole) ? whole : completed(whole, { shown, blocks });
}

/**
 * If at least this share of the lines in the markup is also in the page's visible list, both belong to the same recipe.
 */
const SAME_RECIPE = 0.6;

/** Whether the ingredients in the markup are fewer than those that the page shows for the same recipe. */
function isPartOf({ lines }: FoundRecipe, shown: FoundRecipe | null): boolean {
  if (shown === null || lines.length === 0 || lacksAmounts(lines)) return false;
  const listed = withAmounts(shown.lines);
  const same = lines.filter((line) => listed.has(foldText(plainLine(line)))).length;
  return listed.size > withAmounts(lines).size && same >= SAME_RECIPE * lines.length;
}

function withAmounts(lines: readonly string[]): ReadonlySet<string> {
  const stated = lines.filter((line) => readIngredientLine(line, 'nl').quantity !== null);
  return new Set(stated.map((line) => foldText(plainLine(line))));
}

function isWhole({ portions, lines, steps, name }: FoundRecipe): boolean {
  const isYieldKnown = (portions ?? yieldOfTitle(name).portions) !== null;
  return isYieldKnown && lines.length > 0 && steps.length > 0 && !lacksAmounts(lines);
}

/** Takes the portions from a title such as "Chili (4 pers.)" if they are not stated elsewhere. */
function withTitle(found: FoundRecipe): FoundRecipe {
  const { title, portions } = yieldOfTitle(found.name);
  return { ...found, name: title, portions: found.portions ?? portions };
}

/**
 * Completes the markup of a recipe with what the page shows: its yield, its ingredients or their amounts, its steps.
 */
function completed(
  found: FoundRecipe,
  { shown, blocks }: Readonly<{ shown: FoundRecipe | null; blocks: readonly Block[] }>,
): FoundRecipe | null {
  const marked = lacksAmounts(found.lines) ? withPageAmounts(found.lines, blocks) : found.lines;
  const lines = marked.length > 0 ? marked : (shown?.lines ?? []);
  if (lines.length === 0) return null;
  const steps = found.steps.length > 0 ? found.steps : stepsOfLayout(blocks);
  return { ...found, lines, steps, portions: found.portions ?? factsOf(blocks).portions };
}

function titleOf(text: string): string {
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(text)?.[1] ?? '';
  return plainText(title).split(/\s+[|–—-]\s+/, 1)[0]!;
}

/** Returns the recipe of a page that has several: the one named in the page's own heading or title. */
function ofSeveral(recipes: readonly FoundRecipe[], text: string): FoundRecipe | null {
  if (recipes.length < 2) return recipes[0] ?? null;
  const titles = [headingOf(text), titleOf(text)].map(plainName).filter((title) => title !== '');
  for (const title of titles) {
    const likenesses = recipes.map(({ name }) => likeness(plainName(name), title));
    const most = Math.max(...likenesses);
    if (most >= SAME_NAME) return bestOf(recipes.filter((_, place) => likenesses[place] === most));
  }
  return bestOf(recipes);
}

/** The share of common words above which a name and a title mean the same dish. */
const SAME_NAME = 0.5;

/** The share of the words of a name and a title that both have; at least SAME_NAME if one contains the other. */
function likeness(name: string, title: string): number {
  if (name === '' || title === '') return 0;
  const [ofName, ofTitle] = [new Set(name.split(' ')), new Set(title.split(' '))];
  const both = [...ofName].filter((word) => ofTitle.has(word)).length;
  const share = (2 * both) / (ofName.size + ofTitle.size);
  const isWithin = ` ${title} `.includes(` ${name} `) || ` ${name} `.includes(` ${title} `);
  return isWithin ? Math.max(share, SAME_NAME) : share;
}

/** Returns a name without words that sites add, such as "Recipe" in "Pancakes Recipe". */
function plainName(name: string): string {
  return foldText(name)
    .replace(/\b(?:recipe|recept)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function headingOf(text: string): string {
  return plainText(/<h1[^>]{0,500}>([\s\S]{0,500}?)<\/h1/i.exec(text)?.[1] ?? '');
}

/**
 * Returns the texts of a page's JSON-LD scripts, found without parsing the page. For most pages nothing else is needed.
 */
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
