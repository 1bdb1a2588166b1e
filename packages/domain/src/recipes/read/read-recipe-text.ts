import { guessLanguage } from './guess-language.ts';
import { isInstruction } from './line-marks.ts';
import { isIngredientsHeading, isNotesHeading, isStepsHeading } from './recipe-headings.ts';
import { pairLines } from './pair-lines.ts';
import { plainLine, plainText } from './plain-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import { partsOfTimes, type TimeParts, type Times } from './read-times.ts';
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
  const lines = plainText(text, true)
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '');
  const hasSteps = lines.some((line) => isStepsHeading(bare(line)));
  const found: Finding = { name: '', portions: null, times: {}, lines: [], steps: [] };
  let part: Part = 'start';
  for (const line of lines) {
    const next = partOf(bare(line));
    if (next !== null) {
      part = next;
      found.portions ??= portionsIn(line);
      continue;
    }
    if (readFact(line, part, found)) continue;
    part = sort(line, part, hasSteps, found);
  }
  return recipeOfParts(found, guessLanguage(text, 'nl'));
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
