import type { MealType, RecipeTag } from '@weekbord/domain/vocabulary';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { isTokenStored } from '../../../shared/session/token.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

type Food = AnswerOf<'getFood'>;
export type DraftFood = Pick<Food, 'id' | 'name' | 'suggested_servings'> & Readonly<{ picture: string | null }>;
export type DraftServing = Food['suggested_servings'][number];

/** A food in a recipe that is being written; `quantity` counts the serving, for all portions together. */
export interface DraftIngredient {
  /** Tells two lines of the same food apart. */
  readonly key: string;
  readonly food: DraftFood;
  readonly serving: DraftServing;
  readonly quantity: number;
  readonly note: string | null;
}

/** An own recipe while it is being written. */
export interface RecipeDraft {
  readonly name: string;
  /** How many portions the ingredients make. */
  readonly portions: number;
  /** Minutes of work by hand, of cooking and of waiting, as they are typed. */
  readonly preparation: string;
  readonly cooking: string;
  readonly waiting: string;
  readonly steps: readonly string[];
  readonly ingredients: readonly DraftIngredient[];
  readonly tags: readonly RecipeTag[];
  /** The meals that it suits. */
  readonly meal_types: readonly MealType[];
  /** Where it comes from, an https address. */
  readonly external_url: string | null;
  /** The address of the photo, or a data URL that is still to be sent. */
  readonly photo: string | null;
  /** The recipe of a file that waited to be checked and becomes this one. */
  readonly toCheck: number | null;
}

export const EMPTY_DRAFT: RecipeDraft = {
  name: '',
  portions: 1,
  preparation: '',
  cooking: '',
  waiting: '',
  steps: [],
  ingredients: [],
  tags: [],
  meal_types: [],
  external_url: null,
  photo: null,
  toCheck: null,
};

const KEY = 'recipe-draft';
/** What an older app kept otherwise is forgotten. */
const VERSION = 1;

interface Kept {
  readonly version: number;
  /** The recipe that is changed; null for a new one. */
  readonly of: number | null;
  readonly draft: RecipeDraft;
}

/** A line of a draft. */
export function draftIngredient(
  line: Omit<DraftIngredient, 'key' | 'note'> & { note?: string | null },
): DraftIngredient {
  return { note: null, ...line, key: crypto.randomUUID() };
}

/** What this device kept of the change of a recipe, or of a new one (null); null where there is nothing. */
export function readKeptDraft(of: number | null): RecipeDraft | null {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as Kept | null;
    return kept?.version === VERSION && kept.of === of ? draftAsKept(kept.draft) : null;
  } catch {
    return null;
  }
}

/** A draft that an earlier version of the app kept has its minutes in one. */
function draftAsKept({ minutes = '', ...draft }: Partial<RecipeDraft> & { readonly minutes?: string }): RecipeDraft {
  return { ...EMPTY_DRAFT, preparation: minutes, ...draft };
}

let isKeptInThisVisit = false;

/** Whether there is something that was kept before the app was opened: by a reload, a crash or days ago. */
export function wasKeptBefore(of: number | null): boolean {
  return !isKeptInThisVisit && readKeptDraft(of) !== null;
}

/**
 * Keeps a draft for a reload or a crash, in place of the one that was kept. Logging out deletes it, and nothing is kept
 * of a page that is left once its session has ended: the next person on this device would find it.
 */
export function keepDraft(of: number | null, draft: RecipeDraft): void {
  if (!isTokenStored()) return;
  isKeptInThisVisit = true;
  const kept: Kept = { version: VERSION, of, draft };
  writeStored(KEY, JSON.stringify(kept));
}

/** Deletes what was kept. */
export function clearDraft(): void {
  writeStored(KEY, null);
}
