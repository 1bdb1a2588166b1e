import type { Language } from '../../languages/languages.ts';
import { type KitchenUnit, STICK_OF_FOOD } from './kitchen-units.ts';
import { amountOfText, hasJoinedAmount } from './line-amount.ts';
import { isInstruction, isWithBone, type LineUse, usesOfLine } from './line-marks.ts';
import { nameAndNote } from './name-and-note.ts';
import { isEquipment, isHeader, withoutLabel } from './other-lines.ts';
import { partIn } from './parts-of-foods.ts';
import { plainLine } from './plain-line.ts';
import { type ReadAmount, readAmount, type WrittenUnit } from './read-amount.ts';
import { hasJoinedFraction, readNumber } from './read-number.ts';
import { type StatedAmount, statedAmount } from './stated-amount.ts';
import { furtherFoods } from './split-foods.ts';
import { hasAddedAmount, hasAmountLeft, offersAnotherAmount, offersAnotherNumber } from './unread-amounts.ts';

/** A parsed ingredient line of a recipe. */
export type IngredientLine = Readonly<{
  raw: string;
  /** In `unit`, or in pieces if there is none; the middle of a range. Null if the line states no quantity. */
  quantity: number | null;
  /** The upper end of a range. */
  quantityMax?: number;
  unit: WrittenUnit | null;
  /** Grams of the whole line, if the line also states its weight: "1 can (400 g)". */
  statedGrams: number | null;
  /** Millilitres of the whole line, if the line states them: "1 blikje à 200 ml". */
  statedMl: number | null;
  /** An added amount after the food: "+ 2 tbsp". */
  plus: StatedAmount['plus'];
  size: 'small' | 'large' | null;
  name: string;
  /** The part of a whole food that the name mentions: "pineapple rings". */
  part: KitchenUnit | null;
  /** Another food that the line offers as an alternative: "honey or maple syrup". */
  other: string | null;
  /** Label claims next to the name: "roomkaas (lactosevrij)". */
  claims: readonly string[];
  /** The states in which the food is sold, next to the name: "(diepvries)". */
  states: readonly string[];
  note: string | null;
  uses: readonly LineUse[];
  /** Whether bones or shells are included in the weight. */
  isWithBone: boolean;
  /** Whether the line is the title of a part of the list: "For the sauce:". */
  isHeader: boolean;
  /** Whether the line is equipment, such as a baking tin, instead of a food. */
  isEquipment: boolean;
  /** Whether the line is a step among the ingredients. */
  isInstruction: boolean;
  /** Whether the line states an amount that was not understood, apart from the one returned. */
  isPartlyRead: boolean;
  /** Whether the amount is inexact: a range, a splash, "about", or none at all. */
  isEstimated: boolean;
}>;

const LONGEST_LINE = 500;
const NO_FOOD = {
  quantity: null,
  unit: null,
  statedGrams: null,
  statedMl: null,
  plus: null,
  size: null,
  part: null,
  other: null,
  claims: [],
  states: [],
  note: null,
  uses: [],
  isWithBone: false,
  isHeader: false,
  isEquipment: false,
  isInstruction: false,
  isPartlyRead: false,
  isEstimated: true,
} as const;

/** Parses an ingredient line of any recipe. The language only decides what "of" means. */
export function readIngredientLine(line: string, language: Language): IngredientLine {
  const raw = plainLine(line).slice(0, LONGEST_LINE).toWellFormed();
  const other = { ...NO_FOOD, raw, name: raw };
  if (isHeader(raw)) return { ...other, isHeader: true };
  if (isEquipment(raw)) return { ...other, isEquipment: true };
  if (isInstruction(raw)) return { ...other, isInstruction: true };
  const unnumbered = raw.replace(LIST_NUMBER, '');
  const read = readFoodLine(unnumbered, language);
  if (line.length > LONGEST_LINE) return { ...read, raw: unnumbered, isPartlyRead: true };
  // "(2) 14 oz cans": the number in brackets may be the amount rather than a list number.
  return BRACKETED_NUMBER.test(raw) ? { ...read, raw, isPartlyRead: true } : { ...read, raw: unnumbered };
}

/** The number of a list item: "1. 200 g pasta", "b) 2 eggs", "#3 salt". */
const LIST_NUMBER = /^(?:\(\d{1,2}\)|\d{1,2}[.)]|[a-z]\)|#\d{1,2}[.:]?)\s+(?=\S)/i;
const BRACKETED_NUMBER = /^\(\d{1,2}\)\s/;

