import { plainHeading } from './plain-heading.ts';
import { basisOf } from './energy-basis.ts';
import { energyUnitIn } from './units-in-text.ts';
import { isUnitOfWeight } from './weight-columns.ts';
import { weightUnitsIn } from './weight-in-text.ts';
import type { ImportColumn, ImportKind, ImportSource, ImportTable } from './import-terms.ts';

/** Column names in order of preference; the first matching prefix wins. */
const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  date: ['date', 'start_time', 'startdate', 'day', 'datum', 'dag', 'created_at', 'time', 'tijd'],
  time: ['start_time', 'startdate', 'time', 'tijd'],
  meal: ['meal_moment', 'meal', 'group', 'maaltijd', 'eetmoment', 'type', 'hkfoodmeal'],
  name: [
    'food name',
    'name',
    'naam',
    'food',
    'product',
    'description',
    'omschrijving',
    'item',
    'recipe',
    'recept',
    'title',
    'hkfoodtype',
  ],
  kcal: [
    'energy (kcal)',
    'energie (kcal)',
    'kcal',
    'calorie',
    'calorieën',
    'energy',
    'energie',
    'kj',
    'kilojoule',
    'mj',
    'megajoule',
    'joule',
    'dietaryenergyconsumed',
  ],
  protein: ['protein', 'eiwit', 'dietaryprotein'],
  fat: ['fat', 'vet', 'total fat', 'total_fat', 'dietaryfattotal'],
  carbohydrates: ['net carb', 'carb', 'koolhydra', 'total carb', 'dietarycarbohydrates'],
  fiber: ['fiber', 'fibre', 'vezel', 'voedingsvezel', 'dietary_fiber', 'dietary fib', 'dietaryfiber'],
  weight: [
    'weight',
    'gewicht',
    'bodymass',
    'body weight',
    'body_weight',
    'bodyweight',
    'lichaamsgewicht',
    'value',
    'waarde',
    'amount',
    'kg',
    'lb',
  ],
};

/** Headings that indicate weights even if the file also has other columns. */
const TELLING_WEIGHT = /^(?:weight|gewicht|bodymass|body[ _]?weight|lichaamsgewicht)/;
/** Headings of goals, averages, changes and shares rather than of what was eaten or weighed. */
const NOT_MEASURED =
  /goal|target|doel|streef|budget|ziel|objecti|objetiv|limi[et]t|average|mean|gemiddeld|durchschnitt|moyenne|promedio|trend|smoothed|change|(?<!by )difference|verschil|verandering|percent|procent|prozent|recommended|aanbevolen|remaining|resterend|%|(?<!\p{L})(?:avg|gem|loss|verlies|gain|dv|adh|rda|pct|(?:7|14|28|30)[ -]?da(?:y|g)s?)(?!\p{L})|[ _](?:units?|eenheid|left|over)$/u;
/** Headings for a part of a macro, or for body fat. */
const PART_OF_MACRO =
  /saturat|verzadigd|gesättigt|soluble|oplosba(?:ar|re)|of which|waarvan|mass(?!\p{L})|massa|burn|verbrand|(?<!\p{L})(?:trans|mono|poly)(?!\p{L})/u;
const MACRO =
  '(?:(?:total|saturated|totaal|verzadigd) )?(?:fats?|vet|vetten|proteins?|eiwit|eiwitten|carb|carbs|carbohydrates?|koolhydra[a-zë]*|alcohol|sugars?|suikers?|fib(?:er|re)s?|vezels?|fett|eiweiß)';
/** Headings of the energy of one macro. */
const ENERGY_OF_MACRO = new RegExp(
  `^${MACRO}(?!\\p{L})|^(?:vet|eiwit|koolhydraat|alcohol|suiker|vezel)(?:calor|energie|kcal)|(?<!\\p{L})(?:from|uit|van|of|by|aus|via)[ _]+(?:the )?${MACRO}(?!\\p{L})|^(?:calor|kcal|energ|kj)[a-zë]*[ _(:-]+${MACRO}\\)?$`,
  'u',
);
/** Headings of energy that was spent, not eaten. */
const BURNED =
  /burn|spent|expend|exercise|active|resting|basal|verbrand|verbruik|(?<!\p{L})(?:net|netto|deficit|tekort|balance|balans|surplus|overschot|out)(?!\p{L})|[ _]uit$/u;
/** Headings that only a table of exercise has. */
const SPORT =
  /^(?:exercise|activity|workout|sport|oefening|training|distance|afstand|duration|minutes|speed|avg hr|max hr|heart)/;

const named = (...names: readonly string[]) => names;
/** Prefixes of each source's headings. The first source whose prefixes are all in one line matches. */
const SOURCES: readonly (readonly [ImportSource, readonly string[]])[] = [
  ['WEEKBORD', named('meal_moment', 'planned_by')],
  ['WEEKBORD', named('created_at', 'type', 'value')],
  ['MACROFACTOR', named('date', 'food name', 'serving size', 'serving qty')],
  ['MACROFACTOR', named('date', 'expenditure')],
  ['MACROFACTOR', named('date', 'trend weight')],
  ['MACROFACTOR', named('date', 'weight', 'fat percent')],
  ['LOSE_IT', named('date', 'name', 'quantity', 'units', 'calories', 'deleted')],
  ['LOSE_IT', named('date', 'weight', 'last updated', 'deleted')],
  ['GARMIN', named('time', 'weight', 'change', 'bmi', 'body fat', 'skeletal muscle mass')],
  ['WITHINGS', named('date', 'weight', 'fat mass', 'bone mass', 'muscle mass')],
  ['FITBIT', named('logid', 'weight', 'bmi', 'date')],
  ['SAMSUNG_HEALTH', named('start_time', 'time_offset')],
  ['CRONOMETER', named('day', 'group', 'amount')],
  ['CRONOMETER', named('day', 'food name', 'amount', 'energy')],
  ['CRONOMETER', named('date', 'energy (kcal)', 'net carbs')],
  ['MYFITNESSPAL', named('date', 'meal', 'calories', 'carbohydrates')],
];

