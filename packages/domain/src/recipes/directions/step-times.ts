export type StepTime = Readonly<{
  /** The time, or the lower end of a range, so that the cook checks early enough. */
  seconds: number;
  /** The upper end of a range; null if there is none. */
  upTo: number | null;
  /** The position in the text. */
  start: number;
  end: number;
}>;

/** In seconds; longer times are ignored. */
const LONGEST = 12 * 3600;

/** Numbers in words, English and Dutch. */
const WORDS = new Map(
  [
    'a 1, an 1, another 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, twelve 12',
    'fifteen 15, twenty 20, thirty 30, forty 40, forty-five 45, sixty 60',
    'een 1, één 1, twee 2, drie 3, vier 4, vijf 5, zes 6, zeven 7, acht 8, negen 9, tien 10, twaalf 12, vijftien 15',
    'twintig 20, dertig 30, veertig 40, vijfenveertig 45, zestig 60',
    'anderhalf 1.5, anderhalve 1.5, tweeënhalf 2.5, tweeënhalve 2.5, drieënhalf 3.5',
  ].flatMap((row) => row.split(', ').map(readWord)),
);
const GLYPHS: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };

const GLYPH = '[½¼¾⅓⅔]';
const WORD = [...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`\d+\s+\d\/\d|\d\/\d|\d+\s?${GLYPH}|\d+(?:[.,]\d+)?|${GLYPH}|${WORD}`;
const UNIT = 'seconds?|secs?|seconden?|minutes?|mins?|minuten|minuut(?:je)?|hours?|hrs?|uur(?:tje)?|uren';
/** Times that are not written as a number and a unit, in seconds. */
const SAID: readonly (readonly [string, number])[] = [
  ['an? hour and a half', 5400],
  ['(?:one|1) hour and a half', 5400],
  ['three[- ]quarters of an hour', 2700],
  ['(?:a )?quarter of an hour', 900],
  ['half an hour|half(?:[- ]an?)?[- ]hour', 1800],
  ['half(?: |-)?uur(?:tje)?', 1800],
  ['(?:drie|3) kwartier', 2700],
  ['(?:een |1 )?kwartier(?:tje)?', 900],
  ['an? minute and a half', 90],
  ['half a minute|(?:een )?halve minuut', 30],
];
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?:${SAID.map(([said]) => `(${said})`).join('|')}|` +
    String.raw`(?<from>${NUMBER})(?:\s*(?:-|–|—|\bto\b|\btot\b|à|\ba\b|\bor\b|\bof\b)\s*(?<to>${NUMBER}))?[\s-]*(?<unit>${UNIT}))(?!\p{L})`,
  'giu',
);
/** Words that introduce a frequency or a deadline instead of a time to wait. */
const NO_WAITING = /(?<!\p{L})(?:every|each|within|elke|iedere|om de|binnen|per)\s+$/iu;
/** "Second" as an ordinal rather than a unit of time: 'in a second pan'. */
const ANOTHER_ONE = /^(?:a|one) second$/i;
/** A number of minutes without its unit, after a time that has one: 'with the peas for the last 3'. */
const BARE = /(?<=\bfor (?:the last )?)\d+(?=[.,;]|$)/gi;
/** The text allowed between the hours and minutes of one duration. */
const GOES_ON = /^\s*(?:and|en|,)?\s*$/iu;

type Found = StepTime & Readonly<{ isHours: boolean }>;

/** The times mentioned in an English or Dutch step, in order: '15 minutes', '20 à 25 minuten', 'anderhalf uur'. */
export function timesOfStep(text: string): readonly StepTime[] {
  const times: Found[] = [];
  for (const match of text.matchAll(PATTERN)) {
    if (NO_WAITING.test(text.slice(0, match.index)) || ANOTHER_ONE.test(match[0])) continue;
    const found = readTime(match);
    const before = times.at(-1);
    if (before?.isHours && !found.isHours && before.upTo === null && GOES_ON.test(text.slice(before.end, found.start)))
      times.splice(-1, 1, joined(before, found));
    else times.push(found);
  }
  return [...times, ...bareTimes(text, times)]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ seconds }) => seconds > 0 && seconds <= LONGEST)
    .map(({ seconds, upTo, start, end }) => ({ seconds, upTo, start, end }));
}

function bareTimes(text: string, times: readonly Found[]): Found[] {
  return [...text.matchAll(BARE)].flatMap(({ index, 0: said }) => {
    const place = { start: index, end: index + said.length };
    const isBehind = times.some(({ end, isHours }) => end <= index && !isHours);
    return isBehind ? [{ ...place, seconds: Number(said) * 60, upTo: null, isHours: false }] : [];
  });
}

function readTime(match: RegExpExecArray): Found {
  const place = { start: match.index, end: match.index + match[0].length };
  const said = SAID.findIndex((_, at) => match[at + 1] !== undefined);
  if (said >= 0) return { ...place, seconds: SAID[said]![1], upTo: null, isHours: false };
  const { from = '', to, unit = '' } = match.groups ?? {};
  const size = secondsOf(unit.toLowerCase());
  const least = Math.round(readNumber(from) * size);
  const most = to === undefined ? null : Math.round(readNumber(to) * size);
  return { ...place, seconds: least, upTo: most !== null && most > least ? most : null, isHours: size === 3600 };
}

/** Joins hours and the minutes that follow them. */
function joined(hours: Found, minutes: Found): Found {
  const upTo = minutes.upTo === null ? null : hours.seconds + minutes.upTo;
  return { ...minutes, seconds: hours.seconds + minutes.seconds, upTo, start: hours.start };
}

function readWord(pair: string): [string, number] {
  const [word = '', value] = pair.split(' ');
  return [word, Number(value)];
}

function secondsOf(unit: string): number {
  if (unit.startsWith('s')) return 1;
  return unit.startsWith('m') ? 60 : 3600;
}

function readNumber(written: string): number {
  const text = written.toLowerCase().trim();
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const glyph = GLYPHS[text.at(-1)!];
  if (glyph !== undefined) return Number(text.slice(0, -1).trim() || 0) + glyph;
  const [, whole = '0', numerator, denominator] = /^(?:(\d+)\s+)?(\d)\/(\d)$/.exec(text) ?? [];
  if (numerator !== undefined) return Number(whole) + Number(numerator) / Number(denominator);
  return Number(text.replace(',', '.'));
}
