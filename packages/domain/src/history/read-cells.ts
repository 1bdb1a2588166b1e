import { isKeptDate } from '../dates/kept-dates.ts';
import { POUNDS_PER_STONE, stonesToPounds } from '../units/weight.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { type MealMoment, MEAL_MOMENTS } from '../slots/meal-moments.ts';
import type { DateOrder, DecimalMark } from './import-terms.ts';

const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ,].*)?$/;
/** "29 Jun 2026", "29-Jun-26", "Mon, 29 June 2026", "June 29, 2026"; with or without a time. */
const MONTH_IN_WORDS =
  /^(?:[a-z]{2,9}\.?,? )?(?:(\d{1,2})(?:st|nd|rd|th|e)?[-/. ]{1,2}([a-z]{3,})[-/., ]{1,2}(\d{4}|\d{2})|([a-z]{3,})[-/. ]{1,2}(\d{1,2})(?:st|nd|rd|th|e)?[-/., ]{1,2}(\d{4}|\d{2}))(?:[T ,].*)?$/i;
const MONTHS = ['jan', 'feb', 'm', 'apr', 'm', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec'];

/** The date in a cell, with or without a time; null if there is none. */
export function readDate(cell: string, order: DateOrder): PlainDate | null {
  const text = cell.trim();
  const match = NUMBERS.exec(text);
  if (match === null) return readMonthInWords(text);
  const [, a = '', b = '', c = ''] = match;
  const isYearFirst = a.length === 4 || order === 'YEAR_FIRST';
  const [year, month, day] = isYearFirst ? [a, b, c] : order === 'DAY_FIRST' ? [c, b, a] : [c, a, b];
  return dateOf(year, Number(month), Number(day));
}

function readMonthInWords(text: string): PlainDate | null {
  const match = MONTH_IN_WORDS.exec(text);
  if (match === null) return null;
  const word = (match[2] ?? match[4] ?? '').toLowerCase();
  return dateOf(match[3] ?? match[6] ?? '', monthOf(word), Number(match[1] ?? match[5]));
}

/** The number of a month by its English or Dutch name, 0 if it is not one. */
function monthOf(word: string): number {
  if (/^(?:mar|mrt|maart)/.test(word)) return 3;
  if (/^(?:may|mei)/.test(word)) return 5;
  if (/^(?:oct|okt)/.test(word)) return 10;
  return MONTHS.findIndex((month) => month.length > 1 && word.startsWith(month)) + 1;
}

function dateOf(year: string, month: number, day: number): PlainDate | null {
  if (year.length !== 4 && year.length !== 2) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isKeptDate(date) ? date : null;
}

const GROUPED = { DOT: /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, COMMA: /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/ } as const;
const PLAIN = { DOT: /^-?(?:\d+\.?\d*|\.\d+)$/, COMMA: /^-?(?:\d+,?\d*|,\d+)$/ } as const;
/** Units that people and apps write after a number. */
const UNIT =
  /\s*(?:kcals?|kilocalorie(?:s|ën)?|cal|calorie(?:s|ën|en)?|kj|kilojoules?|mj|megajoules?|j|joules?|kgs?|kilo(?:s|grams?)?|lbs?|pounds?|mg|milligrams?|mcg|µg|oz|ounces?|g|gr|gram|grams)\.?$/i;

/** The number in a cell as text, without its unit and without spaces or apostrophes between thousands. */
export function plainNumber(cell: string): string {
  return cell
    .trim()
    .replace(UNIT, '')
    .replaceAll(/[\s'’]/g, '');
}

/**
 * The number in a cell, with or without a unit; null if there is none, or if its separators do not form a valid number.
 */
export function readNumber(cell: string, mark: DecimalMark): number | null {
  const text = plainNumber(cell);
  const isGrouped = GROUPED[mark].test(text);
  if (!isGrouped && !PLAIN[mark].test(text)) return null;
  const bare = isGrouped ? text.replaceAll(mark === 'DOT' ? ',' : '.', '') : text;
  return Number(bare.replace(',', '.'));
}

const STONES =
  /^(?:(\d{1,2})\s*(?:st|stones?)\.?\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:lbs?|pounds?)?\.?|(\d{1,2}(?:[.,]\d+)?)\s*(?:st|stones?)\.?)$/i;

/** A weight in stone, converted to pounds: "11st 4lb", "11 st 4", "11.5 st"; null if a cell has none. */
export function readStones(cell: string): number | null {
  const match = STONES.exec(cell.trim());
  if (match === null) return null;
  const numberIn = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));
  const pounds = numberIn(match[2]);
  return pounds < POUNDS_PER_STONE ? stonesToPounds({ stones: numberIn(match[1] ?? match[3]), pounds }) : null;
}