/** The app that a file comes from, by its headings. */
export function sourceOf({ headings }: Pick<ImportTable, 'headings'>): ImportSource {
  if (headings.some((heading) => heading.startsWith('HKQuantityTypeIdentifier'))) return 'APPLE_HEALTH';
  const plain = headings.map(plainHeading);
  const has = (name: string) => plain.some((heading) => heading.startsWith(name));
  return SOURCES.find(([, names]) => names.every(has))?.[0] ?? 'OTHER';
}

/** The column whose heading best matches a field; null if none does. */
export function placeOfColumn(headings: readonly string[], column: ImportColumn): number | null {
  const plain = headings.map(plainHeading);
  if (column === 'kcal') return placeOfEnergy(plain);
  const isOfField = (heading: string) => !MEASURED.includes(column) || isMeasured(heading, column);
  for (const name of HEADINGS[column]) {
    const place = plain.findIndex((heading) => heading.startsWith(name) && isOfField(heading));
    if (place >= 0) return place;
  }
  return column === 'weight' ? placeOfUnit(plain) : null;
}

/** The column of weights whose heading is only their unit, the largest unit first. */
function placeOfUnit(plain: readonly string[]): number | null {
  const places = (['STONES', 'POUNDS', 'KILOGRAMS'] as const).map((unit) =>
    plain.findIndex((heading) => isUnitOfWeight(heading) && weightUnitsIn(heading)[0] === unit),
  );
  return places.find((place) => place >= 0) ?? null;
}

const MEASURED: readonly ImportColumn[] = ['protein', 'fat', 'carbohydrates', 'fiber', 'weight'];

/**
 * Whether a column may contain what was eaten or weighed, rather than a goal, an average, a share or a part of a macro.
 */
function isMeasured(heading: string, column: ImportColumn): boolean {
  if (NOT_MEASURED.test(heading)) return false;
  return column === 'weight' || !(PART_OF_MACRO.test(heading) || energyUnitIn(heading) !== undefined);
}

/**
 * The column with the energy eaten, for the whole row rather than for 100 g; if there are two, the one in kilocalories.
 */
function placeOfEnergy(plain: readonly string[]): number | null {
  const isFood = placeOfColumn(plain, 'meal') !== null || placeOfColumn(plain, 'protein') !== null;
  if (!isFood && plain.some((heading) => SPORT.test(heading))) return null;
  const isOther = (heading: string) =>
    BURNED.test(heading) || NOT_MEASURED.test(heading) || ENERGY_OF_MACRO.test(heading);
  const eaten = plain.map((heading) => (isOther(heading) ? '' : heading));
  const ofRows = eaten.map((heading) => (basisOf(heading) === 'ROW' ? heading : ''));
  return bestOfEnergy(ofRows) ?? bestOfEnergy(eaten);
}

const JOULES: readonly (string | undefined)[] = ['KILOJOULES', 'MEGAJOULES', 'JOULES'];

function bestOfEnergy(eaten: readonly string[]): number | null {
  const inKilocalories = eaten.findIndex((heading) => energyUnitIn(heading) === 'KILOCALORIES');
  for (const name of HEADINGS.kcal) {
    const places = eaten.flatMap((heading, place) => (heading.startsWith(name) ? [place] : []));
    if (places.length === 0) continue;
    const said = places.find((place) => !JOULES.includes(energyUnitIn(eaten[place]!)));
    return said ?? (inKilocalories >= 0 ? inKilocalories : places[0]!);
  }
  return inKilocalories >= 0 ? inKilocalories : null;
}

/**
 * The weight column of a table that also has other values: a column whose heading says so, and that is not a goal or a
 * trend.
 */
export function placeOfTellingWeight(headings: readonly string[]): number | null {
  const place = headings
    .map(plainHeading)
    .findIndex((heading) => TELLING_WEIGHT.test(heading) && isMeasured(heading, 'weight'));
  return place < 0 ? null : place;
}

/** The kind of data in a table with these headings; null if it is not certain. */
export function kindToldBy(headings: readonly string[]): ImportKind | null {
  if (placeOfColumn(headings, 'date') === null || headings.some((cell) => /^-?\d/.test(cell.trim()))) return null;
  if (placeOfColumn(headings, 'kcal') !== null) return 'DIARY';
  const plain = headings.map(plainHeading);
  // An exported intake also has the weight that the plan was calculated from; it is not a measurement.
  if (plain.includes('personal_weight_unit')) return null;
  const isAmongOthers = ['WEEKBORD', 'CRONOMETER'].includes(sourceOf({ headings })) && !plain.includes('food name');
  return placeOfTellingWeight(headings) !== null || isAmongOthers ? 'WEIGHTS' : null;
}

/** Whether a row is a header: it names an energy or a weight column, and all the other given columns. */
export function namesColumns(cells: readonly string[], others: readonly ImportColumn[]): boolean {
  const isNamed = (column: ImportColumn) => placeOfColumn(cells, column) !== null;
  return (
    (isNamed('kcal') || isNamed('weight')) && others.every(isNamed) && !cells.some((cell) => /^-?\d/.test(cell.trim()))
  );
}

/** The column whose heading names a date. */
export function placeOfDate(headings: readonly string[]): number | null {
  return placeOfColumn(headings, 'date');
}
