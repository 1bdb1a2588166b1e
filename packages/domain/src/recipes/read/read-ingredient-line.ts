import type { Language } from '../../vocabulary.ts';
import { plainLine } from './plain-line.ts';
import { type ReadAmount, readAmount, unitAt, type WrittenUnit } from './read-amount.ts';
import { nameAndNote } from './name-and-note.ts';
import { isEquipment, isHeader, withoutLabel } from './other-lines.ts';

/** An ingredient line of a recipe, taken apart. */
export type IngredientLine = Readonly<{
  raw: string;
  /** In `unit`, or so many pieces where there is none; the middle of a range. Null: the line says none. */
  quantity: number | null;
  /** The upper end of a range. */
  quantityMax?: number;
  unit: WrittenUnit | null;
  /** Grams of the whole line, where the line also weighs it: "1 can (400 g)". */
  statedGrams: number | null;
  size: 'small' | 'large' | null;
  name: string;
  note: string | null;
  /** True for the title of a part of the list: "For the sauce:". */
  isHeader: boolean;
  /** True for a thing that is no food: a baking tin. */
  isEquipment: boolean;
  /** True where the amount is not exact: a range, a splash, "about", none at all. */
  isEstimated: boolean;
}>;

const LONGEST_LINE = 500;
const NOT_FOOD = { quantity: null, unit: null, statedGrams: null, size: null, note: null, isEstimated: true } as const;

/** Takes a line of any recipe apart. The language decides only what "of" means. */
export function readIngredientLine(line: string, language: Language): IngredientLine {
  const raw = plainLine(line).slice(0, LONGEST_LINE).toWellFormed();
  if (isHeader(raw)) return { ...NOT_FOOD, raw, name: raw, isHeader: true, isEquipment: false };
  if (isEquipment(raw)) return { ...NOT_FOOD, raw, name: raw, isHeader: false, isEquipment: true };
  const text = withoutLabel(raw);
  const amount = leadingAmount(text) ?? unitAlone(text) ?? amountBehind(text) ?? noAmount(text);
  const { statedGrams, rest } = statedWeight(amount);
  const { name, note } = nameAndNote(rest, language);
  const known = amount.quantity > 0;
  return {
    raw,
    quantity: known ? amount.quantity : null,
    ...(amount.max === null ? {} : { quantityMax: amount.max }),
    unit: amount.unit,
    statedGrams,
    size: amount.size ?? sizeOf(name),
    name,
    note,
    isHeader: false,
    isEquipment: false,
    isEstimated: !known || amount.max !== null || amount.isLoose,
  };
}

const NOTHING = { quantity: 0, max: null, unit: null, isLoose: false, size: null } as const;

function noAmount(text: string): ReadAmount {
  return { ...NOTHING, rest: text };
}

