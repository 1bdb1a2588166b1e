import { plainHeading } from './plain-heading.ts';
import { isNothing, readClock, readDate } from './read-cells.ts';

/** Words for an entry that was removed from a diary. */
const TAKEN_OUT =
  'deleted?|removed?|erased|discarded|purged|withdrawn|revoked|dismissed|disabled|archived|cancell?ed|excluded|ignored|trash(?:ed)?|binned|bin|void(?:ed)?|rejected|declined|verwijderen|verwijderde?|gewiste?|geschrapte?|weggegooide?|weggehaalde?|doorgehaalde?|doorgestreepte?|ingetrokken|vervallen|geweigerde?|verworpen|uitgeschakelde?|gearchiveerde?|geannuleerde?|uitgesloten|genegeerde?|prullenbak|prullenmand|afgewezen|gelöscht|storniert|archiviert|ausgeschlossen|supprimée?|annulée?|exclue?|archivée?|eliminad[oa]|borrad[oa]|cancelad[oa]|excluid[oa]|archivad[oa]';
/** Words for an entry that was not eaten, or not yet. */
const NOT_EATEN =
  'draft|planned|preplanned|prelogged|missed|suggested|suggestions?|proposed|scheduled|upcoming|future|todo|to do|to eat|tentative|wishlist|expected|forecast|queued|reserved|skip|skipped|hidden|template|uneaten|pending|concept|gemiste?|voorgestelde?|voorstel|gesuggereerde?|suggestie|geplande?|ingeplande?|voorgeplande?|toekomst|toekomstige?|komende?|aankomende?|te eten|te doen|verwachte?|overslaan|overgeslagen|verborgen|sjabloon|geplant|verpasst|vorgeschlagen|entwurf|übersprungen|vorlage|prévue?|manquée?|suggérée?|proposée?|planifiée?|brouillon|ignorée?|modèle|planificad[oa]|sugerid[oa]|propuest[oa]|planead[oa]|borrador|omitid[oa]|plantilla';
/** Words for an entry that counts. */
const EATEN =
  'eaten|logged|tracked|ticked(?: off)?|checked(?: off)?|recorded|consumed|completed?|active|enabled|visible|confirmed|done|included|counted|actual|gegeten|opgegeten|gelogde?|afgevinkte?|aangevinkte?|aangekruiste?|afgestreepte?|geregistreerde?|bijgehouden|genuttigde?|geconsumeerde?|voltooide?|actief|actieve|zichtbare?|bevestigde?|gedaan|meegetelde?|gegessen|abgehakt|erfasst|aktiv|sichtbar|bestätigt|mangée?|cochée?|enregistrée?|actif|consommée?|comid[oa]|registrad[oa]|activ[oa]|consumid[oa]';
/** Words that reverse the word after them. */
const NOT = 'not|never|niet|nooit|nicht|pas|non|no|un|geen';
/** Words in a heading or cell that do not change the state that it names. */
const NEUTRAL =
  'is|was|were|has|have|been|be|already|yet|still|soft|auto|pre|mark|marked|vs|versus|flag|vlag|indicator|logically|as|or|and|the|a|meals?|entry|entries|item|row|record|log|food|in|longer|y|n|yes|true|false|al|reeds|nog|meer|j|ja|nee|werd|wordt|of|en|als|de|het|maaltijd(?:en)?|invoer|regel|rij';

/** "deleted_at", "Deleted on", "Verwijderd op", "Deletion date": empty unless the entry was removed. */
const WHEN_TAKEN_OUT = new RegExp(
  `^(?:${TAKEN_OUT})[ _-]?(?:at|on|date|time|reason|op|om|datum|tijd|reden|am|le|el|(?:by|door)(?:[ _-](?:the |de )?\\p{L}+)?)$|^(?:deletion|removal|cancell?ation)[ _-]?(?:date|time|reason)$`,
  'u',
);
const PLAN = /^(?:is[ _])?plan(?:ning)?$/;
const STATUS_HEADING = /(?:^|[ _-])(?:status|state|toestand|zustand|statut|estado)$/;
const TYPE_HEADING =
  /^(?:(?:entry|record|log|meal|row|item|invoer|regel)[ _-]?)?(?:type|kind|soort|flags?|vlag|mark|markering|action|actie|stage|phase|fase)$/;

const YES =
  /^(?:true|t|yes|y|-?1(?:[.,]0+)?|x|v|(?:- )?\[[xv✓]\]|on|waar|ja|j|✓|✔️?|☑️?|✅|wahr|oui|vrai|sí|si|verdadero)$/;
