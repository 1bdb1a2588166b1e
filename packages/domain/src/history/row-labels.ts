import { MONTH_NAMES, WEEKDAY_NAMES } from './calendar-words.ts';

/** Words for sums and averages. */
const SUMS = words(
  'total totals totalled totaled ttl tot subtot subtotal subtotals sum sums summary overview recap tally cumulative cumulated',
  'cumul cum accumulated aggregate aggregated overall average averages averaged avg ave mean median',
  'totaal totale totalen subtotaal subtotalen som totaalsom eindsom optelling optelsom opgeteld samenvatting overzicht',
  'cumulatief cumulatieve geaccumuleerd gemiddelde gemiddeld gemiddelden gem mediaan tussenstand eindstand',
  'gesamt gesamte gesamtsumme gesamtwert gesamtkalorien insgesamt summe tagessumme zwischensumme zusammenfassung',
  'durchschnitt tagesdurchschnitt wochendurchschnitt kumuliert',
  'totaux somme moyenne résumé cumulé totales suma promedio resumen acumulado σ ø',
);

/** Words for sums, averages, goals and remaining amounts: rows with such names are not meals. */
const FIGURES = union(
  SUMS,
  words(
    'budget budgets deficit deficits surplus balance allowance limit limits',
    'goal goals target targets remaining net',
    'tekort overschot balans saldo limiet streefdoel streefdoelen doelstelling doel doelen',
    'streefwaarde resterend resterende overgebleven netto',
    'tagesziel kaloriendefizit kalorienziel defizit überschuss ziel ziele verbleibend',
    'déficit bilan límite objectif objectifs restant restante restants objetivo objetivos restantes',
  ),
);

/** Words for meals and moments of the day. */
const MEALS = words(
  'meal meals breakfast brekkie brunch elevenses lunch dinner supper snack snacks morning noon midday afternoon evening',
  'night',
  'maaltijd maaltijden eetmoment eetmomenten ontbijt ontbijten lunches middageten middagmaal middagmaaltijd',
  'avondeten avondmaal avondmaaltijd ochtendmaaltijd diner tussendoor tussendoortje tussendoortjes vieruurtje',
  'ochtend ochtends voormiddag middag middags namiddag avond avonds nacht',
  'mahlzeit mahlzeiten frühstück mittagessen abendessen zwischenmahlzeit zwischenmahlzeiten',
  'repas petit déjeuner dîner collation comida comidas desayuno almuerzo cena',
);

/** Words for parts of a meal that are foods too; they only say what a sum is about: "Tea total". */
const MEALS_AND_FOODS = words(
  'tea drink drinks dessert desserts drankje drankjes toetje toetjes nagerecht nagerechten',
);

/** Words that only say what a sum, average or goal is about. */
const ABOUT = union(
  MEALS,
  new Set([...MONTH_NAMES, ...WEEKDAY_NAMES].flat()),
  words(
    'day days daily today yesterday week weeks weekly wk month months monthly year years yearly quarter grand so far of',
    'for per the a all and or to at on in is it this that last your my our date range period',
    'food foods eaten consumed intake nutrition macros energy calorie calories cal cals kcal kcals kj mj kilojoules',
    "day's today's macro's meal's",
    'item items entry entries product products row rows line lines log diary record records over under used spent',
    'logged tracked recorded counted left max min maximum minimum',
    'running rolling final end closing interim partial general whole entire full actual current estimated calculated',
    'new incl including inclusive excl excluding exclusive with without before after until through from by exercise',
    'workout no nr number first second third fourth fifth sixth 1st 2nd 3rd pre post ytd mtd wtd',
    'producten gelogd gebruikt ingenomen boven onder',
    'dag dagen dagelijks dagelijkse vandaag gisteren weken wekelijks wekelijkse maand maanden maandelijks maandelijkse',
    'jaar kwartaal van voor de het een alle en of deze dit je jouw mijn uw ons onze tot nu toe heel hele op om t m tm',
    'voeding eten gegeten inname generaal général energie calorieën calorieen item rij rijen regel regels dagboek periode geregistreerd',
    'lopend lopende doorlopend doorlopende oplopend oplopende voortschrijdend voortschrijdende eind tussen deel sub',
    'algemeen algemene algeheel volledig volledige werkelijk werkelijke huidig huidige geschat geschatte berekend',
    'berekende laatste vorige inclusief exclusief met zonder na uit door vanaf nummer eerste tweede derde vierde vijfde',
    'zesde over sport beweging',
    'tag tage täglich tages heute woche monat der die das des und laufend laufende kalorien',
    'jour journée quotidien semaine mois du le la les tous toute apport énergie',
    'día diario diaria semana mes del el los las todo todas energía calorías',
  ),
);

/** First parts of compounds apart from the words above: "weektotaal", "eiwitdoel". */
const FIRST_PARTS = words(
  'dag week maand jaar kwartaal sub eind tussen deel calorie calorieën energie eiwit inname streef day meal grand totaal total',
);
/** Last parts of compounds: "dagtotaal", "weekgemiddelde", "caloriedoel". */
const LAST_PARTS =
  'totalen totaal total totals tot som sum gemiddelden gemiddelde average doelen doel goal target tekort deficit overschot budget limiet limit saldo overzicht samenvatting summary'.split(
    ' ',
  );
