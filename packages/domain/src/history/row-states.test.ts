import { expect, it } from 'vitest';
import { isMarkedLeftOut, stateColumns } from './row-states.ts';

function isLeftOut(heading: string, cell: string, ...others: readonly string[]): boolean {
  const columns = stateColumns([heading], [[cell], ...others.map((one) => [one])]);
  return isMarkedLeftOut([cell], columns);
}

it.each([
  ['Deleted', ['true', 'TRUE', 't', '1', 'yes', 'y', 'x', 'ja', 'waar', '✓', 'Deleted', '2027-03-02', '1790000000']],
  ['is_deleted', ['1', 'true']],
  ['isDeleted', ['true']],
  ['deleted_at', ['2027-03-02T08:15:00Z', '2027-03-02', '08:15', '1790000000', '3 Mar 2027']],
  ['deletedAt', ['2027-03-02T08:15:00Z']],
  ['Deleted on', ['1/3/2027']],
  ['Deleted by', ['Robin']],
  ['Deletion date', ['2027-03-02']],
  ['Verwijderd', ['ja', 'waar', 'verwijderd', '1']],
  ['Verwijderd op', ['1-3-2027']],
  ['Draft', ['x', 'draft']],
  ['Planned?', ['yes', 'planned']],
  ['Planned', ['planned', 'Planned meal', 't']],
  ['Gepland', ['WAAR', 'gepland', 'ja']],
  ['Cancelled', ['true', 'cancelled']],
  ['Geannuleerd', ['ja']],
  ['Excluded', ['1', 'yes', 'excluded']],
  ['Ignored', ['true']],
  ['Trash', ['true']],
  ['Hidden', ['yes']],
  ['Eaten', ['false', 'no', '0', 'not eaten', 'planned']],
  ['Logged', ['no', 'f']],
  ['Gegeten', ['nee', 'niet gegeten']],
  ['Active', ['no', 'false', '0', 'inactive']],
  ['Actief', ['nee', 'onwaar', 'inactief']],
  ['Visible', ['false']],
  ['Confirmed', ['no']],
  ['Done', ['n']],
  ['Status', ['planned', 'PLANNED_MEAL', 'cancelled', 'canceled', 'geannuleerd', 'skipped', 'skipped by user']],
  ['Status', ['deleted', 'concept', 'not eaten', 'niet gegeten', 'overgeslagen', 'template', 'pending', 'inactive']],
  ['Tracked', ['false', 'no', '0', 'not tracked']],
  ['Ticked', ['no', 'unticked', 'not ticked']],
  ['Ticked off', ['false']],
  ['Checked', ['FALSE', 'n', 'unchecked', 'missed']],
  ['isChecked', ['false']],
  ['Recorded', ['no']],
  ['Afgevinkt', ['nee', 'onwaar', 'niet afgevinkt', 'gemist']],
  ['Aangevinkt', ['nee']],
  ['Geregistreerd', ['nee', '0']],
  ['Bijgehouden', ['nee']],
  ['Abgehakt', ['nein']],
  ['Missed', ['yes', 'true', 'missed']],
  ['Gemist', ['ja', 'x']],
  ['Suggested', ['true']],
  ['Voorgesteld', ['ja', 'waar']],
  ['Status', ['missed', 'MISSED', 'suggested', 'Suggestion', 'proposed', 'untracked', 'not checked off']],
  ['Status', ['gemist', 'gemiste maaltijd', 'voorgesteld', 'voorstel', 'niet afgevinkt', 'nog niet afgevinkt']],
  ['Type', ['suggested', 'suggested meal', 'gemist', 'voorgesteld']],
  ['State', ['Deleted']],
  ['Entry status', ['deleted']],
  ['meal_status', ['SKIPPED']],
  ['Type', ['planned', 'template']],
  ['Gelöscht', ['ja', 'wahr']],
  ['Planned/Logged', ['planned', 'Planned meal', 'not logged']],
  ['Gepland of gegeten', ['gepland', 'niet gegeten']],
  ['Not eaten', ['TRUE', 'yes', '1']],
  ['Not yet eaten', ['x']],
  ['Niet gegeten', ['ja', 'waar']],
  ['Nog niet gegeten', ['ja']],
  ['Nog te eten', ['ja']],
  ['Not deleted', ['false', 'no']],
  ['Was deleted', ['true']],
  ['Has been removed', ['yes']],
  ['Soft-deleted', ['1']],
  ['Marked as deleted', ['y']],
  ['Planned meal', ['true', 'yes', '1']],
  ['isPlannedMeal', ['true']],
  ['Geplande maaltijd', ['ja']],
  ['Pre-planned', ['yes']],
  ['Eaten (y/n)', ['n']],
  ['Eaten Y/N', ['N', 'No']],
  ['To be eaten', ['yes']],
  ['Delete', ['yes', '1.0']],
  ['Deleted flag', ['Y']],
  ['Logically deleted', ['1']],
  ['Verwijderd door gebruiker', ['ja', 'Robin']],
  ['Planned vs actual', ['planned']],
  ['Plan', ['true', 'yes']],
  ['Planning', ['ja']],
  ['Consumed', ['not yet', 'never', '0.0']],
  ['Gegeten', ['nog niet', 'niet', 'Nee']],
  ['Flags', ['deleted;favourite', 'favourite, deleted']],
  ['Done', ['- [ ]']],
  ['Gewist', ['ja']],
  ['Geschrapt', ['ja', 'waar']],
  ['Doorgestreept', ['x']],
  ['In prullenbak', ['ja', 'WAAR']],
  ['In bin', ['true']],
  ['Skip', ['true', 'yes']],
  ['Overslaan', ['ja']],
  ['Future', ['true']],
  ['Toekomstig', ['ja']],
  ['To do', ['yes']],
  [
    'Status',
    ['todo', 'to-do', 'To eat', 'future', 'skip', 'te eten', 'nog te eten', 'toekomstig', 'unlogged', 'ongegeten'],
  ],
  ['Done', ['[ ]', '[]', '☐', '❌']],
  ['Gegeten', ['[ ]']],
  ['Deleted', ['-1', '[x]', '✅']],
  ['Flag', ['deleted', 'Removed', 'skip']],
  ['Flags', ['not eaten']],
  ['Vlag', ['verwijderd', 'niet gegeten']],
  ['Action', ['deleted']],
  ['Supprimé', ['oui', 'vrai']],
  ['Eliminado', ['sí', 'verdadero']],
])('under the heading %s, a row with any of %j is left out', (heading, cells) => {
  expect(cells.filter((cell) => !isLeftOut(heading, cell))).toEqual([]);
});

