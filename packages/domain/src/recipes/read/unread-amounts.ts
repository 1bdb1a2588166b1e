import type { Language } from '../../languages/languages.ts';
import { kitchenUnit } from './kitchen-units.ts';
import { nameAndNote } from './name-and-note.ts';
import { readAmount } from './read-amount.ts';

const NUMBER_AND_WORD = /(?<![\p{L}\p{N}])[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛]*\s?-?\s?([\p{L}]+)/gu;
/** Sizes, temperatures and times, which are not amounts of a food. */
const IS_SIZE = /^(?:cm|mm|inch|inches|min|minutes|minuten|hours?|uur|days?|dagen|weeks|months|maanden|jaar|years?)$/i;
/** A number at the beginning of a food name: "5 spice", "7 up", "3 cheese mix". */
const NAMES_WITH_NUMBERS = /^(?:\d+[ -]?(?:spice|spices|kruiden|up|grain|granen|cheese|kazen|bean|bonen)\b)/i;

/** Whether the name of a food still contains an amount: "2 tbsp butter" after "4 oz". */
export function hasAmountLeft(name: string): boolean {
  for (const [, word = ''] of name.matchAll(NUMBER_AND_WORD)) {
    const unit = kitchenUnit(word);
    if (unit !== null && unit.kind !== 'count' && unit.size !== null) return true;
  }
  return readAmount(name) !== null && /^[\d½⅓⅔¼¾⅛]/.test(name) && !NAMES_WITH_NUMBERS.test(name);
}

/** "Or two" after a food: "a lemon or two". */
const OR_TWO = /\s(?:or|of)\s+(?:two|three|twee|drie)\s*$/i;

/** An amount for one person after the amount of the line: "4 kipfilets, 150 g per persoon". */
const FOR_ONE =
  /(?<=\p{L}.*)[\d½¼¾⅓⅔]\s?\p{L}*\s+(?:per|a|each)\s+(?:person|persoon|pers\b|portion|portie|serving|head)(?![\p{L}])/iu;
/** An added number in brackets: "2 eggs (plus 1 yolk)". */
const ADDED = /\(\s*(?:\+|plus|and|en|&|minus|less|min)\s*(?:[\d½⅓⅔¼¾⅛]|(?:an?|one|een|two|twee)\s)/iu;

/** Whether a line ends with another number of the same food. */
export function offersAnotherNumber(line: string): boolean {
  return OR_TWO.test(line) || FOR_ONE.test(line);
}

/** Whether a text adds an amount in brackets. */
export function hasAddedAmount(text: string): boolean {
  return ADDED.test(text);
}

const BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
const NEXT_FOOD =
  /(?:\s*[,;]\s*|\s+(?:\+|&|and|en|plus|-)\s+)(?:(?:and|en|plus|\+|&)\s+)?(?=[\d½⅓⅔¼¾⅛]|(?:an?|een|one|two|three|twee|drie|half|halve|anderhalve?)\s)/giu;
const FOODS_MAX = 4;

/** The foods after the first one in a line, each with its own amount: "200 g pasta, 2 eggs". */
export function furtherFoods(line: string, language: Language): readonly string[] {
  return foodsOf(line, language).slice(1);
}

/** The foods of a line that states an amount for each; empty if there is only one. */
export function foodsOf(line: string, language: Language): readonly string[] {
  const parts = line.replace(BRACKETS, ' ').split(NEXT_FOOD);
  const [first = '', ...others] = parts;
  if (others.length === 0 || others.length >= FOODS_MAX || !isFood(first, language)) return [];
  const foods = others.filter((part) => isFood(part, language));
  return foods.length === 0 ? [] : [first, ...others];
}

/** What follows a weight that is that of one piece or person, not of another food: "150 g per stuk". */
const OF_EACH =
  /^(?:per|each|apiece|elk|ieder|a piece|het stuk|in total|in totaal|totaal|total|samen|together)(?![\p{L}])/iu;

/** Whether a text is an amount followed by a name. */
function isFood(text: string, language: Language): boolean {
  const amount = readAmount(text.trim());
  if (amount === null || amount.quantity === 0) return false;
  if (IS_SIZE.test(amount.unit?.written ?? '') || IS_SIZE.test(/^\p{L}+/u.exec(amount.rest)?.[0] ?? '')) return false;
  return !OF_EACH.test(amount.rest) && /\p{L}{2}/u.test(nameAndNote(amount.rest, language).name);
}
