import { guessLanguage } from './guess-language.ts';
import { isInstruction } from './line-marks.ts';
import {
  ingredientsInHeading,
  isIngredientsHeading,
  isNotesHeading,
  isStepsHeading,
  stepsInHeading,
} from './recipe-headings.ts';
import { pairLines } from './pair-lines.ts';
import { plainLine, plainText } from './plain-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import { partsOfTimes, type TimeParts, type Times } from './read-times.ts';
import { listOfFoods, splitFoods } from './split-foods.ts';
import { splitSteps, withoutStepNumber } from './split-steps.ts';
import { yieldOfTitle } from './read-yield.ts';
import { factsIn, portionsIn } from './recipe-facts.ts';

/** A recipe as found in a text, before its foods are matched. */
export type FoundRecipe = Readonly<{
  name: string;
  portions: number | null;
  times: TimeParts;
  lines: readonly string[];
  steps: readonly string[];
}>;

const STEP_NUMBER = /^(?:(?:stap|step)\s*)?\d{1,2}\s*[.):-]\s*(?=\p{L})/iu;
const LONGEST_INGREDIENT = 110;

type Part = 'start' | 'ingredients' | 'steps' | 'notes';

interface Finding {
  name: string;
  portions: number | null;
  times: Times;
  lines: string[];
  steps: string[];
}

/**
 * Parses a recipe that a user pasted: a title, lines with amounts, then sentences. Headings in both languages say where
 * a part begins; without headings, lines that begin with an amount are ingredients, and sentences and long lines are
 * steps. Null if no line is an ingredient.
 */
export function readRecipeText(text: string): FoundRecipe | null {
  const written = plainText(text, true).split('\n').map(plainLine);
  const lines = written.filter((line) => line !== '');
  const language = guessLanguage(text, 'nl');
  const hasSteps = lines.some((line) => isStepsHeading(bare(line)) || stepsInHeading(bare(line)) !== null);
  const title = isNumberedTitle(written) ? lines[0]! : null;
  const found: Finding = { name: title === null ? '' : bare(title), portions: null, times: {}, lines: [], steps: [] };
  let part: Part = 'start';
  for (const line of title === null ? lines : lines.slice(1)) {
    const inHeading = part === 'steps' ? null : ingredientsInHeading(line.replace(MARKS_OF_HEADING, ''));
    if (inHeading !== null) {
      part = 'ingredients';
      found.portions ??= portionsIn(line);
      found.lines.push(...listOfFoods(inHeading, language));
      continue;
    }
    const firstStep = stepsInHeading(line.replace(MARKS_OF_HEADING, ''));
    if (firstStep !== null) {
      const next = step(firstStep, found);
      // "Method: slow cooker" above the ingredients is not the beginning of the steps.
      if (found.lines.length > 0) part = next;
      continue;
    }
    const next = partOf(bare(line));
    if (next !== null) {
      part = next;
      found.portions ??= portionsIn(line);
      continue;
    }
    if (readFact(line, part, found)) continue;
    const foods = part === 'start' || part === 'ingredients' ? splitFoods(line, language) : [line];
    if (foods.length > 1) found.lines.push(...foods);
    else part = sort(line, part, hasSteps, found);
  }
  return recipeOfParts(found, language);
}

const MARKS_OF_HEADING = /^#+\s*|^\*+|\*+$/g;
/** "3 ingredient pancakes", "5-minute noodles". */
const NUMBER_IN_TITLE =
  /^\d{1,3}[- ](?:ingredi[eë]nt(?:en|s)?|min(?:ut(?:e|es|en))?|uurs?|hours?|steps?|stap(?:pen|s)?|layers?|laags?|days?|dagen)(?![\p{L}])[- ]?\p{L}/iu;

/**
 * Whether a text begins with a title that could be an ingredient, such as "2 egg omelette": the heading of the
 * ingredients follows it, or an empty line and then lines without empty lines between them.
 */
