import { readStored, writeStored } from '../../../shared/stored.ts';
import { type ReadLine, type RecipeAsRead, startLines } from './read-lines.ts';

type Times = Pick<RecipeAsRead, 'preparation_time_min' | 'cooking_time_min' | 'waiting_time_min'>;

/** The minutes of a recipe as typed. */
export type TypedTimes = Readonly<Record<'preparation' | 'cooking' | 'waiting', string>>;

/** Returns the minutes of a recipe as field texts; empty where unknown. */
export function typedTimes(of: Times): TypedTimes {
  const typed = (minutes: number | null) => (minutes === null ? '' : String(minutes));
  return {
    preparation: typed(of.preparation_time_min),
    cooking: typed(of.cooking_time_min),
    waiting: typed(of.waiting_time_min),
  };
}

/** An imported recipe, as checked by the user so far. */
export interface RecipeReview extends Readonly<Omit<RecipeAsRead, 'ingredients' | keyof Times>>, TypedTimes {
  readonly lines: readonly ReadLine[];
  /** The id of the recipe to check, if it is from a file; otherwise null. */
  readonly toCheck: number | null;
}

/** The typed or pasted text, and the recipe that was read from it. */
export interface KeptImport {
  readonly text: string;
  readonly review: RecipeReview | null;
  /** Whether the recipe is already being edited. If so, it is stored only for going back to the review. */
  readonly isHandedOn: boolean;
}

const KEY = 'recipe-import';
export const NO_IMPORT: KeptImport = { text: '', review: null, isHandedOn: false };
/** The version of the stored format. Data that an older version of the app stored in another format is dropped. */
const VERSION = 4;

/** Returns an imported recipe before the user has checked it. */
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

/** Returns what this device stored about a recipe that is being imported. */
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

/** Stores the import, so that it survives a reload. */
export function keepImport(kept: KeptImport): void {
  writeStored(KEY, JSON.stringify({ version: VERSION, ...kept }));
}
