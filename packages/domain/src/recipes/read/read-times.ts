const MINUTES = /(\d{1,3})\s*(?:-\s*\d{1,3}\s*)?(?:min(?:uten|uutjes|utes|ute|uut|s)?\b\.?|')(?![\p{L}])/iu;
const HOURS = /(\d{1,2}(?:[.,]\d)?|[½¼¾]|\d\s?½)\s*(?:uur|uren|hours?|hrs?|h)(?![\p{L}])/iu;
const QUARTERS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The minutes that a phrase gives: "1 uur en 20 min". Null where it gives none. */
export function minutesIn(text: string): number | null {
  const hours = HOURS.exec(text);
  const minutes = MINUTES.exec(text);
  if (hours === null && minutes === null) return null;
  return Math.round((hours === null ? 0 : hoursOf(hours[1]!) * 60) + (minutes === null ? 0 : Number(minutes[1])));
}

function hoursOf(text: string): number {
  const quarter = QUARTERS[text.at(-1)!];
  const whole = Number(text.replace(/\s?[½¼¾]$/, '').replace(',', '.'));
  return quarter === undefined ? whole : whole + quarter;
}

type PartOfTime = 'total' | 'work' | 'cooking' | 'waiting';

/** What a recipe says of its time, in minutes. */
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
/** "Prep 10 | Cook 20": a bare number behind its label means minutes. */
const BARE = /^[^\d]{2,30}?[\s:]+(\d{1,3})\s*(?:m\b)?\s*$/i;

/** The times that a line tells, each with its label: "Prep 10 | Cook 20". Those without one count as the whole. */
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

/** A line in pieces of one label each. */
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
 * The parts of what a recipe says of its time. What it takes in all beyond the parts that it names is the part that it
 * does not name: the cooking, else the work, else waiting; where it names none, it is not told apart and all of it counts
 * as preparation. A time in all that is less than the parts leaves the waiting out.
 */
export function partsOfTimes({ total = 0, work = 0, cooking = 0, waiting = 0 }: Times): TimeParts {
  const active = work + cooking;
  const rest = Math.max(0, total - active - (total < active + waiting ? 0 : waiting));
  if (active === 0) return parts(rest, 0, waiting);
  if (cooking === 0) return parts(work, rest, waiting);
  if (work === 0) return parts(rest, cooking, waiting);
  return parts(work, cooking, waiting + rest);
}

/** Nothing, and more than a day, is unknown. */
function parts(preparation: number, cooking: number, waiting: number): TimeParts {
  const known = (minutes: number) => (minutes > 0 && minutes <= MINUTES_OF_A_DAY ? minutes : null);
  return { preparation: known(preparation), cooking: known(cooking), waiting: known(waiting) };
}
