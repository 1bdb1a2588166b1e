import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { isTokenStored } from '../../../shared/session/token.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

type Food = AnswerOf<'getFood'>;
export type DraftFood = Pick<Food, 'id' | 'name' | 'suggested_servings'> & Readonly<{ picture: string | null }>;
export type DraftServing = Food['suggested_servings'][number];

/** A food in a recipe that is being written; `quantity` is the number of servings for the whole recipe. */
export interface DraftIngredient {
  /** Distinguishes two lines with the same food. */
  readonly key: string;
  readonly food: DraftFood;
  readonly serving: DraftServing;
  readonly quantity: number;
  readonly note: string | null;
}

/** A custom recipe while it is being written. */
export interface RecipeDraft {
  readonly name: string;
  /** How many portions the ingredients make. */
  readonly portions: number;
  /** Minutes of preparation, cooking and waiting, as typed. */
  readonly preparation: string;
  readonly cooking: string;
  readonly waiting: string;
  readonly steps: readonly string[];
  readonly ingredients: readonly DraftIngredient[];
  readonly tags: readonly RecipeTag[];
  readonly meal_types: readonly MealType[];
  /** The source, an https URL. */
  readonly external_url: string | null;
  /** The URL of the photo, or a data URL that is still to be sent. */
  readonly photo: string | null;
  /** The id of the imported recipe that this draft replaces once it is checked. */
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
/** The version of the stored format. Data that an older version of the app stored in another format is dropped. */
const VERSION = 1;

interface Kept {
  readonly version: number;
  /** The recipe that is being edited; null for a new one. */
  readonly of: number | null;
  readonly draft: RecipeDraft;
}

/** Returns a new line of a draft. */
export function draftIngredient(
  line: Omit<DraftIngredient, 'key' | 'note'> & { note?: string | null },
): DraftIngredient {
  return { note: null, ...line, key: crypto.randomUUID() };
}

/** Returns this device's draft of an edited recipe or, for null, of a new one; null if there is none. */
export function readKeptDraft(of: number | null): RecipeDraft | null {
  try {
    const kept = JSON.parse(readStored(KEY) ?? 'null') as Kept | null;
    return kept?.version === VERSION && kept.of === of ? draftAsKept(kept.draft) : null;
  } catch {
    return null;
  }
}

/** Converts a draft of an earlier version of the app, in which all minutes are in one field. */
function draftAsKept({ minutes = '', ...draft }: Partial<RecipeDraft> & { readonly minutes?: string }): RecipeDraft {
  return { ...EMPTY_DRAFT, preparation: minutes, ...draft };
}

let isKeptInThisVisit = false;

/** Whether there is a draft from before the app was opened, such as after a reload or a crash, or from days ago. */
export function wasKeptBefore(of: number | null): boolean {
  return !isKeptInThisVisit && readKeptDraft(of) !== null;
}

/**
 * Stores a draft in case of a reload or a crash, replacing the previous one. Logging out deletes it. Nothing is stored
 * once the session has ended, because the next person on this device would find it.
 */
export function keepDraft(of: number | null, draft: RecipeDraft): void {
  if (!isTokenStored()) return;
  isKeptInThisVisit = true;
  const kept: Kept = { version: VERSION, of, draft };
  writeStored(KEY, JSON.stringify(kept));
}

export function clearDraft(): void {
  writeStored(KEY, null);
}
