import { kitchenUnit } from './kitchen-units.ts';
import { type ReadAmount, readAmount, unitAt, type WrittenUnit } from './read-amount.ts';

/** A unit between two numbers, as in "1lb8oz". */
const JOINED =
  /(?<![\p{L}\p{N}])[\d½¼¾⅓⅔.,]+\s?(?:kg|kilo|lbs?|l|dl|pond|ons|cups?|pints?|tbsp|el)(?=[\d½¼¾⅓⅔]+(?:[.,]\d+)?\s?(?:ons|oz|ounces?|g|gr|gram|cl|ml|dl|fl|tbsp|tsp|el|tl)(?![\p{L}]))/giu;

/** The smaller unit that is meant by the digits directly behind a unit: "1kg500", "1l250", "2lb8". */
const SMALLER: readonly (readonly [digits: RegExp, unit: string])[] = [
  [/(?<![\p{L}\p{N}.,])(\d{1,2}\s?(?:kg|kilo))(\d{3})(?![\p{L}\p{N}.,/]|\s?(?:g|gr|gram)(?!\p{L}))/giu, 'g'],
  [/(?<![\p{L}\p{N}.,])(\d{1,2}\s?(?:l|liter|litre))(\d{3})(?![\p{L}\p{N}.,/]|\s?ml(?!\p{L}))/giu, 'ml'],
  [/(?<![\p{L}\p{N}.,])(\d{1,2}\s?lbs?)(\d|1[0-5])(?![\p{L}\p{N}.,/]|\s?(?:oz|ounces?)(?!\p{L}))/giu, 'oz'],
];
const UNIT_AND_DIGIT = /(?<![\p{L}\p{N}])[\d½¼¾⅓⅔]\s?(\p{L}{1,9})\d/gu;

/** A line with its joined amounts separated: "1lb8oz" becomes "1lb 8oz", and "1kg500" becomes "1kg 500 g". */
export function withAmountsApart(line: string): string {
  const apart = line.replace(JOINED, '$& ').replace(POUNDS_SIGN, '$1 lb');
  return SMALLER.reduce((text, [digits, unit]) => text.replace(digits, `$1 $2 ${unit}`), apart);
}

/** Whether a line has a digit directly behind a unit whose meaning is unknown: "1kg5". */
export function hasJoinedAmount(line: string): boolean {
  return [...withAmountsApart(line).matchAll(UNIT_AND_DIGIT)].some(([, word]) => kitchenUnit(word!) !== null);
}

/** "2# potatoes": pounds. */
const POUNDS_SIGN = /^(\d{1,3}(?:[.,]\d+|\s*[½¼¾⅓⅔]|\s+\d\/\d)?|[½¼¾⅓⅔])\s?#(?=\s)/u;

const NOTHING = { quantity: 0, max: null, unit: null, isLoose: false, size: null } as const;

/** The amount in a line, before, after or without its food; `quantity` is 0 if the line states none. */
export function amountOfText(written: string): ReadAmount {
  const text = withAmountsApart(written);
  return leadingAmount(text) ?? unitAlone(text) ?? amountBehind(text) ?? { ...NOTHING, rest: text };
}

/** "2 x 400 g", "2 (400 g) tins", "2 400g tins" and all simpler amounts. */
function leadingAmount(text: string): ReadAmount | null {
  const fromFruit = juiceOf(text) ?? zestOf(text);
  if (fromFruit !== null) return fromFruit;
  const first = readAmount(text.replace(/^\(\s*(?=[\d½¼¾⅓⅔])/, ''));
  if (first === null) return null;
  if (first.unit !== null) return packsOf(first) ?? inOnePack(first);
  const each = readAmount(first.rest.replace(/^x\s*|^\(\s*/i, ''));
  if (each?.unit?.kind !== 'mass' && each?.unit?.kind !== 'volume') {
    return /^x\s+/i.test(first.rest) ? { ...first, rest: first.rest.replace(/^x\s+/i, '') } : first;
  }
  return severalOf(first, each);
}

const PACKS = new Set(['can', 'jar', 'pack', 'bottle', 'sachet', 'bar']);

/** "2 packets of 250 g tofu", "2 zakjes à 300 g spinazie". */
function packsOf(count: ReadAmount): ReadAmount | null {
  if (count.unit === null || !PACKS.has(count.unit.id)) return null;
  const each = readAmount(count.rest.replace(/^(?:à|a|x)\s+(?=\d)/i, ''));
  if (each?.unit?.kind !== 'mass' && each?.unit?.kind !== 'volume') return null;
  if (each.unit.isVague || each.max !== null || !/\p{L}{2}/u.test(each.rest)) return null;
  return { ...count, rest: `(${count.quantity * each.quantity} ${each.unit.written}) ${each.rest}` };
}

/** "400 g tin chopped tomatoes" is one tin. */
function inOnePack(amount: ReadAmount): ReadAmount {
  const { unit, quantity, rest } = amount;
  if (unit === null || unit.kind === 'count' || unit.size === null || unit.isVague) return amount;
  const pack = unitAt(rest);
  if (pack === null || !PACKS.has(pack.unit.id) || pack.rest === '') return amount;
  // "2 - 14 oz cans" are two cans, but "10-12 oz can" is one.
  const count = amount.max === null ? 0 : Math.round(2 * quantity - amount.max);
  if (amount.max !== null && count > 1 && pack.unit.written.endsWith('s')) {
    return {
      ...amount,
      quantity: count,
      max: null,
      unit: pack.unit,
      rest: `(${count * amount.max} ${unit.written}) ${pack.rest}`,
    };
  }
  return { ...amount, quantity: 1, unit: pack.unit, rest: `(${quantity} ${unit.written}) ${pack.rest}` };
}

/** A number of equal weights: in packs if the line names one, otherwise as a total weight. */
function severalOf(count: ReadAmount, each: ReadAmount): ReadAmount {
  const rest = each.rest
    .replace(/^[^()]{0,20}\)\s*/, '')
    .replace(/^[\s)]+/, '')
    .replace(/^(?:per|each)\s+/i, '');
  const container = unitAt(rest);
  const { written, size } = each.unit!;
  const total = count.quantity * each.quantity;
  if (container === null || container.rest === '' || size === null) {
    return { ...each, quantity: total, rest };
  }
  return { ...count, unit: container.unit, rest: `(${total} ${written}) ${container.rest}` };
}