/** "2 x 400 g", "2 (400 g) tins", "2 400g tins" and everything simpler. */
function leadingAmount(text: string): ReadAmount | null {
  const juice = juiceOf(text);
  if (juice !== null) return juice;
  const first = readAmount(text.replace(/^\(\s*(?=[\d½¼¾⅓⅔])/, ''));
  if (first === null || first.unit !== null) return first;
  const each = readAmount(first.rest.replace(/^x\s*|^\(\s*/i, ''));
  if (each?.unit?.kind !== 'mass' && each?.unit?.kind !== 'volume') {
    return /^x\s+/i.test(first.rest) ? { ...first, rest: first.rest.replace(/^x\s+/i, '') } : first;
  }
  return severalOf(first, each);
}

/** So many of a weight each: in packs where the line names one, else as one weight. */
function severalOf(count: ReadAmount, each: ReadAmount): ReadAmount {
  const rest = each.rest.replace(/^[\s)]+/, '').replace(/^(?:per|each)\s+/i, '');
  const container = unitAt(rest);
  const { written, size } = each.unit!;
  const total = count.quantity * each.quantity;
  if (container === null || container.rest === '' || size === null) {
    return { ...each, quantity: total, rest };
  }
  return { ...count, unit: container.unit, rest: `(${total} ${written}) ${container.rest}` };
}

/** "Sap van 1 citroen": three tablespoons of a lemon, two of a lime. */
function juiceOf(text: string): ReadAmount | null {
  const match =
    /^(?:het |the |vers )?(?:sap|juice)(?: en (?:rasp|schil))?(?: van| of)? (?=[\d½¼]|een\b|an?\b|half\b|one\b|two\b)/i.exec(
      text,
    );
  const amount = match === null ? null : readAmount(text.slice(match[0].length));
  const fruit =
    amount === null ? null : /^(?:\p{L}+ )?(citroen|limoen|sinaasappel|lemon|lime|orange)/iu.exec(amount.rest);
  if (amount === null || fruit === null) return null;
  const name = fruit[1]!.toLowerCase();
  const spoons = /^(?:limoen|lime)$/.test(name) ? 2 : /^(?:sin|orange)/.test(name) ? 5 : 3;
  const isDutch = /^(?:citroen|limoen|sin)/.test(name);
  const unit: WrittenUnit = { ...unitAt('tbsp x')!.unit };
  return {
    ...amount,
    quantity: amount.quantity * spoons,
    max: amount.max === null ? null : amount.max * spoons,
    unit,
    isLoose: true,
    rest: isDutch ? `${name}sap` : `${name} juice`,
  };
}

/** "Snufje zout": one of a unit, which must not be a weight or volume that would need its number. */
function unitAlone(text: string): ReadAmount | null {
  const start = text.replace(/^(?:(?:flinke?|goede?|klein|kleine|grote?|good|large|small|big)\s+)+(?=\p{L})/iu, '');
  const found = unitAt(start);
  if (found === null || found.rest === '' || found.unit.kind === 'mass') return null;
  if (found.unit.kind === 'volume' && !found.unit.isVague) return null;
  if (/^[,(:]|^(?:of|or|en|and)\s/i.test(found.rest)) return null;
  return { quantity: 1, max: null, unit: found.unit, isLoose: true, size: null, rest: found.rest };
}

const NUMBER = '(?:\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?\\s?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛])';
const BEHIND = new RegExp(
  `^(.*?\\p{L}.*?)[\\s,:(-]+((?:(?:ca\\.?|circa|ongeveer|about|approx\\.?)\\s*)?${NUMBER}(?:\\s*-\\s*${NUMBER})?\\s*-?\\s*([\\p{L}.]*))\\s*(\\).*|[,(].*|in\\s.*)?$`,
  'u',
);

/** "Bloem 200gr", "citroen 1", "kipfilet (300 gram)": the amount behind the name. */
function amountBehind(text: string): ReadAmount | null {
  const match = BEHIND.exec(text);
  if (match === null) return null;
  const [, name, tail, word, after = ''] = match as unknown as [string, string, string, string, string | undefined];
  if (/(?:\b(?:tipo|type|nr|no|nummer)|[\d%+])$/i.test(name.trim()) || /\(.*[^)]$/.test(name)) return null;
  const amount = readAmount(tail);
  if (amount === null) return null;
  // A bare number must end the line, or it may mean anything.
  const isUnit = amount.unit !== null && amount.rest === '';
  const isCount = word === '' && amount.rest === '' && !after.startsWith('in');
  if (!isUnit && !isCount) return null;
  return { ...amount, rest: `${name} ${after.replace(/^\)/, '')}`.trim() };
}

const IN_BRACKETS = /\(\s*([^()]*?)\s*\)/;

/** Takes the other spelling of the same amount out of a line, and its grams where it is a weight. */
function statedWeight(amount: ReadAmount): { statedGrams: number | null; rest: string } {
  let { rest } = amount;
  let grams: number | null = null;
  const slash = /^\s*[/|]\s*(?=[\d½¼¾⅓⅔])/.exec(rest);
  if (slash !== null) {
    const other = readAmount(rest.slice(slash[0].length));
    if (other?.unit != null) {
      grams = gramsOf(other);
      rest = other.rest.replace(/^\s*\/\s*[\d½¼¾.,]+\s?\p{L}{1,6}\b/u, '');
    }
  }
  const brackets = IN_BRACKETS.exec(rest);
  if (brackets !== null && amount.unit?.kind !== 'mass') {
    const inside = weightAmong(brackets[1]!);
    if (inside !== null) {
      grams ??= inside.isEach ? inside.grams * amount.quantity : inside.grams;
      rest = `${rest.slice(0, brackets.index)} ${rest.slice(brackets.index + brackets[0].length)}`;
    }
  } else if (brackets !== null && readAmount(brackets[1]!)?.unit != null && amount.unit !== null) {
    rest = `${rest.slice(0, brackets.index)} ${rest.slice(brackets.index + brackets[0].length)}`;
  }
  return { statedGrams: grams, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** A weight among the spellings of one amount, "8 oz / 240 ml"; exact metres before the others. */
function weightAmong(text: string): { grams: number; isEach: boolean } | null {
  const isEach = /\b(?:each|per stuk|elk|p\/s|ieder)\b/i.test(text);
  let best: { grams: number; isEach: boolean } | null = null;
  for (const part of text.split(/\s*(?:[/;,|]|\bor\b|\bof\b|=)\s*/i)) {
    const amount = readAmount(
      part.replace(/^(?:totaal|total|elk|each|net|netto|uitlekgewicht|drained|a|à)\s+(?=\d|ca|about)/i, ''),
    );
    const grams = amount === null ? null : gramsOf(amount);
    if (grams !== null && (best === null || amount!.unit!.id === 'g')) best = { grams, isEach };
  }
  return best;
}

function gramsOf({ quantity, unit }: ReadAmount): number | null {
  return unit?.kind === 'mass' && unit.size !== null ? quantity * unit.size : null;
}

function sizeOf(name: string): IngredientLine['size'] {
  if (/\b(?:small|kleine?|mini)\b/i.test(name)) return 'small';
  return /\b(?:large|grote?|big|jumbo)\b/i.test(name) ? 'large' : null;
}
