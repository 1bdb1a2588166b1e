import { plainHeading } from './plain-heading.ts';
import { isNothing, readClock, readDate } from './read-cells.ts';

/** Words for an entry that was removed from a diary. */
const TAKEN_OUT =
  'deleted|removed|archived|cancell?ed|excluded|ignored|trash(?:ed)?|void(?:ed)?|rejected|declined|verwijderde?|gearchiveerde?|geannuleerde?|uitgesloten|genegeerde?|prullenbak|afgewezen|gelöscht|storniert|archiviert|ausgeschlossen|supprimée?|annulée?|exclue?|archivée?|eliminad[oa]|borrad[oa]|cancelad[oa]|excluid[oa]|archivad[oa]';
/** Words for an entry that was not eaten, or not yet. */
const NOT_EATEN =
  'draft|planned|missed|suggested|suggestions?|proposed|un(?:ticked|checked|tracked|logged|confirmed)|scheduled|upcoming|skipped|hidden|template|uneaten|pending|concept|gemiste?|voorgestelde?|voorstel|gesuggereerde?|suggestie|geplande?|ingepland|overgeslagen|verborgen|sjabloon|geplant|verpasst|vorgeschlagen|entwurf|übersprungen|vorlage|prévue?|manquée?|suggérée?|proposée?|planifiée?|brouillon|ignorée?|modèle|planificad[oa]|sugerid[oa]|propuest[oa]|planead[oa]|borrador|omitid[oa]|plantilla';
/** Words for an entry that counts. */
const EATEN =
  'eaten|logged|tracked|ticked(?:[ _]off)?|checked(?:[ _]off)?|recorded|consumed|completed?|active|enabled|visible|confirmed|done|included|counted|gegeten|gelogd|afgevinkt|aangevinkt|aangekruist|afgestreept|geregistreerd|bijgehouden|genuttigd|geconsumeerd|voltooid|actief|zichtbaar|bevestigd|gedaan|meegeteld|gegessen|abgehakt|erfasst|aktiv|sichtbar|bestätigt|mangée?|cochée?|enregistrée?|actif|active|consommée?|comid[oa]|registrad[oa]|activ[oa]|consumid[oa]';

const HEADING = (names: string) => new RegExp(`^(?:is[ _]?)?(?:${names})$`);
const TAKEN_OUT_HEADING = HEADING(TAKEN_OUT);
const LEFT_OUT_HEADING = HEADING(`${TAKEN_OUT}|${NOT_EATEN}`);
/** "deleted_at", "Deleted on", "Verwijderd op", "Deletion date": empty unless the entry was removed. */
const WHEN_TAKEN_OUT = new RegExp(
  `^(?:${TAKEN_OUT})[ _-]?(?:at|on|by|date|time|reason|op|om|door|datum|tijd|reden|am|le|el)$|^(?:deletion|removal|cancell?ation)[ _-]?(?:date|time|reason)$`,
);
const COUNTED_HEADING = HEADING(EATEN);
const STATUS_HEADING = /(?:^|[ _-])(?:status|state|toestand|zustand|statut|estado)$/;
const TYPE_HEADING = /^(?:(?:entry|record|log|meal)[ _-]?)?(?:type|kind|soort)$/;

const YES = /^(?:true|t|yes|y|1|x|on|waar|ja|j|✓|✔|☑|wahr|oui|vrai|sí|si|verdadero)$/;
const NO = /^(?:false|f|no|n|0|off|onwaar|nee|nein|falsch|non|faux|falso|☐|✗|✘)$/;
const word = (names: string) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u');
const LEFT_OUT_WORD = word(`${TAKEN_OUT}|${NOT_EATEN}|inactive|inactief|inaktiv|inactif|inactiv[oa]`);
const EATEN_WORD = word(EATEN);
const NOT = /(?<!\p{L})(?:not|never|un|niet|nooit|nicht|pas|no)[ _-]+/u;
const WHOLE_LEFT_OUT = new RegExp(`^(?:${TAKEN_OUT}|${NOT_EATEN})(?: (?:meal|maaltijd|entry))?$`);

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
  readonly status: readonly number[];
  readonly type: readonly number[];
}

/**
 * Finds the state columns. A column with numbers other than 0 and 1 is not a state column: it may contain planned
 * energy.
 */
export function stateColumns(headings: readonly string[], rows: readonly (readonly string[])[]): StateColumns {
  const plain = headings.map((heading) =>
    plainHeading(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/\s*\?$/, ''),
  );
  const places = (name: RegExp) => plain.flatMap((heading, place) => (name.test(heading) ? [place] : []));
  const isState = (place: number) => !rows.some((row) => isFigure(row[place]?.trim() ?? ''));
  return {
    leftOut: places(LEFT_OUT_HEADING).filter(isState),
    moments: places(TAKEN_OUT_HEADING),
    takenOut: places(WHEN_TAKEN_OUT),
    counted: places(COUNTED_HEADING).filter(isState),
    status: places(STATUS_HEADING),
    type: places(TYPE_HEADING),
  };
}

/** Whether a row is marked as deleted, planned or otherwise not eaten. */
export function isMarkedLeftOut(row: readonly string[], columns: StateColumns): boolean {
  const cellAt = (place: number) => row[place]?.trim().toLowerCase() ?? '';
  return (
    columns.leftOut.some((place) => saysLeftOut(cellAt(place))) ||
    columns.moments.some((place) => isMoment(cellAt(place))) ||
    columns.takenOut.some((place) => isFilled(cellAt(place))) ||
    columns.counted.some((place) => saysNotCounted(cellAt(place))) ||
    columns.status.some((place) => isLeftOutStatus(cellAt(place))) ||
    columns.type.some((place) => WHOLE_LEFT_OUT.test(cellAt(place).replaceAll(/[_-]/g, ' ')))
  );
}

function isFigure(cell: string): boolean {
  return /^-?\d+(?:[.,]\d+)?$/.test(cell) && !/^[01]$/.test(cell) && !isMoment(cell);
}

function saysLeftOut(cell: string): boolean {
  return YES.test(cell) || isLeftOutStatus(cell);
}

function saysNotCounted(cell: string): boolean {
  return NO.test(cell) || isLeftOutStatus(cell);
}

/** Whether a text names a state in which a row does not count: "PLANNED_MEAL", "skipped by user", "not eaten". */
function isLeftOutStatus(cell: string): boolean {
  const text = cell.replaceAll('_', ' ');
  const isNegated = NOT.test(text);
  if (LEFT_OUT_WORD.test(text)) return !isNegated;
  return isNegated && EATEN_WORD.test(text);
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