it.each([
  ['Deleted', ['false', 'f', '0', 'no', 'nee', '', '-', 'not deleted', 'n/a']],
  ['deleted_at', ['', 'null', '-', 'NaN', 'false', '0']],
  ['Verwijderd op', ['', 'n.v.t.']],
  ['Planned', ['no', 'nee', '', '2027-03-01', '500']],
  ['planned_by', ['PERSON', 'Robin']],
  ['Planned meal', ['Lasagne', '600', 'false', 'no', '']],
  ['Food logged', ['Template pizza', 'Hidden Valley dressing', 'Cake']],
  ['Eaten', ['yes', 'ja', '1', 'true', '', 'eaten']],
  ['Active', ['yes', '1', 'active', '', 'actief']],
  ['Status', ['done', 'eaten', 'logged', 'active', '', 'not deleted', 'complete', 'gegeten']],
  ['Type', ['Lunch', 'Planned parenthood soup', '']],
  ['Tracked', ['true', 'yes', '1', '', 'tracked']],
  ['Tracked by', ['no', 'false']],
  ['Checked', ['true', 'checked', '✓']],
  ['Afgevinkt', ['ja', 'waar', 'afgevinkt', '']],
  ['Missed', ['no', 'false', '', '0']],
  ['Gemist', ['nee', '']],
  ['Suggested', ['false', '500', '']],
  ['Suggested by', ['Robin']],
  ['Status', ['tracked', 'checked', 'ticked off', 'afgevinkt', 'not missed', 'niet gemist', 'geregistreerd']],
  ['Name', ['Missed', 'Suggested serving', 'Gemist']],
  ['Type', ['Suggested by Robin', 'Ontbijt']],
  ['Cancelled', ['no']],
  ['Completely gone', ['yes']],
  ['Plan', ['1', 'keto', 'false', '']],
  ['Meal plan', ['yes', '1']],
  ['Planned vs actual', ['actual']],
  ['Tracked by user', ['no']],
  ['Planned/Logged', ['logged', '', 'Logged meal']],
  ['Not eaten', ['false', 'no', '0', '']],
  ['Niet gegeten', ['nee', '']],
  ['Not deleted', ['true', 'yes']],
  ['Was deleted', ['false', '']],
  ['In prullenbak', ['nee', '']],
  ['Skip', ['false', 'no', '']],
  ['Done', ['[x]', '[v]', '✅', '']],
  ['Flag', ['', 'favourite', 'eaten', 'red']],
  ['Active calories', ['0', 'no']],
  ['Status', ['no longer planned', 'niet meer gepland', 'completed']],
  ['Type', ['Future Farm burger', 'Skip lunch soup']],
])('under the heading %s, a row with any of %j is kept', (heading, cells) => {
  expect(cells.filter((cell) => isLeftOut(heading, cell))).toEqual([]);
});

it('a column with numbers other than 0 and 1 is not a state column', () => {
  expect(isLeftOut('Planned', '1', '450')).toBe(false);
  expect(isLeftOut('Active', '0', '312.5')).toBe(false);
  expect(isLeftOut('Active', '0', '1')).toBe(true);
  expect(isLeftOut('Deleted', '-1', '0')).toBe(true);
});

it('an empty cell among marks means that the row does not count', () => {
  expect(isLeftOut('Eaten', '', 'x', 'x')).toBe(true);
  expect(isLeftOut('Gegeten', '', 'v')).toBe(true);
  expect(isLeftOut('Done', '', '✓')).toBe(true);
  expect(isLeftOut('Eaten', '', 'yes')).toBe(false);
  expect(isLeftOut('Deleted', '', 'x')).toBe(false);
  expect(isLeftOut('Eaten', '')).toBe(false);
});

it.each(['Deleted', 'Verwijderd', 'Planned', 'Gepland', 'Not eaten', 'Niet gegeten', 'Skip', 'Gewist'])(
  'a heading means the same in every spelling of %s',
  (state) => {
    const spellings = ['', 'Is ', 'Was ', 'is_', 'Meal ', 'Entry '].flatMap((before) =>
      ['', '?', ' meal', '_entry', ' (y/n)'].map((after) => `${before}${state}${after}`),
    );
    for (const heading of spellings.flatMap((one) => [one, one.toUpperCase(), one.replaceAll(' ', '-')])) {
      expect([heading, isLeftOut(heading, 'yes'), isLeftOut(heading, 'no')]).toEqual([heading, true, false]);
    }
  },
);
