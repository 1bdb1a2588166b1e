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
    .slice(0, TEXT_MAX)
    .replace(TWICE, (word) => (/^(?:thrice|drie)/i.test(word) ? '3 x ' : '2 x ').padStart(word.length))
    .replace(SLASHED_RANGE, '$1-$2');
  for (const start of plain.matchAll(STARTS)) {
    const minutes = durationAt(plain.slice(start.index));
    if (minutes !== null) return { minutes: Math.round(minutes), start: start.index };
  }
  return null;
}

/** Only the beginning of a long text is examined. */
const TEXT_MAX = 300;
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
  let whole = null as Part | null;
  for (;;) {
    const part: Part | null = partAt(rest, whole?.unit ?? Number.POSITIVE_INFINITY);
    if (part === null) return whole;
    const before: number = whole?.minutes ?? 0;
    whole = { ...part, minutes: before + part.minutes };
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

type PartOfTime = 'total' | 'making' | 'work' | 'cooking' | 'waiting';

/**
 * The times that a recipe states, in minutes. The time of making ("Bereidingstijd", "Time") is the total on some sites
 * and the work on others.
 */
export type Times = Readonly<Partial<Record<PartOfTime, number>>>;

const LABELS: readonly (readonly [part: PartOfTime, label: string])[] = [
  ['total', 'total(?: time)?|totaal|totale (?:tijd|bereidingstijd)|klaar in|ready in|start to finish'],
  [
    'waiting',
    'additional|extra (?:time|tijd)|inactive|inactief|inactieve|passive|passief|passieve|hands[- ]off|wait(?:ing)?|wachttijd|wachten|wacht|' +
      'rest(?:ing)?|narusten|rusten|rusttijd|rust|stand(?:ing)?|sit(?:ting)?|set(?:ting)?|chill(?:ing)?|chilled|cool(?:ing)?(?: down)?|refrigerat\\p{L}*|fridge|' +
      'freez(?:e|ing)|freezer|thaw(?:ing)?|defrost(?:ing)?|proof(?:ing)?|prov(?:e|ing)|ris(?:e|ing)|ferment\\p{L}*|soak(?:ing)?|steep(?:ing)?|infus\\p{L}*|macerat\\p{L}*|' +
      'marinat\\p{L}*|marinade|brin(?:e|ing)|cur(?:e|ing)|dry(?:ing)?|drain(?:ing)?|natural release|release|press(?:ing)?|persen|ice bath|ijsbad|bloom(?:ing)?|' +
      'na?rijzen|rijzen|rijs|rijstijd|rijs tijd|koelen|koeltijd|koeling|koelkast|afkoelen|afkoeltijd|vriezen|vriestijd|invriezen|vriezer|ontdooien|ontdooitijd|' +
      'opstijven|opstijftijd|stijven|stollen|uitharden|(?<!(?:\\d|een|twee|drie|vier|paar)\\s{0,2})weken|weektijd|inweken|wellen|weltijd|marineren|marineertijd|pekelen|pekeltijd|' +
      'fermenteren|fermentatie|trekken|trektijd|intrekken|drogen|droogtijd|uitlekken|laten staan|staan',
  ],
  [
    'work',
    'prep(?:aration|ping|are|aring)?|bereiden|hands[- ]on|active|voorbereid(?:ing|ingstijd|en)|werktijd|actie(?:f|ve)|' +
      'assembl(?:y|e|ing)|chop(?:ping)?|knead(?:ing)?|decorat(?:e|ing|ion)|mix(?:ing)?|blend(?:ing)?|churn(?:ing)?|whip(?:ping)?|whisk(?:ing)?|shap(?:e|ing)|roll(?:ing)?|fill(?:ing)?|peel(?:ing)?|frosting|snijden|snijtijd|kneden|kneedtijd|mengen|versieren|afwerken|schillen|vormen|vullen|wassen',
  ],
  [
    'cooking',
    'slow[- ]?cook(?:er|ing)?|pressure(?: cook(?:er|ing)?)?|cook(?:ing)?|bak(?:e|ing)|oven(?:tijd|duur)?|bak(?:tijd|duur)|bakken|kook(?:tijd|duur)?|koken|grill(?:ing)?|grillen|grilltijd|' +
      'roast(?:ing)?|rooster(?:en|tijd)|brais(?:e|ing)|braden|braadtijd|stew(?:ing)?|stoven|stooftijd|simmer(?:ing)?|sudderen|suddertijd|pruttelen|' +
      'fry(?:ing)?|frituren|frituurtijd|steam(?:ing)?|stomen|stoomtijd|smok(?:e|ing)|roken|rooktijd|boil(?:ing)?|air[- ]?fry(?:er|ing)?|sous[- ]vide|' +
      'bbq|barbecue|broil(?:ing)?|garen|gaartijd|microwave|magnetron|sear(?:ing)?|saut[eé](?:ing)?|toast(?:ing)?|poach(?:ing)?|pocheren|opwarmen|reheat(?:ing)?|wokken',
  ],
  ['making', 'bereid(?:ing|ingstijd|ingsduur)|bereidings tijd|tijd|tijdsduur|duur|duration|time'],
];
const LABEL_PATTERNS = LABELS.map(
  ([part, words]) => [part, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')] as const,
);
const ANY_LABEL = LABELS.map(([, words]) => words).join('|');
/** Waiting that may include the other times of waiting. */
const GENERAL_WAIT = /additional|extra|inacti|passi|hands/i;
/** Work that is not part of another time of work. */
const TASK = /^(?!prep|bereid|hands|active|actie|voorbereid|werktijd)/i;

/** "Prep 10 | Cook 20": a number without a unit after its label means minutes. */
const BARE = /^[^\d]{2,40}?[\s:]+(\d{1,3})\s*(?:m\b)?\s*$/i;
/** "Cook time (hours): 2". */
const HOURS_BEFORE = /\((?:hours?|hrs?|uur|uren)\)|\b(?:in hours|in uren)\b/i;

/**
 * A text with one time, and what that time is to the one before it: added ("plus", "excluding"), joined ("and"), or a
 * part of it ("of which").
 */
type Piece = Readonly<{ text: string; link: 'added' | 'joined' | 'within' | null }>;

/**
 * The times that a line states, each by its label: "Prep 10 | Cook 20". A time without a label counts as the total
 * (or as the time of making, which is the total or the work), with the labelled times added to it: "20 minutes plus 1 hour chilling". Two different times of cooking or waiting are
 * added up. A time with an unknown label is ignored if other times have known ones.
 */
export function timesIn(line: string, unlabelled: 'total' | 'making' = 'total'): Times {
  const pieces = piecesOf(line)
    .flatMap(linkedPieces)
    .map((piece) => ({ ...piece, text: withoutUntimed(piece.text) }));
  const isLabelled = pieces.some(({ text }) => labelOf(text) !== undefined);
  const found: Partial<Record<PartOfTime, number>> = {};
  const largest: Partial<Record<PartOfTime, number>> = {};
  const seen = new Set<string>();
  let hasGeneralWait = false;
  let base: 'total' | 'making' | null = null;
  let isTotalUnlabelled = false;
  for (const { text, link } of pieces) {
    const label = labelOf(text);
    const minutes = minutesOfPiece(text, label !== undefined);
    if (minutes === null || minutes === 0 || (label === undefined && isLabelled && hasUnknownLabel(text))) continue;
    const part =
      isPrepared(label) && pieces.some((piece) => piece.link === 'within') ? 'making' : (label?.part ?? unlabelled);
    const mark = `${part} ${(label?.word ?? '').slice(0, 4).toLowerCase()} ${minutes}`;
    const before = found[part];
    const isSummed = before !== undefined && link !== 'within' && !seen.has(mark) && addsUp(part, label?.word ?? '');
    seen.add(mark);
    if (part === 'waiting' && (hasGeneralWait || GENERAL_WAIT.test(label!.word))) {
      hasGeneralWait = true;
      found.waiting = Math.max(before ?? 0, minutes);
    } else if (before === undefined || isSummed) found[part] = (before ?? 0) + minutes;
    else continue;
    largest[part] = Math.max(largest[part] ?? 0, minutes);
    const isWhole = part === 'total' || part === 'making';
    if (isWhole) {
      base ??= part;
      isTotalUnlabelled ||= label === undefined && part === 'total';
    } else if (base !== null && (link === 'added' || (link === 'joined' && (base === 'making' || isTotalUnlabelled)))) {
      found[base]! += minutes;
    }
  }
  return settled(found, largest, isTotalUnlabelled);
}

/** "25 min. bereiden" is the work, unless a part of it is named: "45 min bereiden, waarvan 20 min oven". */
function isPrepared(label: { word: string } | undefined): boolean {
  return label?.word.toLowerCase() === 'bereiden';
}

function addsUp(part: PartOfTime, word: string): boolean {
  return part === 'cooking' || part === 'waiting' || (part === 'work' && TASK.test(word));
}

/** The times of a line, without a sum of cooking beyond the total, and without a total below the cooking. */
function settled(found: Times, largest: Times, isTotalUnlabelled: boolean): Times {
  const { total, work, cooking = 0 } = found;
  if (total === undefined) return found;
  if (!isTotalUnlabelled) {
    return (work ?? 0) + cooking > total && largest.cooking !== undefined && largest.cooking <= total
      ? { ...found, cooking: largest.cooking }
      : found;
  }
  if (work !== undefined || total > cooking) return found;
  const { total: _, ...rest } = found;
  return { ...rest, work: total };
}

/** "Kook- en bereidingstijd: 45 min" */
const BOTH =
  /(?:kook|bak|oven)(?:tijd)?-?\s*(?:en|&|\/)\s*bereidingstijd|bereidings?(?:tijd)?-?\s*(?:en|&|\/)\s*(?:kook|bak|oven)tijd/iu;

/** The label of the time in a text: the word for a total anywhere, or else a word before the time, or after it. */
function labelOf(text: string): { part: PartOfTime; word: string } | undefined {
  const start = timeIn(text)?.start ?? text.length;
  if (patternOf('total').test(text)) return labelIn(text);
  const before = text.slice(0, start);
  // "Prep and cook: 30 min"
  if (patternOf('work').test(before) && patternOf('cooking').test(before)) return { part: 'making', word: before };
  if (BOTH.test(before)) return { part: 'making', word: before };
  return labelIn(before) ?? labelIn(text.slice(start));
}

function patternOf(part: PartOfTime): RegExp {
  return LABEL_PATTERNS.find(([one]) => one === part)![1];
}

function labelIn(text: string): { part: PartOfTime; word: string } | undefined {
  for (const [part, label] of LABEL_PATTERNS) {
    const word = label.exec(text)?.[0];
    if (word !== undefined) return { part, word };
  }
  return undefined;
}

/** Words before a time that say nothing about what it is for. */
const FILLER =
  /^(?:ca|circa|about|approx\p{L}*|around|ongeveer|plus|minus|nog|extra|then|dan|and|en|in|at|op|na|after|over|under|within|binnen|min(?:imaal|imum|stens)?|max(?:imaal|imum)?|least|most|up|to|tot|or|of|the|de|het|an?|een|één|for|voor|serves|makes|takes?|duurt|kost|makkelijk|easy|klaar|ready|done|half|halve|kwart)$/iu;

function hasUnknownLabel(text: string): boolean {
  const before = text.slice(0, timeIn(text)?.start ?? 0);
  return (before.match(/\p{L}{2,}/gu) ?? []).some((word) => !FILLER.test(word));
}

function minutesOfPiece(text: string, isLabelled: boolean): number | null {
  const minutes = minutesIn(text);
  if (minutes !== null || !isLabelled || OVERNIGHT.test(text)) return minutes;
  return bareMinutes(text) ?? minutesIn(text.replace(/^\D*?[\s:](?=\d)/, ''));
}

/** A clause without a time of its own: "plus chilling", "excl. wachttijd". */
const UNTIMED =
  /[\s,]*(?:(?<!\p{L})(?:plus|and|en|excl|exclusief|excluding|exclusive of|not including|not counting|without|zonder|incl|inclusief|including|includes|waarvan|of which)(?!\p{L})|[+&])\.?\s*(\D*)$/iu;

/** A text without a last clause that has no time. What takes a night makes a time without a label unknown. */
function withoutUntimed(text: string): string {
  const clause = UNTIMED.exec(text);
  if (clause === null || minutesIn(clause[1]!) !== null) return text;
  const rest = text.slice(0, clause.index);
  const minutes = minutesIn(rest);
  const whole = minutesIn(text);
  // "1 hour and a half"
  if (minutes === null || (whole !== null && whole !== minutes)) return text;
  const part = labelOf(rest)?.part ?? 'total';
  return part === 'total' && OVERNIGHT.test(clause[1]!) ? text : withoutUntimed(rest);
}

/** What joins two times: a comma, "plus", "and", "excluding", or "of which" before a part of the time. */
const LINK =
  /\s{0,3}(?:(?:,\s{0,3})?(?<!\p{L})(?:(\+|plus\b)|(excl(?:usief|uding|usive of)?\b\.?|exclusief)|(waarvan|of which|including|inclusief|incl\.?)|&|and\b|en\b|then\b|dan\b)|(,))\s{0,3}(?:(?:an?\s+)?(?:extra|another|nog|nog eens)\s+)?(?=[\d½¼¾⅓⅔]|(?:an?|één|een|one|two|three|half|halve|anderhalf|twee|drie|vier|twintig|dertig|twenty|thirty)\s)/giu;
/** A time with a unit at its end, and so without a label after it. */
const ENDS_WITH_UNIT = /(?<![\p{L}])(min(?:s|utes?|uten|uut|uutjes?)?|m|uur|uren|u|hours?|hrs?|h|kwartier)\.?\s*$/iu;
const STARTS_LONGER =
  /^\S+(?:\s+(?:half|halve|1\/2))?\s*(?:an?\s+)?(?:uur|uren|u|hours?|hrs?|h|dagen|dag|days?)(?![\p{L}])/iu;
const BRACKETS = /\s*\(([^()]*)(?:\)|$)/g;
const UNIT_IN_BRACKETS = /^(?:hours?|hrs?|uur|uren|min|mins|minutes|minuten)\.?$/i;
const FIRST_ADDED = /^\s*(?:\+|plus\b|excl(?:usief|uding|usive of)?\b\.?|exclusief\b|&|and\b|en\b)\s*/i;

/** The pieces of a text: those outside its brackets, then those within them. */
function linkedPieces(text: string): readonly Piece[] {
  const within: Piece[] = [];
  const more: string[] = [];
  const outside = text.replace(BRACKETS, (whole: string, inner: string) => {
    if (UNIT_IN_BRACKETS.test(inner.trim())) return whole;
    const link = FIRST_ADDED.test(inner) ? 'added' : 'within';
    const plain = inner.replace(FIRST_ADDED, '');
    if (minutesIn(plain) !== null && labelOf(plain) !== undefined) {
      within.push(
        ...piecesOf(plain)
          .flatMap(joinedPieces)
          .map((part) => ({ text: part.text, link }) as const),
      );
    } else if (/^\s*(?:\+|plus\b)/i.test(inner) && (minutesIn(plain) !== null || OVERNIGHT.test(plain))) {
      more.push(` + ${plain}`);
    }
    return ' ';
  });
  return [...joinedPieces(`${outside.trim()}${more.join('')}`), ...within];
}

/**
 * The times of a text whose labels come after them: "15 min + 2 uur wachten", "1 hour, of which 20 min active". In "1
 * hour and 20 minutes cooking", both are one time.
 */
function joinedPieces(text: string): readonly Piece[] {
  const links = [...text.matchAll(LINK)];
  const pieces: Piece[] = [];
  let start = 0;
  let link = linkBefore(text);
  for (const [place, match] of links.entries()) {
    const before = text.slice(start, match.index);
    const from = match.index + match[0].length;
    const after = text.slice(from, links[place + 1]?.index);
    const [, plus, except, within, comma] = match;
    if (!/\d|\p{L}/u.test(before) || labelOf(after) === undefined || minutesIn(after) === null) continue;
    const isOneTime = ENDS_WITH_UNIT.test(before) && !isLonger(before, after);
    if ((plus ?? except ?? within) === undefined && isOneTime) continue;
    const lacksUnit = plus !== undefined && /\d\s*$/.test(before) && /^\d+\s*m/i.test(after);
    pieces.push({ text: lacksUnit ? `${before.trimEnd()} min` : before, link });
    start = from;
    if ((plus ?? except) !== undefined) link = 'added';
    else if (within === undefined) link = comma === undefined ? 'joined' : null;
    else link = 'within';
  }
  return [...pieces, { text: text.slice(start), link }];
}

/** The link in the first words of a text: "plus 1 hour chilling", "waarvan 20 min oven". */
function linkBefore(text: string): Piece['link'] {
  const first = /^\s*(?:(\+|plus\b|excl)|(waarvan\b|of which\b|incl)|&|and\b|en\b)/i.exec(text);
  if (first === null) return null;
  if (first[1] !== undefined) return 'added';
  return first[2] === undefined ? 'joined' : 'within';
}

/** Whether the second time cannot be a smaller unit of the first: "15 minutes and 2 hours". */
function isLonger(before: string, after: string): boolean {
  const unit = ENDS_WITH_UNIT.exec(before)?.[1] ?? '';
  return /^m/i.test(unit) || STARTS_LONGER.test(after);
}

const SEPARATOR =
  /\s*[|•·;\t]\s*|,\s+(?=\p{L})|\s{3,}|\s+[-–—/>→]+\s+(?=\p{L})|(?<=\d\s?\p{L}{1,8}\.?)\s?[-–—/>→]+\s?(?=\p{L}{3})|(?<=\))\s+(?=\p{L}{3,}[^\d,()]{0,20}\d)|(?<=\p{L}\.?)\/(?=\p{L}{3,}[^\d/]{0,20}\d)/u;
/** Between a time and the label of the next: "Prep: 15 min. Cook: 20 min." */
const BEFORE_LABEL =
  /(?<=\d.*)\s+(?:\+|&|and|en)\s+(?=\p{L}+\s*(?:time|tijd)?\s*:?\s*\d)|(?<=(?:\d\s?(?:min|mins|minutes|minuten|uur|hours?|hrs?|h|u|m)|halfuur|uurtje|kwartier|overnight|nacht|night|\p{L}\s(?:uur|hour))\b\.?)\s+(?!(?:plus|and|en|of|or|for|per|tot|met|with|waarvan|then|dan|excl\p{L}*|exclusief)\b|includ|inclus|[^\d]{0,24}(?:[+&,]|\b(?:plus|and|en)\s)\s*\d)(?=\p{L}{3,}[^\d,()]{0,20}\d)/iu;
/** Between a label and the next time: "10 min prep 20 min cook". */
const BEFORE_TIME = new RegExp(`(?<=\\d.*(?<![\\p{L}])(?:${ANY_LABEL})\\.?)\\s*(?:[-–—/]\\s*|\\s)(?=\\d)`, 'iu');

/**
 * Whether a line only states times: "Marinating time: 2 hours", "20 min. bereiden | 40 min. oventijd". A sentence such as
 * "Bake 25 minutes" may be a step.
 */
export function isLineOfTimes(line: string): boolean {
  if (!MAY_STATE_TIMES.test(line)) return false;
  const start = timeIn(line)?.start;
  if (start === undefined) return false;
  const before = line.slice(0, start);
  if (labelIn(before) !== undefined) return NAMED_TIME.test(before) && !hasOtherWords(line);
  const parts = line.split(/\s*[|•·;]\s*|\s+[/–—-]\s+/u);
  const isList = parts.length > 1 || WORK_FIRST.test(line);
  return start === 0 && isList && parts.every((part) => /^\d/.test(part) && labelOf(part) !== undefined);
}

/** A name with a colon or "time", or a number with a unit of time. */
const MAY_STATE_TIMES =
  /^(?:\p{L}[^\d:]{0,40}?(?::|time|tijd)|[\d½¼¾][\d\s.,/½¼¾–-]{0,8}(?:min|uur|uren|hour|hr|[hum](?!\p{L})))/iu;
const NAMED_TIME =
  /(?:time|tijd)(?:\s*:)?\s*(?:(?:about|approx|ca|circa|ongeveer|minimaal|minstens|at least)\.?\s*)?$|:\s*$/iu;
const WORK_FIRST = /^[^,]*\b(?:bereiden|prep|voorbereid\p{L}*|actief|active|total|totaal)\b\.?,/iu;

/** Whether a text has words that are no label, no number and no unit of time. */
function hasOtherWords(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) =>
      labelIn(word) === undefined &&
      !FILLER.test(word) &&
      !startsWithUnit(word) &&
      readNumber(word) === null &&
      !/^(?:hands|on|off|kwartier|halfuur|uurtje|total|totale|klaar|extra|down)$/i.test(word),
  );
}