const NO =
  /^(?:false|f|no|n|0(?:[.,]0+)?|(?:- )?\[ ?\]|not(?: yet)?|(?:nog )?niet|never|nooit|off|onwaar|nee|nein|falsch|non|faux|falso|☐|⬜|✗|✘|❌)$/;
const MARK = /^(?:x|v|\[[xv✓]\]|✓|✔️?|☑️?|✅)$/;
const word = (names: string) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u');
const wholeWord = (names: string) => new RegExp(`^(?:${names})$`, 'u');
const INACTIVE = 'inactive|inactief|inaktiv|inactif|inactiv[oa]';
const LEFT_OUT_WORD = word(`${TAKEN_OUT}|${NOT_EATEN}|${INACTIVE}`);
const EATEN_WORD = word(EATEN);
const NEGATION = new RegExp(`(?<!\\p{L})(?:${NOT})[ _-]+`, 'u');
const NEGATED_EATEN = new RegExp(`(?<!\\p{L})(?:un|on)(?:${EATEN})(?!\\p{L})`, 'u');
const WHOLE_WORDS = {
  TAKEN_OUT: wholeWord(TAKEN_OUT),
  LEFT_OUT: wholeWord(`${NOT_EATEN}|${INACTIVE}`),
  COUNTED: wholeWord(EATEN),
} as const;
const WHOLE_NOT = wholeWord(NOT);
const WHOLE_NEUTRAL = wholeWord(NEUTRAL);
/** Names of things rather than states: a column "Food logged" may contain names of foods. */
const NAMED_THING = word('meals?|item|food|maaltijd(?:en)?');

/** The state that a text names: removed, not eaten, or eaten; several for "planned/eaten". */
type State = 'TAKEN_OUT' | 'LEFT_OUT' | 'COUNTED';

