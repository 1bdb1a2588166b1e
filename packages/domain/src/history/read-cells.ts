import { isKeptDate } from '../dates/kept-dates.ts';
import { DAY_MS, type PlainDate, weekdayIndex } from '../dates/plain-date.ts';
import { type MealMoment, MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './calendar-words.ts';
import { ENERGY_NAMES } from './units-in-text.ts';
import { DATE_ORDERS, type DateOrder, type DecimalMark } from './import-terms.ts';

const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[TZ ,].*)?$/;
/** "20260629", with or without a time. */
const COMPACT = /^((?:19|20|21)\d{2})(\d{2})(\d{2})(?:[T ,].*)?$/;
const MONTH_WORD = '([a-z]{3,})\\.?';
const DAY = '(\\d{1,2})(?:(?:st|nd|rd|th|ste|e|de)(?![a-z]))?';
const GAP = '[-/., ]{0,2}';
const REST = '(?:[T ,].*)?$';
/**
 * "29 Jun 2026", "29-Jun-26", "29JUN2026", "9th of June 2026"; "June 29, 2026", "June the 29th 2026"; "2026-Jun-29"; with
 * or without a time.
 */
const DAY_MONTH_YEAR = new RegExp(
  `^(?:the )?${DAY}(?: of(?: the)?| van)?${GAP}${MONTH_WORD}${GAP}'?(\\d{4}|\\d{2})${REST}`,
  'i',
);
const MONTH_DAY_YEAR = new RegExp(`^${MONTH_WORD}${GAP}(?:the )?${DAY}[-/., ]{1,2}'?(\\d{4}|\\d{2})${REST}`, 'i');
const YEAR_MONTH_DAY = new RegExp(`^(\\d{4})${GAP}${MONTH_WORD}${GAP}${DAY}${REST}`, 'i');
/** Seconds or milliseconds since 1970. */
const SECONDS = /^\d{10}(?:\d{3})?$/;
const WEEKDAY = new RegExp(
  `^(${WEEKDAY_NAMES.flat()
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![a-z])[.,:]*(?: ?[-–—] (?=\\d)|\\s*)`,
  'i',
);

/** Any other word at the start, such as a weekday in another language. */
const FIRST_WORD = /^[a-z]{2,9}\.?,? /i;

/** A text without a weekday at its start. */
export function withoutWeekday(text: string): string {
  return text.trim().replace(WEEKDAY, '');
}

/** A time before the year: "Mon Jun 29 10:00:00 2026". */
const TIME_BEFORE_YEAR = / \d{1,2}:\d{2}(?::\d{2})?(?: [A-Z]{3,4})?(?= \d{4}$)/;
/** "29 / 06 / 2026" and "29 06 2026". */
const SPACED_NUMBERS = /^(\d{1,2}|\d{4})(?: ?([-/.]) ?| )(\d{1,2})(?: ?\2 ?| )(\d{4}|(?<=^\d{4}\D.*)\d{1,2})(?!\d)/;

/** A date without a weekday at its start, without a time before the year and without spaces around its separators. */
export function bareDate(cell: string): string {
  return withoutWeekday(cell)
    .replace(TIME_BEFORE_YEAR, '')
    .replace(SPACED_NUMBERS, (_, first: string, mark: string | undefined, second: string, third: string) =>
      [first, second, third].join(mark ?? '-'),
    );
}

/** The weekday at the start of a text, 0 for Monday; null if there is none. */
export function readWeekday(text: string): number | null {
  const name = WEEKDAY.exec(text.trim())?.[1]?.toLowerCase();
  return name === undefined ? null : WEEKDAY_NAMES.findIndex((names) => names.includes(name));
}

/** The date in a cell, with or without a weekday and a time; null if there is none. */
export function readDate(cell: string, order: DateOrder): PlainDate | null {
  const text = bareDate(cell);
  const match = NUMBERS.exec(text);
  if (match === null) {
    return (
      readCompact(text) ??
      readMonthInWords(text) ??
      readMonthInWords(text.replace(FIRST_WORD, '')) ??
      readDayInSeconds(text)
    );
  }
  const numbers = match.slice(1);
  const date = dateInOrder(numbers, order);
  const weekday = readWeekday(cell);
  if (weekday === null || (date !== null && weekdayIndex(date) === weekday)) return date;
  // A date that is on its weekday only in another order is in that order.
  const others = DATE_ORDERS.map((other) => dateInOrder(numbers, other)).filter((other) => other !== null);
  return others.find((other) => weekdayIndex(other) === weekday) ?? date;
}

