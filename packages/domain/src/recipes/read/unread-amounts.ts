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
const OR_TWO = /\s(?:or|of)\s+(?:two|three|twee|drie|\d+)\s*$/i;
/** "Een stuk of tien olijven", "een teentje of twee knoflook". */
const OR_MORE =
  /^(?:een|1|a)\s+\p{L}+\s+(?:of|or)\s+(?:two|three|wat|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|vijftig|honderd|anderhalve?|anderhalf)(?!\p{L})/iu;
/** A size or a second number: "2 1/2-pound lobsters" may be two lobsters of half a pound. */
const COUNT_OR_SIZE =
  /^\d{1,2}\s+(?:\d{1,2}\/\d{1,2}|[½⅓⅔¼¾⅛])-(?:pounds?|lb|ounces?|oz|kilo|kg|grams?|g|quart|pint)(?!\p{L})/iu;
/** "250/300 g pasta", "2/3 tomaten": numbers between which the amount lies, rather than a fraction. */
const BETWEEN = /^(?:\d+\/(?:[2-9]\d|\d{3,})(?!\d)|(?:2\/3|3\/4|4\/5|5\/6)\s+\p{L}+(?:en|s)$)/iu;
/** "Juice of 1 lemon and 1 lime": an amount after the fruit. */
const MORE_THAN_JUICE = /^(?:het |the |vers )?(?:sap|juice)\s.*?[\d½¼][^\d½¼]*\p{L}[^\d½¼]*[\d½¼]/iu;

/** An amount for one person after the amount of the line: "4 kipfilets, 150 g per persoon". */
const FOR_ONE =
  /(?<=\p{L}.*)[\d½¼¾⅓⅔]\s?\p{L}*\s+(?:per|a|each)\s+(?:person|persoon|pers\b|portion|portie|serving|head)(?![\p{L}])/iu;
/** An added number, in brackets or not: "2 eggs (plus 1 yolk)". */
const ADDED =
  /(?:\(\s*(?:\+|plus|and|en|&|minus|less|min)|[\s,;](?:\+|plus))\s*(?:[\d½⅓⅔¼¾⅛]|(?:an?|one|een|two|twee)\s)/iu;

/** Whether a line ends with another number of the same food. */
export function offersAnotherNumber(line: string): boolean {
  return [OR_TWO, FOR_ONE, OR_MORE, COUNT_OR_SIZE, BETWEEN, MORE_THAN_JUICE].some((pattern) => pattern.test(line));
}

/** Whether a text after the amount of a line offers another amount of another food: "milk or 1/2 cup cream". */
export function offersAnotherAmount(rest: string, language: 'en' | 'nl'): boolean {
  const pattern = language === 'nl' ? OR_AMOUNT_NL : OR_AMOUNT;
  return pattern.test(rest);
}

const OR_AMOUNT = /\p{L}.*\sor\s+(?:about\s+)?[\d½⅓⅔¼¾⅛]/iu;
const OR_AMOUNT_NL = /\p{L}.*\s(?:or|of)\s+(?:ongeveer\s+)?[\d½⅓⅔¼¾⅛]/iu;

/** Whether a text adds another amount. */
export function hasAddedAmount(text: string): boolean {
  return ADDED.test(text);
}