/** The states that a text names if it contains nothing else; empty if it contains other words. */
function statesIn(text: string): ReadonlySet<State> {
  const words = wordsOf(text);
  const states = new Set<State>();
  let isNegated = false;
  for (let place = 0; place < words.length; place++) {
    const one = words[place]!;
    const two = `${one} ${words[place + 1] ?? ''}`;
    const state = stateOf(two) ?? stateOf(one);
    if (state !== null) {
      if (stateOf(two) !== null) place++;
      states.add(isNegated ? opposite(state) : state);
      isNegated = false;
    } else if (two === 'to be') {
      isNegated = true;
      place++;
    } else if (WHOLE_NOT.test(one)) isNegated = true;
    else if (!WHOLE_NEUTRAL.test(one)) return new Set();
  }
  return states;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function stateOf(text: string): State | null {
  const prefixed = /^(?:un|on)(\p{L}+)$/u.exec(text)?.[1];
  if (prefixed !== undefined && WHOLE_WORDS.COUNTED.test(prefixed)) return 'LEFT_OUT';
  return (['TAKEN_OUT', 'LEFT_OUT', 'COUNTED'] as const).find((state) => WHOLE_WORDS[state].test(text)) ?? null;
}

function opposite(state: State): State {
  return state === 'COUNTED' ? 'LEFT_OUT' : 'COUNTED';
}

/** The columns of a table that say which of its rows count. */
export interface StateColumns {
  /** Columns whose value is true in a row that does not count. */
  readonly leftOut: readonly number[];
  /** Columns that contain a time in a row that was removed. */
  readonly moments: readonly number[];
  /** Columns that are filled in a row that was removed. */
  readonly takenOut: readonly number[];
  /** Columns whose value is true in a row that counts. */
  readonly counted: readonly number[];
  /** Columns with nothing but marks, which are empty in a row that does not count. */
  readonly marked: readonly number[];
  readonly status: readonly number[];
  readonly type: readonly number[];
}

/**
 * Finds the state columns. A column with numbers other than 0 and 1 is not a state column: it may contain planned
 * energy.
 */
export function stateColumns(headings: readonly string[], rows: readonly (readonly string[])[]): StateColumns {
  const plain = headings.map((heading) => plainHeading(spaced(heading)).replace(/\s*\?$/, ''));
  const places = (name: RegExp) => plain.flatMap((heading, place) => (name.test(heading) ? [place] : []));
  const states = plain.map((heading) => (WHEN_TAKEN_OUT.test(heading) ? new Set<State>() : statesIn(heading)));
  const cellsAt = (place: number) => rows.map((row) => row[place]?.trim().toLowerCase() ?? '');
  const isState = (place: number) => {
    const cells = cellsAt(place);
    return !cells.some(isFigure) && (!NAMED_THING.test(plain[place]!.replaceAll('_', ' ')) || cells.every(isStateCell));
  };
  // A number may be that of a plan.
  const hasAnswers = (place: number) => cellsAt(place).every((cell) => isStateCell(cell) && !/\d/.test(cell));
  const placesOf = (...named: readonly State[]) =>
    states.flatMap((one, place) => (one.size === 1 && named.some((state) => one.has(state)) ? [place] : []));
  return {
    leftOut: [...placesOf('TAKEN_OUT', 'LEFT_OUT').filter(isState), ...places(PLAN).filter(hasAnswers)],
    moments: placesOf('TAKEN_OUT'),
    takenOut: places(WHEN_TAKEN_OUT),
    counted: placesOf('COUNTED').filter(isState),
    marked: placesOf('COUNTED').filter((place) => {
      const cells = cellsAt(place).filter((cell) => cell !== '');
      return cells.length > 0 && cells.every((cell) => MARK.test(cell));
    }),
    status: [...places(STATUS_HEADING), ...states.flatMap((one, place) => (one.size > 1 ? [place] : []))],
    type: places(TYPE_HEADING),
  };
}

/** A heading in camel case as separate words. */
export function spaced(heading: string): string {
  return heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Whether a cell contains nothing but a state or an answer. */
function isStateCell(cell: string): boolean {
  return isNothing(cell) || saysYes(cell) || saysNo(cell) || isMoment(cell) || statesIn(cell).size > 0;
}

export function saysYes(cell: string): boolean {
  return YES.test(cell);
}

export function saysNo(cell: string): boolean {
  return NO.test(cell);
}

/** Whether a row is marked as deleted, planned or otherwise not eaten. */
export function isMarkedLeftOut(row: readonly string[], columns: StateColumns): boolean {
  const cellAt = (place: number) => row[place]?.trim().toLowerCase() ?? '';
  return (
    columns.leftOut.some((place) => saysLeftOut(cellAt(place))) ||
    columns.moments.some((place) => isMoment(cellAt(place))) ||
    columns.takenOut.some((place) => isFilled(cellAt(place))) ||
    columns.counted.some((place) => saysNotCounted(cellAt(place))) ||
    columns.marked.some((place) => cellAt(place) === '') ||
    columns.status.some((place) => isLeftOutStatus(cellAt(place))) ||
    columns.type.some((place) =>
      cellAt(place)
        .split(/[;,|/]/)
        .some(isWhollyLeftOut),
    )
  );
}

function isFigure(cell: string): boolean {
  return /^-?\d+(?:[.,]\d+)?$/.test(cell) && !/^(?:-?1|0)(?:[.,]0+)?$/.test(cell) && !isMoment(cell);
}

function saysLeftOut(cell: string): boolean {
  return YES.test(cell) || isLeftOutStatus(cell);
}

function saysNotCounted(cell: string): boolean {
  return NO.test(cell) || isLeftOutStatus(cell);
}

/** Whether a cell contains nothing but a state in which a row does not count. */
function isWhollyLeftOut(cell: string): boolean {
  const states = statesIn(cell);
  return states.size > 0 && !states.has('COUNTED');
}

/** Whether a text names a state in which a row does not count: "PLANNED_MEAL", "skipped by user", "not eaten". */
function isLeftOutStatus(cell: string): boolean {
  const text = cell.replaceAll(/[_-]/g, ' ');
  const states = statesIn(text);
  if (states.size === 1) return !states.has('COUNTED');
  const isNegated = NEGATION.test(text);
  if (LEFT_OUT_WORD.test(text)) return !isNegated;
  return NEGATED_EATEN.test(text) || (isNegated && EATEN_WORD.test(text));
}

/** Whether a cell says when, why or by whom an entry was removed. */
function isFilled(cell: string): boolean {
  return !isNothing(cell) && !NO.test(cell);
}

/** Whether a cell is a date, a time, or seconds or milliseconds since 1970. */
function isMoment(cell: string): boolean {
  return (
    /^\d{10}(?:\d{3})?$/.test(cell) ||
    readDate(cell, 'DAY_FIRST') !== null ||
    readDate(cell, 'MONTH_FIRST') !== null ||
    readClock(cell) !== null
  );
}
