import { localMoment, timeZoneNamed } from '@weekbord/domain/dates/zoned-time';
import { MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { KILOGRAMS_PER_POUND, POUNDS_PER_STONE } from '@weekbord/domain/units/weight';
import { FileProblem } from './file-problem.ts';
import { type Bytes, eachPart } from './streams.ts';
import { csvOf, type TextFile } from './text-file.ts';
import { attributesOf, TagReader, type XmlTag } from './xml-tags.ts';

const PREFIX = 'HKQuantityTypeIdentifier';
const WEIGHT = 'BodyMass';
const NUTRIENTS = [
  'DietaryEnergyConsumed',
  'DietaryProtein',
  'DietaryFatTotal',
  'DietaryCarbohydrates',
  'DietaryFiber',
] as const;
type Nutrient = (typeof NUTRIENTS)[number];
const isNutrient = (type: string): type is Nutrient => (NUTRIENTS as readonly string[]).includes(type);

/** Kilograms per unit of weight in Apple Health. */
const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: KILOGRAMS_PER_POUND,
  st: KILOGRAMS_PER_POUND * POUNDS_PER_STONE,
  oz: KILOGRAMS_PER_POUND / 16,
};
/** The units that the import recognises in a cell. */
const READ_UNITS: ReadonlySet<string> = new Set(['kg', 'lb', 'st']);
/**
 * The maximum difference in kilograms between a weight and its copy in another app, caused by rounding or conversion.
 */
const ROUNDING = 0.1;

/** The maximum size of an export in bytes; the largest real ones are a few gigabytes. */
const MAX_BYTES = 20_000_000_000;

interface Weighing {
  readonly at: string;
  readonly source: string;
  readonly cell: string;
  readonly kilograms: number;
}

/** One app's record of a food or meal. */
interface Eaten {
  readonly at: string;
  readonly source: string;
  readonly name: string;
  readonly meal: string;
  readonly cells: Partial<Record<Nutrient, string>>;
}

/** Whether a file starts like an Apple Health export. */
export function isAppleHealth(start: string): boolean {
  return /<!DOCTYPE HealthData|<HealthData/.test(start);
}

/**
 * Returns the weights and meals of an Apple Health export, separately for each app. The export is streamed and never
 * fully in memory.
 */
export async function readAppleHealth(xml: Bytes, max = MAX_BYTES): Promise<TextFile[]> {
  const health = new HealthReader();
  const decoder = new TextDecoder();
  let size = 0;
  await eachPart(xml, (part) => {
    size += part.length;
    if (size > max) throw new FileProblem('UNPACKS_TOO_LARGE');
    health.push(decoder.decode(part, { stream: true }));
  });
  return health.end();
}

/** Matches the relevant XML tags, so that only the first characters of the millions of other records are examined. */
const WANTED = new RegExp(
  `^(?:/?Correlation[\\s>]|/Record>|MetadataEntry\\s|/HealthData|Record\\s+(?!type=)|Record\\s+type="${PREFIX}(?:${WEIGHT}|${NUTRIENTS.join('|')})")`,
);

class HealthReader {
  readonly #tags = new TagReader(
    (start) => WANTED.test(start),
    (tag) => this.#take(tag),
  );
  readonly #weighings: Weighing[] = [];
  readonly #eaten = new Map<string, Eaten & { taken: Set<string> }>();
  /** A record with content, kept until its end tag arrives. */
  #open: { record: ReadonlyMap<string, string>; more: Map<string, string> } | null = null;
  #isInCorrelation = false;
  #isWhole = false;

  push(part: string): void {
    this.#tags.push(part);
  }

  end(): TextFile[] {
    this.#tags.end();
    if (!this.#isWhole) throw new FileProblem('BROKEN');
    const weights = weightsFile(this.#weighings);
    return [...mealFiles([...this.#eaten.values()]), ...(weights === null ? [] : [weights])];
  }

  #take(tag: XmlTag): void {
    if (tag.name === 'HealthData') this.#isWhole = tag.isEnd;
    else if (tag.name === 'Correlation') this.#isInCorrelation = !tag.isEnd && !tag.isWhole;
    // Records inside a correlation are skipped, because they also occur outside it.
    else if (!this.#isInCorrelation) this.#takeOfRecord(tag);
  }

  #takeOfRecord(tag: XmlTag): void {
    if (tag.name === 'MetadataEntry') {
      const entry = this.#open === null ? null : attributesOf(tag);
      if (entry !== null) this.#open?.more.set(entry.get('key') ?? '', entry.get('value') ?? '');
    } else if (tag.isEnd) {
      if (this.#open !== null) this.#add(this.#open.record, this.#open.more);
      this.#open = null;
    } else {
      const record = attributesOf(tag);
      if (tag.isWhole) this.#add(record, new Map());
      else this.#open = { record, more: new Map() };
    }
  }

  #add(record: ReadonlyMap<string, string>, more: ReadonlyMap<string, string>): void {
    const of = (name: string) => record.get(name) ?? '';
    const type = of('type').replace(PREFIX, '');
    const [value, unit, source] = [of('value'), of('unit'), of('sourceName')];
    const zone = more.get('HKTimeZone');
    const start = clockAt(of('startDate'), zone);
    if (start === null || Number.isNaN(Number.parseFloat(value))) return;
    const cell = `${value} ${unit}`;
    if (type === WEIGHT) {
      const kilograms = Number.parseFloat(value) * (KILOGRAMS[unit] ?? Number.NaN);
      this.#weighings.push({
        at: start,
        source,
        cell: READ_UNITS.has(unit) ? cell : `${kilograms.toFixed(2)} kg`,
        kilograms,
      });
    } else if (isNutrient(type)) {
      const at = start.endsWith('00:00') ? laterThatDay(start, clockAt(of('endDate'), zone)) : start;
      const eaten = { at, source, name: more.get('HKFoodType') ?? '', meal: more.get('HKFoodMeal') ?? '' };
      this.#addNutrient(eaten, { type, cell, made: of('creationDate') });
    }
  }

  /**
   * Adds a nutrient to those of the same food. If it is already present, it belongs to another serving of that food.
   */
  #addNutrient(
    eaten: Omit<Eaten, 'cells'>,
    { type, cell, made }: Readonly<{ type: Nutrient; cell: string; made: string }>,
  ): void {
    const key = [eaten.source, eaten.at, eaten.meal, eaten.name].join('\n');
    const mark = [type, made, cell].join('\n');
    for (let plate = 1; ; plate += 1) {
      const known = this.#eaten.get(`${key}\n${plate}`);
      if (known === undefined) {
        this.#eaten.set(`${key}\n${plate}`, { ...eaten, cells: { [type]: cell }, taken: new Set([mark]) });
        return;
      }
      if (known.taken.has(mark)) return;
      if (known.cells[type] !== undefined) continue;
      known.cells[type] = cell;
      known.taken.add(mark);
      return;
    }
  }
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):(\d{2}) ([+-]\d{2})(\d{2})$/;

