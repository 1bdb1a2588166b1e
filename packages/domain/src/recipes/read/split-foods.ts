import type { Language } from '../../languages/languages.ts';
import { isAdjective } from './food-words.ts';
import { nameAndNote } from './name-and-note.ts';
import { readAmount } from './read-amount.ts';

/** Sizes, temperatures and times, which are not amounts of a food. */
const IS_SIZE = /^(?:cm|mm|inch|inches|min|minutes|minuten|hours?|uur|days?|dagen|weeks|months|maanden|jaar|years?)$/i;

const BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
/** The first of the private characters that take the place of brackets while a line is split. */
const FIRST_PRIVATE = 0xe000;
const PRIVATE = /[\ue000-\uefff]/g;
const PRIVATE_MAX = 0xfff;
const NUMBER = String.raw`(?=[\d½⅓⅔¼¾⅛]|(?:an?|een|one|two|three|twee|drie|half|halve|anderhalve?)\s)`;
const NEXT_FOOD = new RegExp(
  `(?:\\s*[,;]\\s*|\\s+[•|·]\\s+|\\s+(?:\\+|&|and|en|plus|-)\\s+)(?:(?:and|en|plus|\\+|&)\\s+)?${NUMBER}`,
  'giu',
);
/** A line is a whole list if it has this many entries, of which two have amounts; with fewer, one may be a remark. */
const LIST_MIN = 3;
const AMOUNTS_MIN = 2;
/** Longer texts are not split, since they are not lines. */
const LONGEST_LIST = 5000;

/** The foods after the first one in a line, each with its own amount: "200 g pasta, 2 eggs". */
export function furtherFoods(line: string, language: Language): readonly string[] {
  return foodsOf(line, language).slice(1);
}

/** The foods of a line that states an amount for each; empty if there is only one. */
export function foodsOf(line: string, language: Language): readonly string[] {
  const [first = '', ...others] = partsOf(line, NEXT_FOOD);
  if (others.length === 0 || !isFood(first, language)) return [];
  return others.some((part) => isFood(part, language)) ? [first, ...others] : [];
}

/** The lines of a list that was written as one line, "200 g rice, 2 eggs, 1 onion, salt"; only the line if it is none. */
export function splitFoods(line: string, language: Language): readonly string[] {
  if (line.length > LONGEST_LIST) return [line];
  if (foodsOf(line, language).filter((part) => isFood(part, language)).length < AMOUNTS_MIN) return [line];
  const entries = listOfFoods(line, language);
  return entries.length < LIST_MIN ? [line] : entries;
}

/** The entries of a list of foods, each with the remarks that follow it: "1 onion, chopped", "salt and pepper". */
export function listOfFoods(list: string, language: Language): readonly string[] {
  const entries: string[] = [];
  for (const part of partsOf(list, NEXT_FOOD)) {
    const [first = '', ...others] = partsOf(
      part.trim(),
      /\s*[,;]\s+|\s+[•|·]\s+|\s+(?:and|en|&)\s+(?=(?:salt|zout)(?!\p{L}))/giu,
    );
    const isOwn = entries.length === 0 || isFood(first, language) || !/^[\d½⅓⅔¼¾⅛]/.test(first);
    for (const [place, entry] of [first, ...others].entries()) {
      const plain = entry.replace(/^(?:and|en|&|\+)\s+|[.;,]+$/giu, '').trim();
      if (plain === '') continue;
      if (place === 0 ? isOwn : !isRemark(plain)) entries.push(plain);
      else entries.push(`${entries.pop()!}, ${plain}`);
    }
  }
  return entries.length === 0 ? [list] : entries;
}

/** Splits a text outside its brackets. */
function partsOf(text: string, separator: RegExp): readonly string[] {
  const brackets: string[] = [];
  const masked = text.replace(PRIVATE, ' ').replace(BRACKETS, (bracket) => {
    if (brackets.length >= PRIVATE_MAX) return ' ';
    brackets.push(bracket);
    return String.fromCharCode(FIRST_PRIVATE + brackets.length - 1);
  });
  return masked
    .split(separator)
    .map((part) => part.replace(PRIVATE, (mark) => brackets[mark.charCodeAt(0) - FIRST_PRIVATE] ?? ' '));
}

/** Words that begin a remark about the food before them. */
const REMARK =
  /^(?:in|into|for|to|at|or|if|with|without|from|about|such|like|as|each|per|plus|optional|cut|divided|voor|om|te|tot|uit|met|zonder|naar|of|ongeveer|ca\.?|circa|zoals|bijvoorbeeld|bijv\.?|bv\.?|op|van|optioneel|eventueel|evt\.?|verdeeld)(?![\p{L}])/iu;
/** Participles and adverbs: "finely chopped", "fijngesneden", "uitgelekt". */
const PREPARED =
  /^(?:\p{L}+(?<!se)ed|\p{L}+ly|beaten|cut|split|torn|thawed|(?:ge|ver|ont|be|af|uit|aan|fijn|grof|dun|los|klein)\p{L}+(?:d|t|en|de|te))$/iu;

/** Whether a text without an amount describes the food before it, rather than being a food itself. */
export function isRemark(text: string): boolean {
  const words = text
    .replace(BRACKETS, ' ')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word));
  const isDescribing = (word: string) => isAdjective(word) || PREPARED.test(word) || REMARK.test(word);
  if (REMARK.test(text) || words.every(isDescribing)) return true;
  // "Melted with a little sugar", "finely sliced into rings".
  const after = words.findIndex((word) => !PREPARED.test(word));
  return after > 0 && REMARK.test(words[after]!);
}

/** What follows a weight that is that of one piece or person, not of another food: "150 g per stuk". */
const OF_EACH =
  /^(?:per|each|apiece|elk|ieder|a piece|het stuk|in total|in totaal|totaal|total|samen|together)(?![\p{L}])/iu;

/** Whether a text is an amount followed by a name. */
function isFood(text: string, language: Language): boolean {
  const amount = readAmount(text.trim());
  if (amount === null || amount.quantity === 0) return false;
  if (IS_SIZE.test(amount.unit?.written ?? '') || IS_SIZE.test(/^\p{L}+/u.exec(amount.rest)?.[0] ?? '')) return false;
  const { name } = nameAndNote(amount.rest, language);
  // "2 onions, 1 chopped, 1 sliced" are the same onions.
  const isSame = amount.unit === null && (isRemark(amount.rest.trim()) || isRemark(name));
  return !OF_EACH.test(amount.rest) && /\p{L}{2}/u.test(name) && !isSame;
}