/** "Sap van 1 citroen": three tablespoons for a lemon, two for a lime. */
function juiceOf(text: string): ReadAmount | null {
  const match =
    /^(?:het |the |vers )?(?:sap|juice)(?: en (?:rasp|schil))?(?: van| of| from)? (?=[\d½¼]|een\b|an?\b|half\b|one\b|two\b)/i.exec(
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

/** Grams of the zest of one citrus fruit. */
const ZEST_G = 6;

/** "Rasp van 1 citroen", "zest of half a lime": a small part of the fruit. */
function zestOf(text: string): ReadAmount | null {
  const match =
    /^(?:de |the )?(?:(?:finely |fijn )?(?:grated|geraspte) )?(?:zest|rasp|schil|peel|rind)(?: (?:and|en) (?:juice|sap))?(?: van| of| from)? (?=[\d½¼]|een\b|an?\b|half\b|one\b|two\b)/i.exec(
      text,
    );
  const amount = match === null ? null : readAmount(text.slice(match[0].length));
  if (amount === null || !/^(?:\p{L}+ )?(?:citroen|limoen|sinaasappel|lemon|lime|orange)/iu.test(amount.rest))
    return null;
  if (/juice|sap/i.test(match![0])) return amount;
  return { ...amount, quantity: amount.quantity * ZEST_G, max: null, unit: unitAt('g x')!.unit, isLoose: true };
}

/** "Snufje zout": a unit without a number, which must not be a weight or volume, because those need one. */
function unitAlone(text: string): ReadAmount | null {
  const start = text.replace(/^(?:(?:flinke?|goede?|klein|kleine|grote?|good|large|small|big)\s+)+(?=\p{L})/iu, '');
  const found = unitAt(start);
  if (found === null || found.rest === '' || found.unit.kind === 'mass') return null;
  if (found.unit.kind === 'volume' && !found.unit.isVague) return null;
  if (/^[,(:]|^(?:of|or|en|and)\s/i.test(found.rest)) return null;
  return { quantity: 1, max: null, unit: found.unit, isLoose: true, size: null, rest: found.rest };
}

/** Where an amount after the name may begin; number words only after a punctuation mark. */
const BEHIND =
  /(?:[\s,:(-]+(?=(?:(?:ca\.?|circa|ongeveer|about|approx\.?)\s*)?[\d½⅓⅔¼¾⅛])|[,:(]\s*(?=(?:an?|een|one|two|three|four|half|anderhalve?|twee|drie|vier|dozen)\s))/giu;
/** What may follow an amount after the name. */
const AFTER = /^(?:\).*|[,(].*|in\s.*)?$/u;
const STARTS_MAX = 12;

/** "Bloem 200gr", "citroen 1", "kipfilet (300 gram)", "beef mince, 1 lb 8 oz": the amount after the name. */
function amountBehind(text: string): ReadAmount | null {
  const starts = [...text.matchAll(BEHIND)].slice(0, STARTS_MAX);
  for (const { 0: mark, index } of starts) {
    const name = text.slice(0, index).trim();
    if (!/\p{L}/u.test(name) || /(?:\b(?:tipo|type|nr|no|nummer)|[\d%+])$/i.test(name) || /\(.*[^)]$/.test(name))
      continue;
    const amount = readAmount(text.slice(index + mark.length));
    if (amount === null || !AFTER.test(amount.rest)) continue;
    // A number without a unit must be at the end of the line; before other words it may mean something else.
    if (amount.unit === null && amount.rest.startsWith('in')) continue;
    return { ...amount, rest: `${name} ${amount.rest.replace(/^\)/, '')}`.trim() };
  }
  return null;
}
