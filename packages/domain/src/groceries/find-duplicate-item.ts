import { foldText } from '../foods/fold-text.ts';
import { stemOf } from '../recipes/read/food-words.ts';
import { readIngredientLine } from '../recipes/read/read-ingredient-line.ts';
import { roundTo } from '../numbers/rounding.ts';
import type { Language } from '../languages/languages.ts';

/** An item on a list: a food that meals need, or something that a person typed. */
export interface ListedThing {
  readonly id: number;
  /** Null if the item was typed by a person. */
  readonly foodId: number | null;
  readonly name: string;
  /** Whether all of the item is in the basket. */
  readonly isTicked: boolean;
}

interface Typed {
  readonly text: string;
  /** The food that the text certainly means; null if unknown. */
  readonly foodId: number | null;
  readonly language: Language;
}

/**
 * Finds the item on a list that a typed text refers to, so that no second one is added: an item still to be bought with
 * the same name, unless the text asks for a different amount. `name` is the item's new name: the typed text if only
 * that has an amount. Returns null if the text means something else, or more of the same.
 */
export function findDuplicateItem(
  { text, foodId, language }: Typed,
  things: readonly ListedThing[],
): { readonly id: number; readonly name: string } | null {
  const typed = readThing(text, language);
  for (const { id, foodId: listed, name, isTicked } of things) {
    if (isTicked) continue;
    if (listed !== null) {
      if (listed === foodId && !typed.hasAmount && stemsOf(name).includes(typed.stems)) return { id, name };
    } else if (spaceless(name) === spaceless(text)) {
      return { id, name };
    } else if (stemsOf(name).includes(typed.stems)) {
      const thing = readThing(name, language);
      if (thing.stems !== typed.stems) continue;
      if (!typed.hasAmount || (thing.hasAmount && isSameAmount(typed, thing))) return { id, name };
      if (!thing.hasAmount) return { id, name: text };
    }
  }
  return null;
}

/**
 * The words of a name without plural endings, so that "tomatoes" occurs in "cherry tomato", but "meat" does not occur in
 * "mince", because mince is only one kind of meat.
 */
function stemsOf(name: string): string {
  return foldText(name).split(' ').map(stemOf).join(' ');
}

/** Removes capitals and spaces, so that "2kg  Cat litter" equals "2 kg cat litter". */
function spaceless(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

interface Thing {
  /** The words of the name without plural endings. */
  readonly stems: string;
  readonly hasAmount: boolean;
  /** The amount in grams or millilitres, or in another unit. */
  readonly amount: string;
}

function readThing(text: string, language: Language): Thing {
  const { name, quantity, unit } = readIngredientLine(text, language);
  const [size, of] =
    unit?.kind === 'mass' || unit?.kind === 'volume' ? [unit.size ?? 1, unit.kind] : [1, unit?.id ?? ''];
  return { stems: stemsOf(name), hasAmount: quantity !== null, amount: `${roundTo((quantity ?? 0) * size, 2)} ${of}` };
}

/** "2000 g" equals "2 kg". */
function isSameAmount(typed: Thing, listed: Thing): boolean {
  return typed.amount === listed.amount;
}