/** Splits a line into parts with one label each. */
function piecesOf(line: string): readonly string[] {
  const parts: string[] = [];
  for (const part of line.split(SEPARATOR)) {
    const last = parts.at(-1);
    // "Prep | 15 min", "Prep time - about 15 min"
    const isLabelOnly = last !== undefined && !/\d/.test(last) && timeIn(last) === null && labelIn(last) !== undefined;
    if (isLabelOnly && labelOf(part) === undefined) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts
    .flatMap((part) =>
      part.split(/^\s*[\d½¼¾]/.test(part) && !/\p{L}\s*:\s*\d/u.test(part) ? BEFORE_TIME : BEFORE_LABEL),
    )
    .filter((piece) => piece !== '');
}

function bareMinutes(piece: string): number | null {
  const match = BARE.exec(piece);
  return match === null ? null : Number(match[1]) * (HOURS_BEFORE.test(piece) ? MINUTES_OF_AN_HOUR : 1);
}

/** How long a recipe takes, in minutes: hands-on time, cooking and waiting; null if unknown. */
export type TimeParts = Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;

const MINUTES_OF_A_DAY = 1440;

/**
 * Splits the times that a recipe states into parts. If the total exceeds the named parts, the rest is an unnamed part:
 * the cooking, or else the work, or else the waiting; if no part is named, all of it counts as preparation. If the
 * total is below the sum of the parts, waiting is left out.
 */
export function partsOfTimes(times: Times): TimeParts {
  const { cooking = 0, waiting = 0 } = times;
  const { total, work } = withoutMaking(times);
  const active = work + cooking;
  const rest = Math.max(0, total - active - (total < active + waiting ? 0 : waiting));
  if (active === 0) return parts(rest, 0, waiting);
  if (cooking === 0) return parts(work, rest, waiting);
  if (work === 0) return parts(rest, cooking, waiting);
  return parts(work, cooking, waiting + rest);
}

/** The time of making as the total, or as the work if it is shorter than the total or not longer than the cooking. */
function withoutMaking({ total = 0, making = 0, work = 0, cooking = 0 }: Times): { total: number; work: number } {
  if (making === 0) return { total, work };
  if (total > 0) return { total, work: work === 0 && making < total && making + cooking <= total ? making : work };
  if (cooking === 0 || making > work + cooking) return { total: making, work };
  return { total, work: work === 0 ? making : work };
}

/** Zero, and more than a day, count as unknown. */
function parts(preparation: number, cooking: number, waiting: number): TimeParts {
  const known = (minutes: number) => (minutes > 0 && minutes <= MINUTES_OF_A_DAY ? minutes : null);
  return { preparation: known(preparation), cooking: known(cooking), waiting: known(waiting) };
}
