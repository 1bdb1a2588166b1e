import { wordsOf } from '@weekbord/domain/foods/fold-text';
import { guessLanguage } from '@weekbord/domain/recipes/read/guess-language';
import { isInstruction } from '@weekbord/domain/recipes/read/line-marks';
import { isAmountAlone, pairLines } from '@weekbord/domain/recipes/read/pair-lines';
import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { partsOfTimes, type Times } from '@weekbord/domain/recipes/read/read-times';
import { yieldOfTitle } from '@weekbord/domain/recipes/read/read-yield';
import { listOfFoods, splitFoods } from '@weekbord/domain/recipes/read/split-foods';
import { splitSteps, withoutStepNumber } from '@weekbord/domain/recipes/read/split-steps';
import { factsIn, portionsIn } from '@weekbord/domain/recipes/read/recipe-facts';
import {
  ingredientsInHeading,
  isIngredientsHeading,
  isNotesHeading,
  isStepsHeading,
  stepsInHeading,
} from '@weekbord/domain/recipes/read/recipe-headings';
import type { Block } from './page-blocks.ts';

const LONGEST_HEADING = 60;
const LONGEST_INGREDIENT = 140;
const WORDS_OF_INGREDIENT = 12;
const LONGEST_SUBTITLE = 50;
const SHORTEST_STEP = 8;
/** How many lines of a list must start with an amount for the list to count as the ingredients. */
const AMOUNTS_MIN = 2;
/** The minimum share of lines that start with an amount. */
const AMOUNTS_SHARE = 0.4;
/** Only the first few titles of a page are examined. */
const TITLES_MAX = 6;
/** The lowest level of a heading that can be the title of a recipe. */
const LOWEST_TITLE = 3;
const LIST_MIN = 3;
const LIST_SHARE = 0.6;
const LINES_MAX = 150;
/** Only the first few ingredient headings are examined. */
const HEADINGS_MAX = 12;

interface Found {
  readonly lines: readonly string[];
  /** The position of the block after the last line. */
  readonly end: number;
}

/** Returns the recipe that the headings and lists of a page show; null if they show none. */
export function recipeOfLayout(page: readonly Block[], fallbackTitle: string): FoundRecipe | null {
  const blocks = mainPartOf(page);
  const ingredients = ingredientsIn(blocks);
  if (ingredients === null) return null;
  const heading = blocks.find(isTitle)?.text ?? fallbackTitle;
  const { title, portions } = yieldOfTitle(heading);
  const facts = factsOf(blocks);
  return {
    name: title === '' ? ingredients.lines[0]! : title,
    portions: portions ?? portionsOfHeadings(blocks) ?? facts.portions,
    times: partsOfTimes(facts.times),
    lines: ingredients.lines,
    steps: stepsIn(blocks, ingredients.end),
  };
}

function isTitle(block: Block): boolean {
  const isPart = [isIngredientsHeading, isStepsHeading, isNotesHeading].some((is) => isHeadingFor(block, is));
  return block.kind === 'heading' && block.level === 1 && !isPart;
}

const OTHER_RECIPES =
  /^(?:related|similar|more recipes|other recipes|meer recepten|andere recepten|gerelateerd|vergelijkbaar|you (?:may|might) also like|lees ook|bekijk ook|ook lekker)(?!\p{L})/iu;

/** What a block of a page announces; null if nothing. */
type Mark = 'title' | 'ingredients' | 'steps' | 'others' | null;

function markOf(block: Block): Mark {
  if (block.text.length > LONGEST_HEADING) return null;
  const text = bare(block.text);
  if (block.kind === 'heading' && OTHER_RECIPES.test(text)) return 'others';
  if (isIngredientsHeading(text)) return 'ingredients';
  if (isStepsHeading(text)) return 'steps';
  const isTitle = block.kind === 'heading' && block.level <= LOWEST_TITLE && !isNotesHeading(text);
  return isTitle ? 'title' : null;
}

/**
 * Returns the part of a page with its own recipe if the page shows several: the first that has ingredients, up to the
 * title of another dish. A title has the ingredients and the steps of its recipe below it.
 */
function mainPartOf(page: readonly Block[]): readonly Block[] {
  const marks = page.flatMap((block, place) => {
    const mark = markOf(block);
    return mark === null ? [] : [{ mark, place, block }];
  });
  const others = marks.find(({ mark }) => mark === 'others')?.place ?? page.length;
  const isWhole = (some: typeof marks) =>
    ['ingredients', 'steps'].every((kind) => some.some(({ mark }) => mark === kind));
  const titles: { at: number; place: number; text: string }[] = [];
  for (const [at, { mark, place, block }] of marks.entries()) {
    if (titles.length >= TITLES_MAX || place >= others) break;
    if (mark !== 'title') continue;
    const end = marks.findIndex((one, after) => after > at && one.mark === 'title' && one.block.level <= block.level);
    if (isWhole(marks.slice(at, end < 0 ? undefined : end))) titles.push({ at, place, text: block.text });
  }
  for (const { at, place, text } of titles) {
    const next = titles.find((one) => one.at > at && !isSameDish(text, one.text) && isWhole(marks.slice(at, one.at)));
    const end = next?.place ?? others;
    // What precedes the first title, such as the yield, belongs to its recipe.
    const start = place === titles[0]!.place ? 0 : place;
    if (ingredientsIn(page.slice(place, end)) !== null) return page.slice(start, end);
  }
  return page;
}

