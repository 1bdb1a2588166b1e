import { kitchenUnit } from './kitchen-units.ts';
import { readAmount } from './read-amount.ts';

const NUMBER_AND_WORD = /(?<![\p{L}\p{N}])[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛]*\s?-?\s?([\p{L}]+)/gu;
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
/** An added number, in brackets or not: "2 eggs (plus 1 yolk)". */
const ADDED =
  /(?:\(\s*(?:\+|plus|and|en|&|minus|less|min)|[\s,;](?:\+|plus))\s*(?:[\d½⅓⅔¼¾⅛]|(?:an?|one|een|two|twee)\s)/iu;

/** Whether a line ends with another number of the same food. */
export function offersAnotherNumber(line: string): boolean {
  return OR_TWO.test(line) || FOR_ONE.test(line);
}

/** Whether a text adds another amount. */
export function hasAddedAmount(text: string): boolean {
  return ADDED.test(text);
}
