import { partBehind, readNumber } from './read-number.ts';

const UNITS: readonly (readonly [minutes: number, unit: RegExp])[] = [
  [10_080, /^(?:weken|week|weeks|wk)(?![\p{L}])/iu],
  [1440, /^(?:dagen|dag|days?|etma(?:al|len))(?![\p{L}])/iu],
  [60, /^(?:uurtjes?|uur|uren|u|hours?|hrs?|h)(?![\p{L}])/iu],
  [15, /^(?:kwartier(?:en|tjes?)?)(?![\p{L}])/iu],
  [1, /^(?:minuutjes?|minuten|minuut|minutes?|mins?|m|'|′)(?![\p{L}])/iu],
  [1 / 60, /^(?:seconden|seconds?|secs?|s|"|″)(?![\p{L}])/iu],
];
const RANGE =
  /^\s*(?:-|–|tot(?: en met)?|à|a|to|or|of)\s*(?=[\d½¼¾⅓⅔]|(?:an?|een|anderhalf|twee|drie|vier|vijf|one|two|three|four|five)\s)/iu;
const BETWEEN = /^(?:\s|,|\.|en\b|and\b|&|\+|een\b|a\b|an\b)+/iu;
const MINUTES_OF_AN_HOUR = 60;
/** "A minute or 20", "een uur of twee": the number follows its unit. */
const UNIT_FIRST =
  /^(?:a|an|een)\s+(hour|uur|minute|minuut|day|dag)\s+(?:or|of)\s+(?=[\d½]|\p{L})(?!(?:so|zo|an?|een|langer|longer|more|meer)\b)/iu;
/** "1:30" or "01:30:00", with or without its unit. */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?![\d:])\s*(?:uur|u|hours?|hrs?|h)?\s*$/iu;
const OVERNIGHT = /\b(?:overnight|(?:one|a|een|1|de|the) (?:nacht|night))\b/i;
const STARTS = new RegExp(
  '(?<![\\p{L}\\p{N}.,/:])(?:[\\p{N}]|(?:kwartier(?:tje)?|uurtje|half|halve|anderhalf|driekwart|quarter|an?|één|een|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|(?:\\p{L}{2,6}en)?(?:twintig|dertig|veertig|vijftig|zestig|negentig)|\\p{L}{2,6}(?:ë|e)nhalf)(?![\\p{L}]))',
  'giu',
);

/** The minutes that a phrase states: "1 uur en 20 min", "1u30", "anderhalf uur", "1h 5m". Null if it states none. */
export function minutesIn(text: string): number | null {
  // "20 minutes plus overnight" is not 20 minutes, and the length of a night is unknown.
  if (OVERNIGHT.test(text)) return null;
  const clock = CLOCK.exec(text.trim());
  if (clock !== null) return Number(clock[1]) * MINUTES_OF_AN_HOUR + Number(clock[2]);
  for (const start of text.matchAll(STARTS)) {
    const minutes = durationAt(text.slice(start.index));
    if (minutes !== null) return Math.round(minutes);
  }
  return null;
}

/** The sum of the time parts at the start of a text; each must be smaller than the one before it. */
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
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const part = partAt(rest, last);
    if (part === null) return sum;
    sum = (sum ?? 0) + part.minutes;
    last = part.unit;
    rest = part.rest.replace(BETWEEN, '');
  }
}

function startsWithUnit(text: string): boolean {
  return UNITS.some(([, name]) => name.test(text.trimStart()));
}

function partAt(text: string, before: number): { minutes: number; unit: number; rest: string } | null {
  if (/^kwartier/i.test(text) && before > 15) return { minutes: 15, unit: 15, rest: text.replace(/^\p{L}+/u, '') };
  if (/^uurtje(?!\p{L})/iu.test(text) && before > 60)
    return { minutes: 60, unit: 60, rest: text.slice('uurtje'.length) };
  const number = readNumber(text.replace(/^half-/i, 'half '));
  if (number === null || number.isLoose) return null;
  const rest = withoutRange(number.rest)
    .replace(/^[\s-]+/, '')
    .replace(/^(?:an?|of an)\s+(?=hour)/i, '');
  const unit = UNITS.find(([minutes, name]) => minutes < before && name.test(rest));
  if (unit !== undefined) {
    const [minutes, name] = unit;
    const behind = rest.replace(name, '').replace(/^\./, '');
    // In "an hour and a half" the half has no unit; "a quarter of an hour" has one and is added as a part.
    const part = minutes >= MINUTES_OF_AN_HOUR ? partBehind(behind) : null;
    const isPart = part !== null && !startsWithUnit(part.rest.replace(/^\s*an?\s+/i, ''));
    return {
      minutes: (number.value + (isPart ? part.value : 0)) * minutes,
      unit: minutes,
      rest: isPart ? part.rest : behind,
    };
  }
  // "1u30": a number without a unit after hours means minutes.
  const isBare = before === MINUTES_OF_AN_HOUR && /^\d{2}(?![\d.,/])/.test(text) && number.value < MINUTES_OF_AN_HOUR;
  return isBare ? { minutes: number.value, unit: 1, rest } : null;
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
    /\b(?:prep(?:aration)?|hands[- ]on|active|voorbereid(?:ing|ingstijd)|voorbereidingstijd|werktijd|actieve?)\b/i,
  ],
  [
    'cooking',
    /\b(?:cook(?:ing)?|bak(?:e|ing)|oven(?:tijd)?|kook(?:tijd)?|baktijd|koken|bakken|grill(?:ing)?|roast(?:ing)?)\b/i,
  ],
];
/** "Prep 10 | Cook 20": a number without a unit after its label means minutes. */
const BARE = /^[^\d]{2,30}?[\s:]+(\d{1,3})\s*(?:m\b)?\s*$/i;

/** The times that a line states, each by its label: "Prep 10 | Cook 20". A time without a label counts as the total. */
export function timesIn(line: string): Times {
  const times: Partial<Record<PartOfTime, number>> = {};
  for (const piece of piecesOf(line)) {
    const part = LABELS.find(([, label]) => label.test(piece))?.[0];
    const minutes = minutesIn(piece) ?? (part === undefined ? null : bareMinutes(piece));
    if (minutes === null || minutes === 0) continue;
    times[part ?? 'total'] ??= minutes;
  }
  return times;
}

/** Splits a line into parts with one label each. */
function piecesOf(line: string): readonly string[] {
  return line
    .split(
      /\s*[|•·;]\s*|,\s+(?=\p{L})|\s{3,}|\s+(?:\+|&|and|en)\s+(?=\p{L}+\s*(?:time|tijd)?\s*:?\s*\d)|(?<=\d\s?(?:min|mins|minutes|minuten|uur|hours?|hr|hrs|m)\b\.?)\s+(?=\p{L}{4,}[^\d]{0,20}\d)/iu,
    )
    .filter((piece) => piece !== '');
}

function bareMinutes(piece: string): number | null {
  const match = BARE.exec(piece);
  return match === null ? null : Number(match[1]);
}

/** The minutes of a recipe: work by hand, cooking, and waiting; null if unknown. */
export type TimeParts = Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;

const MINUTES_OF_A_DAY = 1440;

/**
 * Splits the times that a recipe states into parts. If the total exceeds the named parts, the rest belongs to an
 * unnamed part: the cooking, otherwise the work, otherwise the waiting; if no part is named, all of it counts as
 * preparation. If the total is below the sum of the parts, waiting is left out.
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