/**
 * Returns a timestamp of an export in local time, `YYYY-MM-DD HH:MM`: in the record's time zone or, if it has none, in
 * that of the phone that made the export.
 */
function clockAt(written: string, zone: string | undefined): string | null {
  const match = WRITTEN.exec(written);
  if (match === null) return null;
  const [, date = '', time = '', seconds = '', hours = '', minutes = ''] = match;
  const zoneName = zone === undefined ? null : zoneNamed(zone);
  if (zoneName === null) return `${date} ${time}`;
  const there = localMoment(Date.parse(`${date}T${time}:${seconds}${hours}:${minutes}`), zoneName);
  return `${there.date} ${there.time}`;
}

const zones = new Map<string, string | null>();

/** Returns a time zone in its canonical spelling, looked up once for all records. */
function zoneNamed(name: string): string | null {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = timeZoneNamed(name);
  zones.set(name, zone);
  return zone;
}

/**
 * Returns the end of a meal instead of its start at midnight, because many apps record a meal as starting at midnight
 * and ending at the real time.
 */
function laterThatDay(start: string, end: string | null): string {
  return end !== null && end.slice(0, 10) === start.slice(0, 10) ? end : start;
}

function weightsFile(weighings: readonly Weighing[]): TextFile | null {
  if (weighings.length === 0) return null;
  const sorted = weighings.toSorted((one, other) => compare(one.at, other.at));
  const kept = withoutCopies(sorted);
  const rows = kept.map(({ at, source, cell }) => [at, source, cell]);
  const content = csvOf([['startDate', 'sourceName', `${PREFIX}${WEIGHT}`], ...rows]);
  const name = [...new Set(kept.map(({ source }) => source))].join(', ');
  return { name, content, kind: 'WEIGHTS', doubles: sorted.length - kept.length };
}

/** Leaves out copies by another app: nearly the same weight on the same day, and exact duplicates. */
function withoutCopies(sorted: readonly Weighing[]): Weighing[] {
  const ofDay = new Map<string, Weighing[]>();
  return sorted.filter((one) => {
    const day = one.at.slice(0, 10);
    const others = ofDay.get(day) ?? [];
    const isCopy = others.some((other) =>
      other.source === one.source
        ? other.at === one.at && other.cell === one.cell
        : Math.abs(other.kilograms - one.kilograms) <= ROUNDING,
    );
    if (!isCopy) ofDay.set(day, [...others, one]);
    return !isCopy;
  });
}

/** Returns the meals of each app as a separate file, because two apps often record the same meal. */
function mealFiles(eaten: readonly Eaten[]): TextFile[] {
  const bySource = Map.groupBy(eaten, ({ source }) => source);
  const sources = [...bySource].toSorted(([, one], [, other]) => other.length - one.length);
  return sources.flatMap(([source, meals]) => {
    const sorted = meals.toSorted((one, other) => compare(one.at, other.at));
    const parts = Array.from({ length: Math.ceil(sorted.length / MAX_IMPORT_ROWS) }, (_, index) =>
      sorted.slice(index * MAX_IMPORT_ROWS, (index + 1) * MAX_IMPORT_ROWS),
    );
    return parts.map((part, index) => ({
      name: parts.length === 1 ? source : `${source} (${index + 1}/${parts.length})`,
      content: csvOf([
        ['startDate', 'sourceName', 'HKFoodType', 'HKFoodMeal', ...NUTRIENTS.map((name) => `${PREFIX}${name}`)],
        ...part.map(({ at, name, meal, cells }) => [
          at,
          source,
          name,
          meal,
          ...NUTRIENTS.map((nutrient) => cells[nutrient] ?? ''),
        ]),
      ]),
      kind: 'DIARY' as const,
    }));
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