/** First parts of compounds whose last part says what the sum is about: "totaalcalorieën". */
const TOTAL_FIRST = /^(?:totaal|total|totale)(?=\p{L}{3})/u;

/** Labels for sums that contain none of the words for sums. */
const WHOLE_LABELS = new Set(
  lines(
    'all|all together|altogether|combined|all combined|all meals|all day|whole day|entire day|full day',
    'calories left|kcal left|left today|calories over goal|carried forward|brought forward|to date|year to date|month to date|week to date',
    'alles|alles samen|alles bij elkaar|samen|bij elkaar|gezamenlijk|alle maaltijden|hele dag|de hele dag|heel de dag',
    'nog over|kcal over|calorieën over',
    'alle mahlzeiten|ganzer tag|tous les repas|toute la journée|todas las comidas|todo el día',
  ),
);

/** Dates, and numbers with a unit, a noun or at least three digits. */
const DATES_AND_FIGURES = new RegExp(
  [
    '\\d{1,4}[-/.]\\d{1,2}(?:[-/.]\\d{1,4})?',
    '\\d{1,3} (?:meals?|foods?|items?|entries|products?|snacks?|days?|weeks?|maaltijd(?:en)?|producten|dag(?:en)?|weken|tage?|mahlzeiten|jours|repas|días|comidas)',
    '\\d[\\d.,]* ?(?:kcals?|kj|cals?)',
    '(?:\\d{3,5}|\\d{8}|\\d{1,2}[.,]\\d{3})',
  ]
    .map((pattern) => `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d%])`)
    .join('|'),
  'gu',
);
const NUMBER = /^'?\d{1,4}(?:st|nd|rd|th|e|ste|de)?$/;
/** A word with its number: "W32", "Q3", "Meal1". */
const WORD_WITH_NUMBER = /^(\p{L}+)\d{1,4}$/u;
const LETTERS_WITH_NUMBER = words('w q d m kw');

/** Whether a cell names a sum, an average, a goal or a remaining amount, rather than a meal or food. */
export function isSumLabel(cell: string): boolean {
  return areFigures(cell, FIGURES);
}

/** Whether a cell names a sum or an average, but not a goal or a remaining amount. */
export function isTotalLabel(cell: string): boolean {
  return areFigures(cell, SUMS);
}

function areFigures(cell: string, figures: ReadonlySet<string>): boolean {
  if (cell.length > 80) return false;
  const label = cell.toLowerCase().replaceAll('’', "'").replaceAll('∑', 'σ').replaceAll('⌀', 'ø');
  // Brackets may contain a remark, as in "Total (3 items)", or the word for the sum, as in "Dinner (total)".
  return [label.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '), label].some((text) => nameFigures(text, figures));
}

function nameFigures(label: string, figures: ReadonlySet<string>): boolean {
  const named = label.match(/\p{L}[\p{L}']*/gu) ?? [];
  const isFigure = (word: string) => figures.has(word) || isCompound(word, figures);
  // A shortcut, because most cells contain no such word.
  if (!named.some(isFigure)) return WHOLE_LABELS.has(named.join(' '));
  const isSum = named.some((word) => SUMS.has(word) || isCompound(word, SUMS));
  const rest = label.replaceAll(DATES_AND_FIGURES, ' . ').match(/[\p{L}\p{N}%'][\p{L}\p{N}%']*|\.(?= )/gu) ?? [];
  const isAbout = (word: string) =>
    word === '.' || ABOUT.has(word) || (isSum && MEALS_AND_FOODS.has(word)) || isNumbered(word);
  return rest.every((word, place) =>
    NUMBER.test(word) ? isNumberOf(rest, place, isAbout) : isFigure(word) || isAbout(word),
  );
}

/**
 * Whether a number belongs to a word that says what a sum is about: "Meal 1 total", "Total 4 August". A small number
 * directly after a word for a sum may be part of a name: "Total 2" is a yogurt.
 */
function isNumberOf(all: readonly string[], place: number, isAbout: (word: string) => boolean): boolean {
  const before = all.slice(0, place).findLast((word) => !NUMBER.test(word));
  const after = all.slice(place).find((word) => !NUMBER.test(word));
  return [before, after].some((word) => word !== undefined && isAbout(word));
}

function isNumbered(word: string): boolean {
  const name = WORD_WITH_NUMBER.exec(word)?.[1] ?? '';
  return ABOUT.has(name) || LETTERS_WITH_NUMBER.has(name);
}

/** Whether a word joins a word for a figure and what it is about: "dagtotaal", "lunchbudget", "totaalcalorieën". */
function isCompound(word: string, figures: ReadonlySet<string>): boolean {
  const isFirst = (part: string) => FIRST_PARTS.has(part) || MEALS.has(part);
  const isLast = LAST_PARTS.some(
    (last) => figures.has(last) && word.endsWith(last) && [0, 1].some((joint) => isFirst(firstOf(word, last, joint))),
  );
  return isLast || (TOTAL_FIRST.test(word) && ABOUT.has(word.replace(TOTAL_FIRST, '')));
}

/** The first part of a compound, without the "s" that may join the parts. */
function firstOf(word: string, last: string, joint: number): string {
  const first = word.slice(0, -last.length);
  return joint === 1 && first.endsWith('s') ? first.slice(0, -1) : first;
}

function words(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split(' ')));
}

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function lines(...texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('|'));
}