const GENERIC_TITLE = /(?<!\p{L})(?:recipe|recept|recipe card|receptkaart|how to|zo maak je)(?!\p{L})/iu;

/** Whether two titles on a page may name the same dish: they have a word in common, or one names none. */
function isSameDish(first: string, second: string): boolean {
  const words = new Set(wordsOf(first).filter((word) => word.length > 2));
  return GENERIC_TITLE.test(second) || wordsOf(second).some((word) => words.has(word));
}

/** Returns the steps shown on a page, after its ingredients if it shows these. */
export function stepsOfLayout(blocks: readonly Block[]): readonly string[] {
  const part = mainPartOf(blocks);
  return stepsIn(part, ingredientsIn(part)?.end ?? 0);
}

/** Returns the number in "Ingredients for 4 people". */
function portionsOfHeadings(blocks: readonly Block[]): number | null {
  for (const block of blocks) {
    const portions = isHeadingFor(block, isIngredientsHeading) ? portionsIn(block.text) : null;
    if (portions !== null) return portions;
  }
  return null;
}

/** Returns the portions and times in short lines of a page, the first of each. */
export function factsOf(blocks: readonly Block[]): { portions: number | null; times: Times } {
  let portions: number | null = null;
  let times: Times = {};
  for (const { text } of blocks) {
    const facts = factsIn(text);
    if (facts === null) continue;
    portions ??= facts.portions;
    times = { ...facts.times, ...times };
  }
  return { portions, times };
}

