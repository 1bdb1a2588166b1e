import { describe, expect, it } from 'vitest';
import { CLIENT_GROUPS, type ClientOrder, isInGroup, type ListedFigures, orderClients } from './client-list.ts';

const WELL: ListedFigures = {
  name: 'Wim',
  needs: [],
  isSilent: false,
  adherence: { loggedDays: 7, energy: 100, protein: 100 },
  weightChange: { perWeek: -0.3, until: '2027-03-14', course: 'TOWARDS' },
  lastSeen: '2027-03-14',
};
const CLIENTS: readonly ListedFigures[] = [
  WELL,
  {
    ...WELL,
    name: 'Åsa',
    needs: [{ kind: 'NOTE', count: 1, newest: 4 }],
    adherence: { loggedDays: 5, energy: 120, protein: 90 },
  },
  {
    ...WELL,
    name: 'Bo',
    needs: [{ kind: 'NOT_LOGGED', days: 4, last: '2027-03-10' }],
    isSilent: true,
    adherence: { loggedDays: 2, energy: 60, protein: 60 },
    weightChange: null,
    lastSeen: '2027-03-10',
  },
  { ...WELL, name: 'Cem', isSilent: true, adherence: null, lastSeen: null },
  { ...WELL, name: 'Dirk', adherence: { loggedDays: 4, energy: 99, protein: 70 } },
];
const namesBy = (order: ClientOrder, isReversed = false) =>
  orderClients(CLIENTS, { order, isReversed, language: 'en' }).map(({ name }) => name);

describe('the clients of a coach', () => {
  it('are grouped by who needs attention, who logs nothing, and who eats off plan', () => {
    const groups = CLIENT_GROUPS.map((group) => [
      group,
      CLIENTS.filter((one) => isInGroup(one, group)).map(({ name }) => name),
    ]);
    expect(Object.fromEntries(groups)).toEqual({
      ALL: ['Wim', 'Åsa', 'Bo', 'Cem', 'Dirk'],
      NEEDS: ['Åsa', 'Bo'],
      SILENT: ['Bo', 'Cem'],
      // Two logged days are too few for a weekly mean.
      OFF_PLAN: ['Åsa', 'Dirk'],
    });
  });

  it.each([
    ['NEEDS', ['Åsa', 'Bo', 'Cem', 'Dirk', 'Wim'], ['Bo', 'Åsa', 'Cem', 'Dirk', 'Wim']],
    ['NAME', ['Åsa', 'Bo', 'Cem', 'Dirk', 'Wim'], ['Wim', 'Dirk', 'Cem', 'Bo', 'Åsa']],
    ['LOGGED', ['Bo', 'Dirk', 'Åsa', 'Wim', 'Cem'], ['Wim', 'Åsa', 'Dirk', 'Bo', 'Cem']],
    ['ENERGY', ['Bo', 'Dirk', 'Wim', 'Åsa', 'Cem'], ['Åsa', 'Wim', 'Dirk', 'Bo', 'Cem']],
    ['PROTEIN', ['Bo', 'Dirk', 'Åsa', 'Wim', 'Cem'], ['Wim', 'Åsa', 'Dirk', 'Bo', 'Cem']],
    ['WEIGHT', ['Åsa', 'Cem', 'Dirk', 'Wim', 'Bo'], ['Åsa', 'Cem', 'Dirk', 'Wim', 'Bo']],
    ['LAST_SEEN', ['Bo', 'Åsa', 'Dirk', 'Wim', 'Cem'], ['Åsa', 'Dirk', 'Wim', 'Bo', 'Cem']],
  ] as const)(
    'are sorted by %s in both directions, with clients without a value last and ties by name',
    (order, up, down) => {
      expect(namesBy(order)).toEqual(up);
      expect(namesBy(order, true)).toEqual(down);
    },
  );
});
