import { partBehind, readNumber } from './read-number.ts';

const UNITS: readonly (readonly [minutes: number, unit: RegExp])[] = [
  [10_080, /^(?:weken|week|weeks|wk)(?![\p{L}])/iu],
  [1440, /^(?:dagen|dag|days?|etma(?:al|len))(?![\p{L}])/iu],
  [60, /^(?:uurtjes?|uur|uren|u|hours?|hrs?|h)(?![\p{L}])/iu],
  [30, /^(?:half-?(?:uur(?:tjes?)?|uren))(?![\p{L}])/iu],
  [15, /^(?:kwartier(?:en|tjes?)?)(?![\p{L}])/iu],
  [1, /^(?:minuutjes?|minuten|minuut|minutes?|mins?|m|'|′)(?![\p{L}])/iu],
  [1 / 60, /^(?:seconden|seconds?|secs?|s|"|″)(?![\p{L}])/iu],
];
const RANGE =
  /^\s*(?:-|–|tot(?: en met)?|à|a|to|or|of)\s*(?=[\d½¼¾⅓⅔]|(?:an?|een|anderhalf|twee|drie|vier|vijf|one|two|three|four|five)\s)/iu;
const BETWEEN = /^(?:\s|,|\.|en\b|and\b|&|\+|een\b|a\b|an\b)+/iu;
/** Times in one word, without a number. */
const WHOLE_TIMES: readonly (readonly [minutes: number, word: RegExp])[] = [
  [90, /^anderhalf-?uur(?:tje)?(?!\p{L})/iu],
  [60, /^uurtje(?!\p{L})/iu],
  [45, /^driekwartier(?:tje)?(?!\p{L})/iu],
  [30, /^half-?uur(?:tje)?(?!\p{L})/iu],
  [15, /^kwartier(?:tje)?(?!\p{L})/iu],
];
/** A plus sign after a time; the time that follows may be longer than the first. */
const ADDED = /^[\s,.]*(?:\+|plus\b|(?:en|and|&)(?=\s+\d+\s*(?:x|×|keer|maal|times)(?![\p{L}])))\s*/iu;
const MINUTES_OF_AN_HOUR = 60;
/** "A minute or 20", "een uur of twee": the number follows its unit. */
const UNIT_FIRST =
  /^(?:a|an|een)\s+(hour|uur|minute|minuut|day|dag)\s+(?:or|of)\s+(?=[\d½]|\p{L})(?!(?:so|zo|an?|een|langer|longer|more|meer)\b)/iu;
/** "1:30" or "01:30:00", with or without its unit. */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?![\d:])\s*(?:uur|u|hours?|hrs?|h)?\s*$/iu;
/** From this many hours on, "12:30" may mean minutes and seconds, or a time of day. */
const CLEAR_HOURS = 12;
const OVERNIGHT = /\b(?:overnight|(?:one|a|een|1|de|the) (?:nacht|night))\b/i;
const STARTS = new RegExp(
  '(?<![\\p{L}\\p{N}.,/:])(?:[\\p{N}]|(?:(?:drie)?kwartier(?:tje)?|uurtje|(?:ander)?half-?uur(?:tje)?|half|halve|anderhalf|driekwart|quarter|an?|één|een|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|(?:\\p{L}{2,6}en)?(?:twintig|dertig|veertig|vijftig|zestig|negentig)|\\p{L}{2,6}(?:ë|e)nhalf)(?![\\p{L}]))',
  'giu',
);

/** The minutes that a phrase states: "1 uur en 20 min", "1u30", "anderhalf uur", "1h 5m". Null if it states none. */
export function minutesIn(text: string): number | null {
  // "20 minutes plus overnight" is not 20 minutes, and the length of a night is unknown.
  if (OVERNIGHT.test(text)) return null;
  const clock = CLOCK.exec(text.trim());
  if (clock !== null) {
    const [, hours, minutes, seconds] = clock;
    if (seconds === undefined && Number(hours) >= CLEAR_HOURS) return null;
    return Number(hours) * MINUTES_OF_AN_HOUR + Number(minutes);
  }
  return timeIn(text)?.minutes ?? null;
}

/** The first time in a text, and where it begins. */
function timeIn(text: string): { minutes: number; start: number } | null {
  const plain = text
    .replace(TWICE, (word) => (/^(?:thrice|drie)/i.test(word) ? '3 x ' : '2 x ').padStart(word.length))
    .replace(SLASHED_RANGE, '$1-$2');
  for (const start of plain.matchAll(STARTS)) {
    const minutes = durationAt(plain.slice(start.index));
    if (minutes !== null) return { minutes: Math.round(minutes), start: start.index };
  }
  return null;
}

const TWICE = /(?<!\p{L})(?:twice|thrice|tweemaal|driemaal)\s+(?=[\p{L}\d])/giu;
/** "10/15 min" is a range; "1/2 min" is a fraction. */
const SLASHED_RANGE = /(?<![\d/.,])([5-9]|\d{2,3})\/(\d{1,3})(?=\s*(?:m|min|mins|minutes|minuten)(?![\p{L}]))/giu;
const TIMES = /^\s*(?:x|×|\*|keer|maal|times)\s*(?=[\d½¼¾\p{L}])/iu;
/** "10 min x 2", "10 minutes twice", "10 min (2x)". */
const TIMES_BEHIND = /^[\s(,]*(?:(?:x|×|\*)\s*(\d{1,2})|(\d{1,2})\s*(?:x|×|keer|maal|times)|twice|tweemaal)[\s).]*$/iu;

/** The time at the start of a text, with the times added to it by a plus sign: "5 min + 2 x 10 min". */
function durationAt(text: string): number | null {
  const first = UNIT_FIRST.exec(text);
  if (first !== null) {
    const rest = text.slice(first[0].length);
    const number = readNumber(rest);
    const unit = UNITS.find(([, name]) => name.test(first[1]!))?.[0];
    if (number !== null && unit !== undefined && !startsWithUnit(number.rest)) return number.value * unit;
  }
  let rest = text;
  let sum: number | null = null;
  for (;;) {
    const term = termAt(rest);
    if (term === null) return sum;
    sum = (sum ?? 0) + term.minutes;
    if (!ADDED.test(term.rest)) return sum * repeatsBehind(term.rest);
    rest = term.rest.replace(ADDED, '');
  }
}

function repeatsBehind(text: string): number {
  const repeats = TIMES_BEHIND.exec(text);
  return repeats === null ? 1 : Number(repeats[1] ?? repeats[2] ?? 2);
}

type Part = Readonly<{ minutes: number; unit: number; rest: string }>;

/** A time, a multiple of one ("2 x 10 min"), or a number that shares the unit of the next ("10 + 20 min"). */
function termAt(text: string): Part | null {
  const time = partsAt(text);
  if (time !== null) return time;
  const number = readNumber(text);
  if (number === null || number.isLoose) return null;
  const behind = number.rest.replace(BARE_RANGE, '');
  const times = TIMES.exec(behind);
  if (times !== null) {
    const one = partsAt(behind.slice(times[0].length));
    return one === null ? null : { ...one, minutes: number.value * one.minutes };
  }
  const added = ADDED.exec(behind);
  const next = added === null ? null : termAt(behind.slice(added[0].length));
  return next === null ? null : { ...next, minutes: number.value * next.unit + next.minutes };
}

const BARE_RANGE = /^\s*(?:-|–|tot|à|to)\s*\d{1,3}(?=\s*(?:\+|x\b|×|keer\b|maal\b|times\b))/iu;

/** The sum of the parts of a time at the start of a text; each unit is smaller than the one before it. */
function partsAt(text: string): Part | null {
  let rest = text;
  let whole: Part | null = null;
  for (;;) {
    const part = partAt(rest, whole?.unit ?? Number.POSITIVE_INFINITY);
    if (part === null) return whole;
    whole = { minutes: (whole?.minutes ?? 0) + part.minutes, unit: part.unit, rest: part.rest };
    if (ADDED.test(part.rest)) return whole;
    rest = part.rest.replace(BETWEEN, '');
  }
}

function startsWithUnit(text: string): boolean {
  return UNITS.some(([, name]) => name.test(text.trimStart()));
}

function partAt(text: string, before: number): Part | null {
  const word = WHOLE_TIMES.find(([, name]) => name.test(text));
  if (word !== undefined && before > word[0])
    return { minutes: word[0], unit: word[0], rest: text.replace(word[1], '') };
  const number = readNumber(text.replace(/^half-/i, 'half '));
  if (number === null || number.isLoose) return null;
  const rest = withoutRange(number.rest)
    .replace(/^[\s-]+|^\+\s*(?=(?:min|uur|uren|hour|hr|h\b))/i, '')
    .replace(/^(?:an?|of an)\s+(?=hour)/i, '');
  const unit = UNITS.find(([minutes, name]) => minutes < before && name.test(rest));
  if (unit !== undefined) {
    const [minutes, name] = unit;
    const behind = rest.replace(name, '').replace(/^\./, '');
    // In "an hour and a half" the half has no unit; "a quarter of an hour" has one and is added as a part.
    const part = minutes >= MINUTES_OF_AN_HOUR ? (partBehind(behind) ?? fractionBehind(behind)) : null;
    const isPart = part !== null && !startsWithUnit(part.rest.replace(/^\s*an?\s+/i, ''));
    return {
      minutes: (number.value + (isPart ? part.value : 0)) * minutes,
      unit: minutes,
      rest: isPart ? part.rest : behind,
    };
  }
  // "1u30": a number without a unit after hours means minutes.
  const isBare =
    before === MINUTES_OF_AN_HOUR &&
    (/^\d{2}(?![\d.,/])/.test(text) || /^\d\s*$/.test(text)) &&
    number.value < MINUTES_OF_AN_HOUR;
  return isBare ? { minutes: number.value, unit: 1, rest } : null;
}

/** The fraction of an hour in "1 hour 1/2". */
function fractionBehind(text: string): { value: number; rest: string } | null {
  const fraction = /^\s*(?:(?:and|en|&)\s+)?(½|¼|¾|1\/[24]|3\/4)(?![\d\p{L}/])/u.exec(text);
  if (fraction === null) return null;
  const rest = text.slice(fraction[0].length).replace(/^\s*(?:hours?|hrs?|h|uur|u)(?!\p{L})/iu, '');
  return { value: readNumber(fraction[1]!)!.value, rest };
}

/** The text after the end of a range; the beginning of the range is used. */
function withoutRange(text: string): string {
  const link = RANGE.exec(text);
  const end = link === null ? null : readNumber(text.slice(link[0].length));
  return end === null || !startsWithUnit(end.rest.replace(/^[\s-]+/, '')) ? text : end.rest;
}

type PartOfTime = 'total' | 'work' | 'cooking' | 'waiting';

/** The times that a recipe states, in minutes. */
export type Times = Readonly<Partial<Record<PartOfTime, number>>>;

const LABELS: readonly (readonly [part: PartOfTime, label: RegExp])[] = [
  ['total', /\b(?:total(?: time)?|totaal|totale (?:tijd|bereidingstijd)|klaar in|ready in)\b/i],
  [
    'waiting',
    /\b(?:rest(?:ing)?|chill(?:ing)?|rising|marinat(?:e|ing)|wacht(?:tijd|en)|rusten|rusttijd|rijzen|rijstijd|koelen|koeltijd|marineren|marineertijd)\b/i,
  ],
  [
    'work',
    /\b(?:prep(?:aration)?|hands[- ]on|active|voorbereid(?:ing|ingstijd)|voorbereidingstijd|werktijd|actie(?:f|ve))\b/i,
  ],
  [
    'cooking',
    /\b(?:cook(?:ing)?|bak(?:e|ing)|oven(?:tijd)?|kook(?:tijd)?|baktijd|koken|bakken|grill(?:ing)?|roast(?:ing)?)\b/i,
  ],
];
/** "Prep 10 | Cook 20": a number without a unit after its label means minutes. */
const BARE = /^[^\d]{2,30}?[\s:]+(\d{1,3})\s*(?:m\b)?\s*$/i;

/**
 * The times that a line states, each by its label: "Prep 10 | Cook 20". A time without a label counts as the total,
 * with the labelled times added to it: "20 minutes plus 1 hour chilling".
 */
export function timesIn(line: string): Times {
  const times: Partial<Record<PartOfTime, number>> = {};
  let isUnlabelled = false;
  for (const piece of piecesOf(line).flatMap(linkedPieces)) {
    const part = labelOf(piece.text);
    const minutes = minutesIn(piece.text) ?? (part === undefined ? null : bareMinutes(piece.text));
    if (minutes === null || minutes === 0) continue;
    const isFirst = times[part ?? 'total'] === undefined;
    times[part ?? 'total'] ??= minutes;
    if (part === undefined) isUnlabelled ||= isFirst;
    else if (isFirst && piece.isAdded && isUnlabelled) times.total! += minutes;
  }
  return times;
}

function labelOf(text: string): PartOfTime | undefined {
  return LABELS.find(([, label]) => label.test(text))?.[0];
}

/** What joins two times: a comma, a bracket, "plus", "and", or "of which" before a part of the time. */
const LINK =
  /\s{0,3}(?:(?:[(,]\s{0,3})?(?<!\p{L})(?:(\+|plus\b)|(waarvan|of which|including|inclusief|incl\.?)|&|and\b|en\b|then\b|dan\b)|([(])|(,))\s{0,3}(?:(?:an?\s+)?(?:extra|another|nog|nog eens)\s+)?(?=[\d½¼¾⅓⅔]|(?:an?|één|een|one|two|three|half|halve|anderhalf|twee|drie|vier|twintig|dertig|twenty|thirty)\s)/giu;
/** A time with a unit at its end, and so without a label after it. */
const ENDS_WITH_UNIT = /(?<![\p{L}])(min(?:s|utes?|uten|uut|uutjes?)?|m|uur|uren|u|hours?|hrs?|h|kwartier)\.?\s*$/iu;
const STARTS_LONGER =
  /^\S+(?:\s+(?:half|halve|1\/2))?\s*(?:an?\s+)?(?:uur|uren|u|hours?|hrs?|h|dagen|dag|days?)(?![\p{L}])/iu;

/**
 * The times of a text whose labels come after them: "15 min + 2 uur wachten", "1 hour (20 min active)". In "1 hour and
 * 20 minutes cooking", both are one time.
 */
function linkedPieces(text: string): readonly { text: string; isAdded: boolean }[] {
  const links = [...text.matchAll(LINK)];
  const pieces: { text: string; isAdded: boolean }[] = [];
  let start = 0;
  let isAdded = false;
  for (const [place, link] of links.entries()) {
    const before = text.slice(start, link.index);
    const from = link.index + link[0].length;
    const after = text.slice(from, links[place + 1]?.index);
    const [, plus, within, bracket, comma] = link;
    if (!/\d|\p{L}/u.test(before) || labelOf(after) === undefined || minutesIn(after) === null) continue;
    const isOneTime = ENDS_WITH_UNIT.test(before) && !isLonger(before, after);
    if (plus === undefined && within === undefined && bracket === undefined && isOneTime) continue;
    pieces.push({ text: before, isAdded });
    start = from;
    isAdded = (within ?? bracket ?? comma) === undefined;
  }
  return [...pieces, { text: text.slice(start), isAdded }];
}

/** Whether the second time cannot be a smaller unit of the first: "15 minutes and 2 hours". */
function isLonger(before: string, after: string): boolean {
  const unit = ENDS_WITH_UNIT.exec(before)?.[1] ?? '';
  return /^m/i.test(unit) || STARTS_LONGER.test(after);
}

/** Splits a line into parts with one label each. */
function piecesOf(line: string): readonly string[] {
  return line
    .split(
      /\s*[|•·;]\s*|,\s+(?=\p{L})|\s{3,}|\s+(?:\+|&|and|en)\s+(?=\p{L}+\s*(?:time|tijd)?\s*:?\s*\d)|(?<=\d\s?(?:min|mins|minutes|minuten|uur|hours?|hr|hrs|m)\b\.?)\s+(?!plus\b|waarvan\b|includ|inclus|[^\d]{0,24}(?:[+&,]|(?:plus|and|en)\s)\s*\d)(?=\p{L}{4,}[^\d]{0,20}\d)/iu,
    )
    .filter((piece) => piece !== '');
}

function bareMinutes(piece: string): number | null {
  const match = BARE.exec(piece);
  return match === null ? null : Number(match[1]);
}

/** How long a recipe takes, in minutes: hands-on time, cooking and waiting; null if unknown. */
export type TimeParts = Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;

const MINUTES_OF_A_DAY = 1440;

/**
 * Splits the times that a recipe states into parts. If the total exceeds the named parts, the rest is an unnamed part:
 * the cooking, or else the work, or else the waiting; if no part is named, all of it counts as preparation. If the
 * total is below the sum of the parts, waiting is left out.
 */
export function partsOfTimes({ total = 0, work = 0, cooking = 0, waiting = 0 }: Times): TimeParts {
  const active = work + cooking;
  const rest = Math.max(0, total - active - (total < active + waiting ? 0 : waiting));
  if (active === 0) return parts(rest, 0, waiting);
  if (cooking === 0) return parts(work, rest, waiting);
  if (work === 0) return parts(rest, cooking, waiting);
  return parts(work, cooking, waiting + rest);
}

/** Zero, and more than a day, count as unknown. */
function parts(preparation: number, cooking: number, waiting: number): TimeParts {
  const known = (minutes: number) => (minutes > 0 && minutes <= MINUTES_OF_A_DAY ? minutes : null);
  return { preparation: known(preparation), cooking: known(cooking), waiting: known(waiting) };
}
