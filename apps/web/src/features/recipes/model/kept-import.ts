import { readStored, writeStored } from '../../../shared/stored.ts';
import { type ReadLine, type RecipeAsRead, startLines } from './read-lines.ts';

/** A recipe that was read, as somebody has checked it so far. */
export interface RecipeReview extends Readonly<Omit<RecipeAsRead, 'ingredients' | 'preparation_time_min'>> {
  /** As it is typed. */
  readonly minutes: string;
  readonly lines: readonly ReadLine[];
}

/** What was typed or pasted, and what was read. */
export interface KeptImport {
  readonly text: string;
  readonly review: RecipeReview | null;
}

const KEY = 'recipe-import';
const NOTHING: KeptImport = { text: '', review: null };
/** What an older app kept otherwise is forgotten. */
const VERSION = 1;

/** What was read, before anybody looked at it. */
export function startReview(read: RecipeAsRead): RecipeReview {
  const { ingredients: _, preparation_time_min: minutes, ...rest } = read;
  return { ...rest, minutes: minutes === null ? '' : String(minutes), lines: startLines(read) };
}

/** What this device kept of a recipe that is being read. */
export function readKeptImport(): KeptImport {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as ({ version?: unknown } & KeptImport) | null;
    return kept?.version === VERSION ? { text: kept.text, review: kept.review } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps it for a reload; null forgets it. */
export function keepImport(kept: KeptImport | null): void {
  writeStored(KEY, kept === null ? null : JSON.stringify({ version: VERSION, ...kept }));
}
