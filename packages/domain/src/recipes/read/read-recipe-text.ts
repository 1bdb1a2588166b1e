import { guessLanguage } from './guess-language.ts';
import { plainLine, plainText } from './plain-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import { readYield } from './read-yield.ts';

/** A recipe as it was found: nothing in it is matched yet. */
export type FoundRecipe = Readonly<{
  name: string;
  portions: number | null;
  minutes: number | null;
  lines: readonly string[];
  steps: readonly string[];
}>;

const INGREDIENTS =
  /^(?:(?:de |dit heb je nodig|wat heb je nodig|boodschappen|benodigdheden)\b.*|ingredi[eë]nt(?:en|s)?(?:lijst)?\b.{0,40}|you(?:'ll| will)? need\b.*|shopping list)$/i;
const STEPS =
  /^(?:(?:de )?bereiding(?:swijze)?|zo maak je het|aan de slag|werkwijze|instructies?|stappen(?:plan)?|(?:the )?method|instructions?|directions?|steps|preparation|how to make(?: it)?|voorbereiding)(?:\s*\(.{0,30}\)|\s+\p{L}[^.\d]{0,25})?:?$/iu;
const NOTES =
  /^(?:tips?|notes?|notities|voedingswaarden?|nutrition(?:al)?(?: (?:info|information|facts|values))?|variatie(?:tip)?s?|bewaren|storage|reacties|comments)\b.{0,30}:?$/i;
const STEP_NUMBER = /^(?:(?:stap|step)\s*)?\d{1,2}\s*[.):-]\s*(?=\p{L})/iu;
const MINUTES = /(\d{1,3})\s*(?:-\s*\d{1,3}\s*)?(?:min(?:uten|utes|s)?\.?)(?![\p{L}])/iu;
const HOURS = /(\d{1,2}(?:[.,]\d)?)\s*(?:uur|uren|hours?|hrs?|h)(?![\p{L}])/iu;
const FACT =
  /^(?:(?:bereidings?|totale? |prep(?:aration)? |cook(?:ing)? |total )?(?:tijd|time)|aantal personen|personen|porties|serves|servings|yield|makes|voor \d|\d{1,2}(?:\s*(?:-|tot|to|à)\s*\d{1,2})?\s*(?:personen|persoon|pers\.?|porties?|eters|people|persons?|portions?|servings?|min(?:uten|utes|\.)?|uur|hours?)$)/i;
const LONGEST_INGREDIENT = 110;

type Part = 'start' | 'ingredients' | 'steps' | 'notes';

/**
 * Reads a recipe that a user pasted: a title, lines with amounts, then sentences. Headings of both languages say where
 * a part begins; where there are none, lines that begin with an amount are ingredients and long ones are steps. Null
 * where no line is an ingredient.
 */
export function readRecipeText(text: string): FoundRecipe | null {
  const lines = plainText(text, true)
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '');
  const hasHeadings = lines.some((line) => INGREDIENTS.test(bare(line)) || STEPS.test(bare(line)));
  const found = {
    name: '',
    portions: null as number | null,
    minutes: null as number | null,
    lines: [] as string[],
    steps: [] as string[],
  };
  let part: Part = 'start';
  for (const line of lines) {
    const next = partOf(bare(line));
    if (next !== null) {
      part = next;
      found.portions ??= portionsIn(line);
      continue;
    }
    if (readFact(line, part, found)) continue;
    part = sort(line, part, hasHeadings, found);
  }
  const language = guessLanguage(text, 'nl');
  if (!found.lines.some((line) => readIngredientLine(line, language).quantity !== null)) return null;
  return { ...found, name: found.name === '' ? found.lines[0]! : found.name };
}

function bare(line: string): string {
  return line.replace(/^#+\s*|^\*+|\*+$|:$/g, '').trim();
}

function partOf(line: string): Part | null {
  if (INGREDIENTS.test(line) && !/^\d/.test(line)) return 'ingredients';
  if (STEPS.test(line)) return 'steps';
  return NOTES.test(line) ? 'notes' : null;
}

/** "Voor 4 personen", "Prep time: 20 min": facts that may stand anywhere before the steps. */
function readFact(line: string, part: Part, found: { portions: number | null; minutes: number | null }): boolean {
  if (part === 'steps' || part === 'notes' || line.length > 80 || !FACT.test(line)) return false;
  const portions = portionsIn(line);
  const minutes = minutesIn(line);
  if (portions === null && minutes === null) return false;
  found.portions ??= portions;
  if (minutes !== null) found.minutes = Math.max(found.minutes ?? 0, minutes);
  return true;
}

function portionsIn(line: string): number | null {
  return /person|portie|serv|pers\b|people|eters|makes|yield/i.test(line)
    ? readYield(line.replace(/^[^\d]*/, ''))
    : null;
}

/** The minutes that a phrase gives: "1 uur en 20 min". */
export function minutesIn(text: string): number | null {
  const hours = HOURS.exec(text);
  const minutes = MINUTES.exec(text);
  if (hours === null && minutes === null) return null;
  return Math.round(
    (hours === null ? 0 : Number(hours[1]!.replace(',', '.')) * 60) + (minutes === null ? 0 : Number(minutes[1])),
  );
}

function sort(
  line: string,
  part: Part,
  hasHeadings: boolean,
  found: { name: string; lines: string[]; steps: string[] },
): Part {
  if (found.name === '' && part === 'start' && found.lines.length === 0 && !startsWithAmount(line)) {
    found.name = bare(line);
    return part;
  }
  if (part === 'notes') return part;
  if (part === 'steps') {
    found.steps.push(line.replace(STEP_NUMBER, ''));
    return part;
  }
  if (part === 'ingredients' && (hasHeadings || !isSentence(line))) {
    found.lines.push(line);
    return part;
  }
  if (startsWithAmount(line) && !isSentence(line)) {
    found.lines.push(line);
    return 'start';
  }
  if (found.lines.length === 0) return part;
  if (isSentence(line)) {
    found.steps.push(line.replace(STEP_NUMBER, ''));
    return 'steps';
  }
  found.lines.push(line);
  return part;
}

function startsWithAmount(line: string): boolean {
  return !STEP_NUMBER.test(line) && readIngredientLine(line, 'nl').quantity !== null;
}

function isSentence(line: string): boolean {
  return (
    STEP_NUMBER.test(line) || line.length > LONGEST_INGREDIENT || (/[.!]$/.test(line) && line.split(' ').length > 5)
  );
}