function bare(text: string): string {
  return text.replace(/^[#*\s]+|[:*\s]+$/g, '');
}

function isHeadingFor(block: Block, is: (heading: string) => boolean): boolean {
  return block.text.length <= LONGEST_HEADING && is(bare(block.text));
}

/**
 * Returns the list with the most amounts after an ingredients heading, or else the part that class names on the page
 * mark as ingredients.
 */
function ingredientsIn(blocks: readonly Block[]): Found | null {
  const headings = blocks.flatMap((block, place) => (isIngredientsStart(block) ? [place] : []));
  const behind = headings.slice(0, HEADINGS_MAX).map((place) => listBehind(blocks, place));
  const candidates = [...behind, zoneOf(blocks), longestList(blocks)].flatMap((found) => found ?? []);
  const rated = candidates
    .map((found) => ({ found, amounts: amountsIn(found.lines) }))
    .filter(({ found, amounts }) => amounts >= AMOUNTS_MIN && amounts >= AMOUNTS_SHARE * found.lines.length);
  return rated.toSorted((a, b) => b.amounts - a.amounts)[0]?.found ?? null;
}

/** Whether a block announces ingredients, which may follow on the same line. */
function isIngredientsStart(block: Block): boolean {
  return isHeadingFor(block, isIngredientsHeading) || ingredientsInHeading(bare(block.text)) !== null;
}

function amountsIn(lines: readonly string[]): number {
  const language = guessLanguage(lines.join('\n'), 'nl');
  return lines.filter((line) => readIngredientLine(line, language).quantity !== null).length;
}

function listBehind(blocks: readonly Block[], place: number): Found {
  const lines: string[] = [];
  const own = blocks[place]!;
  const onSameLine = ingredientsInHeading(bare(own.text));
  if (onSameLine !== null) lines.push(...listOfFoods(onSameLine, guessLanguage(onSameLine, 'nl')));
  let hasItems = false;
  let at = place + 1;
  for (; at < blocks.length && lines.length < LINES_MAX; at += 1) {
    const block = blocks[at]!;
    if (isStepsStart(block) || isHeadingFor(block, isNotesHeading)) break;
    const foods = block.kind === 'heading' ? [] : splitFoods(block.text, guessLanguage(block.text, 'nl'));
    if (foods.length > 1) {
      lines.push(...foods);
      continue;
    }
    if (isHeadingFor(block, isIngredientsHeading) || factsIn(block.text) !== null) continue;
    if (block.kind === 'heading') {
      const isPart = isPartTitle(block, blocks[at + 1]);
      if (!isPart && (block.level <= own.level || own.kind !== 'heading')) break;
      if (isPart) lines.push(`${bare(block.text)}:`);
      continue;
    }
    if (block.kind === 'text') {
      if (isInstruction(block.text) || isProse(block.text)) break;
      if (hasItems && !isIngredient(block.text)) {
        if (isPartTitle(block, blocks[at + 1])) lines.push(`${bare(block.text)}:`);
        else break;
        continue;
      }
    }
    hasItems ||= block.kind === 'item' || block.kind === 'row';
    if (!isProse(block.text) && !isInstruction(block.text)) lines.push(block.text);
    else if (lines.length > 0) break;
  }
  return { lines: whole(lines), end: at };
}

/** Whether a block announces the steps, which may follow on the same line. */
function isStepsStart(block: Block): boolean {
  return isHeadingFor(block, isStepsHeading) || stepsInHeading(bare(block.text)) !== null;
}

/** Whether a text is a sentence of prose: long, or ended by a full stop after more words than an ingredient has. */
function isProse(text: string): boolean {
  return text.length > LONGEST_INGREDIENT || (/[.!?]$/.test(text) && text.split(' ').length > WORDS_OF_INGREDIENT);
}

/** Whether a block is a short title before an ingredient: "For the sauce". */
function isPartTitle({ text }: Block, next: Block | undefined): boolean {
  return text.length <= LONGEST_SUBTITLE && next !== undefined && next.kind !== 'heading' && isIngredient(next.text);
}

function isIngredient(text: string): boolean {
  return text.length <= LONGEST_INGREDIENT && (isAmountAlone(text) || readIngredientLine(text, 'nl').quantity !== null);
}

/** Joins amounts and foods that are in separate lists or lines. */
function whole(lines: readonly string[]): readonly string[] {
  const amounts = lines.filter(isAmountAlone);
  const foods = lines.filter((line) => !isAmountAlone(line));
  const isFirstHalf = amounts.length >= AMOUNTS_MIN && lines.slice(0, amounts.length).every(isAmountAlone);
  if (isFirstHalf && amounts.length === foods.length) return foods.map((food, place) => `${amounts[place]} ${food}`);
  return pairLines(lines);
}

function zoneOf(blocks: readonly Block[]): Found | null {
  const places = blocks.flatMap(({ zone }, place) => (zone === 'ingredients' ? [place] : []));
  const [first] = places;
  if (first === undefined) return null;
  const lines = places.flatMap((place) => {
    const { kind, text } = blocks[place]!;
    const isTitle = kind === 'heading' || isHeadingFor(blocks[place]!, isIngredientsHeading);
    return isTitle || text.length > LONGEST_INGREDIENT || factsIn(text) !== null ? [] : [text];
  });
  return { lines: whole(lines.slice(0, LINES_MAX)), end: places.at(-1)! + 1 };
}

/** Returns the first list in which most items start with an amount, if steps follow it; for pages without headings. */
function longestList(blocks: readonly Block[]): Found | null {
  for (let at = 0; at < blocks.length; at += 1) {
    if (blocks[at]!.kind === 'heading' || blocks[at]!.kind === 'text') continue;
    let end = at;
    while (end < blocks.length && ['item', 'row'].includes(blocks[end]!.kind) && !isInstruction(blocks[end]!.text))
      end += 1;
    const lines = whole(blocks.slice(at, Math.min(end, at + LINES_MAX)).map(({ text }) => text));
    const isList = lines.length >= LIST_MIN && amountsIn(lines) >= LIST_SHARE * lines.length;
    if (isList && stepsIn(blocks, end).length > 0) return { lines, end };
    at = Math.max(at, end);
  }
  return null;
}

/**
 * Returns the steps after their heading, or else the part that class names on the page mark as steps, or else the
 * instructions after the ingredients.
 */
function stepsIn(blocks: readonly Block[], from: number): readonly string[] {
  const behindList = blocks.findIndex((block, at) => at >= from && isStepsStart(block));
  const place = behindList < 0 ? blocks.findIndex(isStepsStart) : behindList;
  const behind = place < 0 ? [] : stepsBehind(blocks, place);
  if (behind.length > 0) return behind;
  const named = blocks.filter((block) => block.zone === 'steps' && isStep(block)).map(({ text }) => text);
  if (named.length > 0) return named.map(unnumbered);
  const orders = blocks.slice(from).filter(({ text }) => isInstruction(unnumbered(text)));
  return orders.map(({ text }) => unnumbered(text));
}

function stepsBehind(blocks: readonly Block[], place: number): readonly string[] {
  const own = blocks[place]!;
  const onSameLine = stepsInHeading(bare(own.text));
  const steps: string[] = onSameLine === null ? [] : splitSteps(onSameLine).map(unnumbered);
  for (const block of blocks.slice(place + 1, place + 1 + LINES_MAX)) {
    if (isHeadingFor(block, isNotesHeading) || isHeadingFor(block, isIngredientsHeading)) break;
    if (block.kind === 'heading') {
      if (own.kind === 'heading' && block.level <= own.level && !isPartOfSteps(block.text)) break;
      continue;
    }
    if (isStep(block)) steps.push(unnumbered(block.text));
  }
  return steps;
}

function isPartOfSteps(text: string): boolean {
  return /^(?:stap|step)\s*\d|^\d{1,2}[.)]?\s/i.test(text);
}

function isStep({ kind, text }: Block): boolean {
  return kind !== 'heading' && text.length >= SHORTEST_STEP && /\p{L}{2}.*\s/u.test(text) && factsIn(text) === null;
}

function unnumbered(text: string): string {
  return withoutStepNumber(text).replace(/^(?:(?:stap|step)\s*)?\d{1,2}\s*[.):-]?\s+(?=\p{Lu})/u, '');
}