/** Placeholders that apps write for unknown values. */
const NOTHING = /^(?:-{1,2}|—|n\/?a|n\.?v\.?t\.?|null|nan)$/i;

/** Whether a cell is empty or contains a placeholder for an unknown value. */
export function isNothing(cell: string): boolean {
  return cell === '' || NOTHING.test(cell);
}

const CLOCK = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?: ?([ap])\.?m\.?)?(?![\d:])/i;

/** The time of day in a cell, with or without a date, in minutes since midnight; null if there is none. */
export function readClock(cell: string): number | null {
  const match = CLOCK.exec(cell.trim());
  if (match === null) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2]), match[3]?.toLowerCase()];
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return hours < 24 && minute < 60 ? hours * 60 + minute : null;
}

const OFFSET = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})$/;

/** A UTC timestamp, such as `2025-05-03 22:30:00.000`, as local time at an offset; null if either is invalid. */
export function atOffset(moment: string, offset: string): string | null {
  const [at, by] = [Date.parse(`${moment.trim().replace(' ', 'T')}Z`), OFFSET.exec(offset.trim())];
  if (Number.isNaN(at) || by === null) return null;
  const minutes = (Number(by[2]) * 60 + Number(by[3])) * (by[1] === '-' ? -1 : 1);
  return new Date(at + minutes * 60_000).toISOString().slice(0, 19);
}

/** Names of meals in other apps, without accents, longer names first. */
const MEAL_NAMES: readonly (readonly [RegExp, MealMoment])[] = [
  [
    /(?:morning|ochtend|voormiddag)[ -]?(?:snack|tussendoor)|(?:snack|tussendoor)[^,]{0,20}(?:morning|ochtend|voormiddag)|10 uur/,
    'MORNING_SNACK',
  ],
  [
    /(?:afternoon|middag)[ -]?(?:snack|tussendoor)|(?:snack|tussendoor)[^,]{0,20}(?:afternoon|middag)|16 uur|vieruurtje|namiddag|gouter|merienda/,
    'AFTERNOON_SNACK',
  ],
  [/(?:evening|avond)[ -]?(?:snack|tussendoor)|(?:snack|tussendoor)[^,]{0,20}(?:evening|avond)/, 'LATE_SNACK'],
  [/breakfast|ontbijt|fruhstuck|petit[ -]dejeuner|desayuno|ochtend ?(?:maaltijd|eten)/, 'BREAKFAST'],
  [/lunch|middag ?(?:eten|maal)|mittagessen|dejeuner|almuerzo/, 'LUNCH'],
  [
    /(?<!\p{L})(?:dinner|supper|tea|diner|cena)(?!\p{L})|avond ?(?:eten|maal|brood)|abend(?:essen|brot)|warme maaltijd/u,
    'DINNER',
  ],
  [/(?<!\p{L})(?:late|night|nachtsnack)(?!\p{L})/u, 'LATE_SNACK'],
  [/^(?:'s )?(?:morning|ochtends?|morgens)(?: meal)?(?: \d)?$/, 'BREAKFAST'],
  [/^(?:'s )?(?:midday|noon|middags?|mittags?)(?: meal)?(?: \d)?$/, 'LUNCH'],
  [/^(?:'s )?(?:evening|avonds?|abends?)(?: meal)?(?: \d)?$/, 'DINNER'],
];

/** Samsung Health's codes for meals. */
const MEAL_CODES: Readonly<Record<string, MealMoment>> = {
  100001: 'BREAKFAST',
  100002: 'LUNCH',
  100003: 'DINNER',
  100004: 'MORNING_SNACK',
  100005: 'AFTERNOON_SNACK',
  100006: 'LATE_SNACK',
};

/** The hour at which each moment ends; a meal in the first hours after midnight counts as a late snack. */
const MOMENTS_UNTIL: readonly (readonly [hours: number, moment: MealMoment])[] = [
  [4, 'LATE_SNACK'],
  [10, 'BREAKFAST'],
  [11.5, 'MORNING_SNACK'],
  [14.5, 'LUNCH'],
  [17, 'AFTERNOON_SNACK'],
  [20.5, 'DINNER'],
  [24, 'LATE_SNACK'],
];

/** The meal moment at a time of day, which is in minutes since midnight. */
export function momentAt(minutes: number): MealMoment {
  return MOMENTS_UNTIL.find(([hours]) => minutes < hours * 60)?.[1] ?? 'LATE_SNACK';
}

/** The meal moment that a cell names; a snack if it is not a main meal. */
export function readMeal(cell: string): MealMoment {
  const text = cell.trim();
  const own = MEAL_MOMENTS.find((moment) => moment === text);
  const plain = text.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');
  return own ?? MEAL_CODES[text] ?? MEAL_NAMES.find(([name]) => name.test(plain))?.[1] ?? 'SNACK';
}
