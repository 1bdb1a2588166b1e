import { readStored, writeStored } from '../../../shared/stored.ts';
import { type ReadLine, type RecipeAsRead, startLines } from './read-lines.ts';

type Times = Pick<RecipeAsRead, 'preparation_time_min' | 'cooking_time_min' | 'waiting_time_min'>;

/** The minutes of a recipe as they are typed. */
export type TypedTimes = Readonly<Record<'preparation' | 'cooking' | 'waiting', string>>;

/** The minutes of a recipe as they stand in its fields; nothing where they are unknown. */
export function typedTimes(of: Times): TypedTimes {
  const typed = (minutes: number | null) => (minutes === null ? '' : String(minutes));
  return {
    preparation: typed(of.preparation_time_min),
    cooking: typed(of.cooking_time_min),
    waiting: typed(of.waiting_time_min),
  };
}

/** A recipe that was read, as the user has checked it so far. */
export interface RecipeReview extends Readonly<Omit<RecipeAsRead, 'ingredients' | keyof Times>>, TypedTimes {
  readonly lines: readonly ReadLine[];
  /** The recipe of a file that waits to be checked; null where it is of no file. */
  readonly toCheck: number | null;
}

/** What was typed or pasted, and what was read. */
export interface KeptImport {
  readonly text: string;
  readonly review: RecipeReview | null;
  /** The recipe is being written by now; it is only kept for coming back to its check. */
  readonly isHandedOn: boolean;
}

const KEY = 'recipe-import';
export const NO_IMPORT: KeptImport = { text: '', review: null, isHandedOn: false };
/** What an older app kept otherwise is forgotten. */
const VERSION = 4;

/** What was read, before the user's check. */
export function startReview(read: RecipeAsRead, toCheck: number | null = null): RecipeReview {
  const { name, portions, meal_types, external_url, directions } = read;
  return {
    name,
    portions,
    meal_types,
    external_url,
    directions,
    ...typedTimes(read),
    lines: startLines(read),
    toCheck,
  };
}

/** What this device kept of a recipe that is being read. */
export function readKeptImport(): KeptImport {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as ({ version?: unknown } & KeptImport) | null;
    return kept?.version === VERSION
      ? { text: kept.text, review: kept.review, isHandedOn: kept.isHandedOn }
      : NO_IMPORT;
  } catch {
    return NO_IMPORT;
  }
}

/** Keeps it for a reload. */
export function keepImport(kept: KeptImport): void {
  writeStored(KEY, JSON.stringify({ version: VERSION, ...kept }));
}
