import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import type { RecipeReview } from './kept-import.ts';
import { type ReadLine, stateOf } from './read-lines.ts';
import { type DraftIngredient, draftIngredient, EMPTY_DRAFT, type RecipeDraft } from './recipe-draft.ts';
import { LONGEST_STEP, MOST_MINUTES, MOST_STEPS } from './recipe-limits.ts';

/** Parses typed minutes: null for none, undefined if the text is not a valid number of minutes. */
export function readMinutes(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const minutes = parseDecimal(typed);
  return minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}

/** A checked recipe, whose number of portions is known. */
export type CheckedReview = RecipeReview & Readonly<{ portions: number }>;

/**
 * Returns the draft of a checked recipe. Lines without a food or an amount become steps at its beginning, worded by
 * `sayNote`, so that they are not lost; lines that were left out are dropped.
 */
export function draftOfReview(review: CheckedReview, sayNote: (lines: string) => string): RecipeDraft {
  const { name, portions, external_url, directions, lines } = review;
  const steps = directions.map(({ text }) => text);
  return {
    ...EMPTY_DRAFT,
    name: name.trim(),
    portions,
    preparation: review.preparation.trim(),
    cooking: review.cooking.trim(),
    waiting: review.waiting.trim(),
    steps: withNotes(steps, notesOf(lines, sayNote)),
    ingredients: lines.flatMap(ingredientOf),
    meal_types: review.meal_types,
    external_url,
    toCheck: review.toCheck,
  };
}

function ingredientOf(line: ReadLine): DraftIngredient[] {
  const { food, suggested_serving: serving, quantity, note, isLeftOut } = line;
  if (isLeftOut || food === null || serving === null || quantity === null) return [];
  return [draftIngredient({ food, serving, quantity, note })];
}

/** Returns the lines that are not ingredients yet, in as few sentences as fit a step. */
function notesOf(lines: readonly ReadLine[], sayNote: (lines: string) => string): readonly string[] {
  const left = lines.filter((line) => ['unmatched', 'amountless'].includes(stateOf(line))).map(({ raw }) => raw);
  const notes: string[][] = [];
  for (const raw of left) {
    const last = notes.at(-1);
    if (last && sayNote([...last, raw].join('; ')).length <= LONGEST_STEP) last.push(raw);
    else notes.push([raw]);
  }
  return notes.map((raws) => sayNote(raws.join('; ')).slice(0, LONGEST_STEP));
}

/** Adds notes before the steps; if there are too many steps, the last ones are merged as far as they fit. */
function withNotes(steps: readonly string[], notes: readonly string[]): readonly string[] {
  const all = [...notes, ...steps];
  while (all.length > MOST_STEPS) {
    const at = all.findIndex((step, index) => index > 0 && `${all[index - 1]}\n${step}`.length <= LONGEST_STEP);
    if (at < 0) break;
    all.splice(at - 1, 2, `${all[at - 1]}\n${all[at]}`);
  }
  return all;
}
