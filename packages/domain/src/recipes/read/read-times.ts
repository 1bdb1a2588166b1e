import { readNumber } from './read-number.ts';

const UNITS: readonly (readonly [minutes: number, unit: RegExp])[] = [
  [10_080, /^(?:weken|week|weeks|wk)(?![\p{L}])/iu],
  [1440, /^(?:dagen|dag|days?)(?![\p{L}])/iu],
  [60, /^(?:uur|uren|u|hours?|hrs?|h)(?![\p{L}])/iu],
  [15, /^(?:kwartier(?:en|tjes?)?)(?![\p{L}])/iu],
  [1, /^(?:minuutjes|minuten|minuut|minutes?|mins?|m|'|′)(?![\p{L}])/iu],
  [1 / 60, /^(?:seconden|seconds?|secs?|s|"|″)(?![\p{L}])/iu],
];
const RANGE = /^\s*(?:-|–|tot|à|to|or|of)\s*\d{1,3}(?:[.,]\d)?(?=\s*\p{L}|')/iu;
const BETWEEN = /^(?:\s|,|\.|en\b|and\b|&|\+|een\b|a\b|an\b)+/iu;
const MINUTES_OF_AN_HOUR = 60;

/** The minutes that a phrase states: "1 uur en 20 min", "1u30", "anderhalf uur", "1h 5m". Null if it states none. */
export function minutesIn(text: string): number | null {
  for (const start of text.matchAll(
    /(?<![\p{L}\p{N}.,/])(?:[\p{N}]|(?:half|halve|anderhalf|driekwart|quarter|three|drie|two|twee|one|een|één|an|a|kwartier)(?![\p{L}]))/giu,
  )) {
    const minutes = durationAt(text.slice(start.index));
    if (minutes !== null) return Math.round(minutes);
  }
  return null;
}

/** The sum of the time parts at the start of a text; each is smaller than the one before it. */
function durationAt(text: string): number | null {
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

function partAt(text: string, before: number): { minutes: number; unit: number; rest: string } | null {
  if (/^kwartier/i.test(text) && before > 15) return { minutes: 15, unit: 15, rest: text.replace(/^\p{L}+/u, '') };
  const number = readNumber(text);
  if (number === null || number.isLoose) return null;
  const rest = number.rest
    .replace(RANGE, '')
    .trimStart()
    .replace(/^(?:an?|of an)\s+(?=hour)/i, '');
  const unit = UNITS.find(([minutes, name]) => minutes < before && name.test(rest));
  if (unit !== undefined) {
    const [minutes, name] = unit;
    return { minutes: number.value * minutes, unit: minutes, rest: rest.replace(name, '').replace(/^\./, '') };
  }
  // "1u30": a number without a unit after hours is minutes.
  const isBare = before === MINUTES_OF_AN_HOUR && /^\d{2}(?![\d.,/])/.test(text) && number.value < MINUTES_OF_AN_HOUR;
  return isBare ? { minutes: number.value, unit: 1, rest } : null;
}

type PartOfTime = 'total' | 'work' | 'cooking' | 'waiting';

/** What a recipe says about its time, in minutes. */
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
/** "Prep 10 | Cook 20": a bare number after its label means minutes. */
const BARE = /^[^\d]{2,30}?[\s:]+(\d{1,3})\s*(?:m\b)?\s*$/i;

/** The times that a line states, each with its label: "Prep 10 | Cook 20". Those without a label count as the total. */
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

/** Splits a line into pieces with one label each. */
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

/** The minutes of a recipe: work by hand, cooking, and waiting; null is unknown. */
export type TimeParts = Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;

const MINUTES_OF_A_DAY = 1440;

/**
 * Splits what a recipe says about its time into parts. The total beyond the named parts belongs to an unnamed part: the
 * cooking, otherwise the work, otherwise waiting; if no part is named, all of it counts as preparation. A total below
 * the parts leaves the waiting out.
 */
export function partsOfTimes({ total = 0, work = 0, cooking = 0, waiting = 0 }: Times): TimeParts {
  const active = work + cooking;
  const rest = Math.max(0, total - active - (total < active + waiting ? 0 : waiting));
  if (active === 0) return parts(rest, 0, waiting);
  if (cooking === 0) return parts(work, rest, waiting);
  if (work === 0) return parts(rest, cooking, waiting);
  return parts(work, cooking, waiting + rest);
}

/** Zero, and more than a day, are unknown. */
function parts(preparation: number, cooking: number, waiting: number): TimeParts {
  const known = (minutes: number) => (minutes > 0 && minutes <= MINUTES_OF_A_DAY ? minutes : null);
  return { preparation: known(preparation), cooking: known(cooking), waiting: known(waiting) };
}