function readFoodLine(raw: string, language: Language): IngredientLine {
  const labelled = withoutLabel(raw);
  const { amount, share } = partOfAmount(labelled, language) ?? { amount: amountOfText(labelled), share: 1 };
  const stated = inShare(statedAmount(amount), share);
  const named = nameAndNote(stated.rest, language);
  const { note, other, claims, states } = named;
  const isKnown = amount.quantity > 0;
  // The amount is unclear, because a British pint is a fifth larger than an American one.
  const isUnclearPint = amount.unit?.id === 'pint' && stated.grams === null && stated.ml === null;
  // "4 bolletjes" are rolls: a word that could be a unit is the food if nothing follows it.
  const food = named.name === '' && amount.unit?.kind === 'count' ? amount.unit.written : null;
  const name = food ?? named.name;
  const unit = food === null ? unitOf(amount.unit, name) : null;
  return {
    ...NO_FOOD,
    raw,
    quantity: isKnown ? amount.quantity : null,
    ...(amount.max === null ? {} : { quantityMax: amount.max }),
    unit,
    statedGrams: stated.grams,
    statedMl: stated.ml,
    plus: stated.plus,
    size: amount.size ?? sizeOf(name),
    name: unit?.id === 'cube' && /bouillon|stock|broth/i.test(name) ? asCube(name, language) : name,
    part: partIn(name),
    other,
    claims,
    states,
    note,
    uses: usesOfLine(raw),
    isWithBone: isWithBone(raw),
    isPartlyRead:
      hasAmountLeft(name) ||
      offersAnotherNumber(raw) ||
      hasAddedAmount(stated.rest) ||
      offersAnotherAmount(stated.rest, language) ||
      (share === 1 && isPartOfPack(amount, stated)) ||
      hasJoinedFraction(raw) ||
      hasJoinedAmount(raw) ||
      furtherFoods(labelled, language).length > 0,
    isEstimated: !isKnown || amount.max !== null || amount.isLoose || isUnclearPint,
  };
}

/** "1/2 of 1 onion", "half van een ui": a part of an amount. In Dutch, "of" means "or". */
function partOfAmount(text: string, language: Language): { amount: ReadAmount; share: number } | null {
  const part = readNumber(text);
  if (part === null || part.value >= 1 || part.value <= 0) return null;
  const link = (language === 'en' ? /^\s*(?:of|van)\s+(?=\S)/i : /^\s*van\s+(?=\S)/i).exec(part.rest);
  const whole = link === null ? null : readAmount(part.rest.slice(link[0].length));
  if (whole === null || whole.quantity === 0) return null;
  const amount = amountOfText(part.rest.slice(link![0].length));
  const max = amount.max === null ? null : amount.max * part.value;
  return { amount: { ...amount, quantity: amount.quantity * part.value, max }, share: part.value };
}

/** Whether a stated weight may be that of a part of a pack or of the whole: "1/2 can (400 g)". */
function isPartOfPack({ quantity, unit }: ReadAmount, { grams, ml }: StatedAmount): boolean {
  return quantity > 0 && quantity < 1 && unit?.kind === 'count' && (grams !== null || ml !== null);
}

/** The stated weight of a part of an amount: "1/4 of a 400 g can". */
function inShare(stated: StatedAmount, share: number): StatedAmount {
  const { grams, ml } = stated;
  return { ...stated, grams: grams === null ? null : grams * share, ml: ml === null ? null : ml * share };
}

/** The unit of a line; a stick counts as a stick of butter only if the food is butter. */
function unitOf(unit: WrittenUnit | null, name: string): WrittenUnit | null {
  const isOther = unit?.id === 'stick' && !/butter|margarine|shortening|boter/i.test(name);
  return isOther ? { ...STICK_OF_FOOD, written: unit.written } : unit;
}

/** Makes "1 blokje groentebouillon" mean the stock cube, not the stock made from it. */
function asCube(name: string, language: Language): string {
  if (/cube|blokje|tablet/i.test(name)) return name;
  return language === 'nl' ? `${name}blokje` : `${name.replace(/\bbouillon\b/i, 'stock')} cube`;
}

function sizeOf(name: string): IngredientLine['size'] {
  if (/\b(?:small|kleine?|mini)\b/i.test(name)) return 'small';
  return /\b(?:large|grote?|big|jumbo)\b/i.test(name) ? 'large' : null;
}