function dateInOrder([a = '', b = '', c = '']: readonly string[], order: DateOrder): PlainDate | null {
  const isYearFirst = a.length === 4 || (order === 'YEAR_FIRST' && c.length !== 4);
  // In a file of dates with the year first, a date with the year last is only read if its order is certain.
  const isDayFirst = order === 'DAY_FIRST' || (order === 'YEAR_FIRST' && Number(a) > 12);
  if (order === 'YEAR_FIRST' && !isYearFirst && Number(a) <= 12 && Number(b) <= 12 && a !== b) return null;
  const [year, month, day] = isYearFirst ? [a, b, c] : isDayFirst ? [c, b, a] : [c, a, b];
  return dateOf(year, Number(month), Number(day));
}

function readCompact(text: string): PlainDate | null {
  const [, year, month, day] = COMPACT.exec(text) ?? [];
  return year === undefined ? null : dateOf(year, Number(month), Number(day));
}

function readMonthInWords(text: string): PlainDate | null {
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  if (dayFirst !== null) return dateOf(dayFirst[3]!, monthOf(dayFirst[2]!), Number(dayFirst[1]));
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  if (monthFirst !== null) return dateOf(monthFirst[3]!, monthOf(monthFirst[1]!), Number(monthFirst[2]));
  const yearFirst = YEAR_MONTH_DAY.exec(text);
  return yearFirst === null ? null : dateOf(yearFirst[1]!, monthOf(yearFirst[2]!), Number(yearFirst[3]));
}

/**
 * The date of a number of seconds or milliseconds since 1970 that is exactly midnight in UTC. Any other moment is on a
 * date that depends on the time zone, which files do not state.
 */
function readDayInSeconds(text: string): PlainDate | null {
  if (!SECONDS.test(text)) return null;
  const moment = millisecondsIn(text);
  const date = new Date(moment).toISOString().slice(0, 10);
  return moment % DAY_MS === 0 && isKeptDate(date) ? date : null;
}

function millisecondsIn(text: string): number {
  return text.length === 10 ? Number(text) * 1000 : Number(text);
}

/** The number of a month by the beginning of its English or Dutch name, 0 if it is not one. */
function monthOf(word: string): number {
  return MONTH_NAMES.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1;
}

function dateOf(year: string, month: number, day: number): PlainDate | null {
  if (year.length !== 4 && year.length !== 2) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isKeptDate(date) ? date : null;
}

const GROUPED = { DOT: /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, COMMA: /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/ } as const;
const PLAIN = { DOT: /^-?(?:\d+\.?\d*|\.\d+)$/, COMMA: /^-?(?:\d+,?\d*|,\d+)$/ } as const;
/** Units that people and apps write after a number, and units of energy before one. */
const UNIT = new RegExp(
  `\\s*(?:${ENERGY_NAMES}|kgs?|kilo(?:s|grams?)?|lbs?|pounds?|mg|milligram(?:s|men)?|mcg|µg|μg|oz|ounces?|gr?|gms?|gram(?:s|men|mes|m)?)\\.?$`,
  'i',
);
const ENERGY_BEFORE = new RegExp(`^(?:${ENERGY_NAMES})\\s*[:=]?\\s*(?=[\\d.,-])`, 'i');

/** The number in a cell as text, without its unit and without spaces or apostrophes between thousands. */
export function plainNumber(cell: string): string {
  return cell
    .trim()
    .replace(UNIT, '')
    .replace(ENERGY_BEFORE, '')
    .replace(/^['’]/, '')
    .replace(/^-\s+/, '-')
    .replaceAll(/(?<=\d)\s?[\s'’](?=\d{3}(?!\d))|\s+(?=[.,])|(?<=[.,])\s+/g, '');
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

/** A UTC timestamp, such as `2025-05-03 22:30:00.000` or seconds since 1970, as local time at an offset; null if either is invalid. */
export function atOffset(moment: string, offset: string): string | null {
  const text = moment.trim();
  const at = SECONDS.test(text) ? millisecondsIn(text) : Date.parse(`${text.replace(' ', 'T')}Z`);
  const by = OFFSET.exec(offset.trim());
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
