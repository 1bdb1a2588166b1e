/** Prefixes and nouns of Dutch compounds: "dagtotaal", "weekgemiddelde", "caloriedoel". */
const COMPOUNDS = 'dag week maand jaar tussen eind deel maaltijd calorie calorieën kcal energie eiwit'
  .split(' ')
  .flatMap((first) =>
    'totaal totalen gemiddelde gemiddelden doel doelen som tekort overschot budget limiet saldo'
      .split(' ')
      .map((last) => first + last),
  );

/** Words for sums, averages, goals and remaining amounts: rows with such names are not meals. */
const FIGURES = words(
  ...COMPOUNDS,
  'budget budgets deficit deficits surplus balance allowance limit limits',
  'totale subtotalen tekort overschot balans saldo limiet dagbudget streefdoel streefdoelen doelstelling',
  'gesamte gesamtkalorien tagesziel tagesdurchschnitt wochendurchschnitt kaloriendefizit kalorienziel defizit überschuss',
  'déficit bilan límite',
  'total totals subtotal subtotals sum summary average averages avg mean goal goals target targets remaining net',
  'totaal totalen dagtotaal weektotaal eindtotaal subtotaal som samenvatting gemiddelde gemiddeld gemiddelden doel doelen',
  'streefwaarde resterend resterende overgebleven netto',
  'gesamt gesamtsumme gesamtwert insgesamt summe tagessumme zwischensumme zusammenfassung durchschnitt ziel ziele verbleibend',
  'totaux somme moyenne objectif objectifs restant restante restants résumé',
  'totales suma promedio objetivo objetivos restantes resumen',
);

/** Words that only say what a sum, average or goal is about. */
const ABOUT = words(
  'day days daily today week weekly month monthly grand so far of for per the a all and this your overall',
  'meal meals food foods eaten consumed intake nutrition macros energy calorie calories kcal kj',
  'breakfast lunch dinner supper snack snacks morning afternoon evening',
  "day's today's macro's",
  'item items entry entries product products left over under used spent logged tracked max min maximum minimum',
  'producten gelogd gebruikt ingenomen boven onder items',
  'dag dagen dagelijks dagelijkse vandaag maand van voor de het een alle en deze je tot nu toe heel hele',
  'maaltijd maaltijden voeding gegeten inname energie calorieën calorieen',
  'ontbijt middageten avondeten diner tussendoortje tussendoortjes ochtend middag avond',
  'tag tage täglich tages heute woche monat der die das des und alle mahlzeit mahlzeiten kalorien',
  'frühstück mittagessen abendessen zwischenmahlzeit zwischenmahlzeiten',
  'jour journée quotidien semaine mois du le la les des tous toute repas apport énergie petit déjeuner dîner collation',
  'día diario diaria semana mes del el los las de todo todas comidas comida energía calorías desayuno almuerzo cena',
  'mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
);

/** Labels for sums that contain none of the words for sums. */
const WHOLE_LABELS = new Set(
  lines(
    'all meals|all day|whole day|entire day|full day|calories left|kcal left|left today|calories over goal',
    'alle maaltijden|hele dag|de hele dag|heel de dag|nog over|kcal over|calorieën over',
    'alle mahlzeiten|ganzer tag|tous les repas|toute la journée|todas las comidas|todo el día|σ',
  ),
);

const MONTH =
  '(?:jan|feb|mar|mrt|maart|apr|may|mei|jun|jul|aug|sep|sept|oct|okt|nov|dec|january|february|march|april|june|july|august|september|october|november|december|januari|februari|juni|juli|augustus|oktober)\\.?';
/**
 * Dates, numbered days and weeks, and numbers with a noun, with a unit or of at least 100. A smaller bare number may be
 * part of a name: "Total 2" is a yogurt.
 */
const DATES_AND_FIGURES = new RegExp(
  [
    '\\d{1,4}[-/.]\\d{1,2}(?:[-/.]\\d{1,4})?',
    `\\d{1,2}(?:st|nd|rd|th|e)? ${MONTH}(?:,? \\d{4})?`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
    `${MONTH}(?: \\d{4})?`,
    '\\d{1,3} (?:meals?|foods?|items?|entries|products?|snacks?|days?|weeks?|maaltijd(?:en)?|producten|dag(?:en)?|weken|tage?|mahlzeiten|jours|repas|días|comidas)',
    '(?:day|week|dag|tag|jour|semaine|semana) \\d{1,3}',
    '\\d[\\d.,]* ?(?:kcal|kj|cal)',
    '(?:\\d{3,5}|\\d{1,2}[.,]\\d{3})',
  ]
    .map((pattern) => `(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d%])`)
    .join('|'),
  'gu',
);

/** Whether a cell names a sum, an average, a goal or a remaining amount, rather than a meal or food. */
export function isSumLabel(cell: string): boolean {
  if (cell.length > 80) return false;
  const label = cell
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const named = label.match(/\p{L}[\p{L}']*/gu) ?? [];
  // A shortcut, because most cells contain no such word.
  if (!named.some((word) => FIGURES.has(word))) return WHOLE_LABELS.has(named.join(' '));
  const rest = label.replaceAll(DATES_AND_FIGURES, ' ').match(/[\p{L}\p{N}%'][\p{L}\p{N}%'.,]*/gu) ?? [];
  return rest.every((one) => {
    const word = one.replace(/[.,]+$/, '');
    return FIGURES.has(word) || ABOUT.has(word);
  });
}

function words(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split(' ')));
}

function lines(...texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('|'));
}