function isNumberedTitle(written: readonly string[]): boolean {
  const lines = written.filter((line) => line !== '');
  const [first, ...others] = lines;
  if (
    first === undefined ||
    !startsWithAmount(first) ||
    factsIn(first) !== null ||
    yieldOfTitle(first).portions !== null
  )
    return false;
  if (NUMBER_IN_TITLE.test(first)) return others.length > 0;
  const next = others.find((line) => factsIn(line) === null);
  if (next !== undefined && (isIngredientsHeading(bare(next)) || ingredientsInHeading(next) !== null)) return true;
  const [, gap, second, third] = written.slice(written.indexOf(first));
  const isAlone = gap === '' && second !== '' && third !== '' && !/[,;]/.test(first);
  return isAlone && isCountOfOne(first) && next !== undefined && startsWithAmount(next);
}

/** "2 egg omelette", "4 cheese pasta": several of something, named in the singular. */
function isCountOfOne(line: string): boolean {
  const { quantity, unit, name } = readIngredientLine(line, 'nl');
  return unit === null && (quantity ?? 0) >= 2 && /^\p{L}+[- ].*\p{L}(?<!s|en)$/u.test(name);
}

/** Builds a recipe from the parts found; null if no line is an ingredient. */
function recipeOfParts(found: Finding, language: 'nl' | 'en'): FoundRecipe | null {
  const lines = pairLines(found.lines);
  if (!lines.some((line) => readIngredientLine(line, language).quantity !== null)) return null;
  const { title, portions } = yieldOfTitle(found.name);
  return {
    name: title === '' ? lines[0]! : title,
    portions: found.portions ?? portions,
    times: partsOfTimes(found.times),
    lines,
    steps: found.steps,
  };
}

function bare(line: string): string {
  return line.replace(/^#+\s*|^\*+|\*+$|:$/g, '').trim();
}

function partOf(line: string): Part | null {
  if (isIngredientsHeading(line)) return 'ingredients';
  if (isStepsHeading(line)) return 'steps';
  return isNotesHeading(line) ? 'notes' : null;
}

/** "Voor 4 personen", "Prep 10 | Cook 20": facts that may occur anywhere before the steps. */
function readFact(line: string, part: Part, found: Finding): boolean {
  const facts = part === 'steps' || part === 'notes' ? null : factsIn(line);
  if (facts === null) return false;
  found.portions ??= facts.portions;
  found.times = { ...facts.times, ...found.times };
  return true;
}

function sort(line: string, part: Part, hasSteps: boolean, found: Finding): Part {
  const isTitle = !startsWithAmount(line) || (yieldOfTitle(line).portions !== null && !/^\d/.test(line));
  if (found.name === '' && part === 'start' && found.lines.length === 0 && isTitle) {
    found.name = bare(line);
    return part;
  }
  if (part === 'notes') return part;
  if (part === 'steps') return step(line, found);
  if (part === 'ingredients' && (hasSteps || !isSentence(line)) && !isInstruction(line))
    return ingredient(line, part, found);
  if (startsWithAmount(line) && !isSentence(line)) return ingredient(line, 'start', found);
  if (found.lines.length === 0) return part;
  if (isSentence(line) || isInstruction(line)) return step(line, found);
  return ingredient(line, part, found);
}

function ingredient(line: string, part: Part, found: Finding): Part {
  found.lines.push(line);
  return part;
}

function step(line: string, found: Finding): Part {
  found.steps.push(...splitSteps(line).map(withoutStepNumber));
  return 'steps';
}

function startsWithAmount(line: string): boolean {
  return !STEP_NUMBER.test(line) && readIngredientLine(line, 'nl').quantity !== null;
}

function isSentence(line: string): boolean {
  return (
    STEP_NUMBER.test(line) || line.length > LONGEST_INGREDIENT || (/[.!]$/.test(line) && line.split(' ').length > 5)
  );
}
