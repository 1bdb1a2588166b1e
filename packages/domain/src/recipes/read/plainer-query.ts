import { withoutBrands } from '../../foods/brand-words.ts';
import { wordsOf } from '../../foods/fold-text.ts';
import { type FoodQuery, readFoodQuery } from '../../foods/food-query.ts';
import { readAmount, unitAt } from './read-amount.ts';

/** Sizes and containers that are not kitchen units, next to a food. */
const SIZE = /^(?:kleine?|grote?|middelgrote?|halve?|half|small|large|medium|big|vers|verse|fresh)\s+(?=\S)/i;
const VESSEL = /^(?:kuipjes?|bord(?:je|jes)?|plates?|trosje|tros|boterhammen|boterham)\s+(?=\S)/i;
const OF = /^(?:of|van|met|with|the|de|het|een|an?)\s+(?=\S)/i;
/** An amount or a measure after the food: "kwark 100 g", "pizza slice", "eieren 2". */
const BEHIND = /^(.*\p{L}.*?)[\s,]+((?:\d+(?:[.,]\d+)?\s*)?\p{L}+|\d+)$/u;
/** Maximum number of amounts, sizes and small words before a food. */
const MOST_TAKEN = 5;

/**
 * A query without its amount, measure and brand words, used if nothing matches the typed text: "glas melk" and "AH
 * melk" become "melk". Null if nothing is left, or nothing changed.
 */
export function readPlainerQuery(typed: string): FoodQuery | null {
  const query = readFoodQuery(typed);
  const plainer = readFoodQuery(withoutBrands(wordsOf(withoutMeasure(typed))).join(' '));
  return plainer === null || plainer.text === query?.text ? null : plainer;
}

function withoutMeasure(typed: string): string {
  const before = typed.trim();
  let rest = before;
  for (let taken = 0; taken < MOST_TAKEN; taken += 1) {
    const shorter = withoutFirst(rest);
    if (shorter === null) break;
    rest = shorter;
  }
  return rest === before ? withoutLast(rest) : rest;
}

/** Removes one amount, measure, size or small word at the start; null if there is none that is followed by a food. */
function withoutFirst(text: string): string | null {
  const rest =
    (readAmount(text) ?? unitAt(text))?.rest.replace(/^x\s+/i, '') ?? text.replace(SIZE, '').replace(VESSEL, '');
  const food = rest.replace(OF, '');
  return food === text || !/\p{L}/u.test(food) ? null : food;
}

function withoutLast(text: string): string {
  const [, food, last] = BEHIND.exec(text) ?? [];
  if (food === undefined || last === undefined) return text;
  const amount = readAmount(last);
  const isMeasure = amount === null ? unitAt(last) !== null : amount.rest === '';
  return isMeasure ? food : text;
}
