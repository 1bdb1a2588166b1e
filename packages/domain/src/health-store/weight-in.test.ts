import { DAY_MS } from '../dates/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { caughtUp, chooseWeighIns, readFrom, type StoredWeight, withSeen } from './weight-in.ts';

const at = (moment: string) => Date.parse(`2027-03-${moment}:00Z`);
const NOW = at('14T12:00');
const READ = { since: at('10T00:00'), seen: {} };
const GIVEN = { now: NOW, weighedDates: new Set<string>(), unit: 'KILOGRAMS' } as const;

function weightOf(id: string, moment: string, kilograms = 72.3, more: Partial<StoredWeight> = {}): StoredWeight {
  return { id, kilograms, at: at(moment), date: `2027-03-${moment.slice(0, 2)}`, isOwn: false, ...more };
}

const idsOf = (weights: readonly StoredWeight[], read = READ, given: Partial<typeof GIVEN> = {}) => {
  const { weighIns, passed } = chooseWeighIns(weights, read, { ...GIVEN, ...given });
  return [weighIns.map(({ recordId }) => recordId), passed.map(({ id }) => id)];
};

describe('a weight from the health store', () => {
  it('becomes a measurement for its date, to two decimal places', () => {
    const { weighIns, passed } = chooseWeighIns([weightOf('a', '14T07:00', 72.34567)], READ, GIVEN);
    expect(weighIns).toEqual([{ recordId: 'a', at: at('14T07:00'), date: '2027-03-14', value: 72.35 }]);
    expect(passed).toEqual([]);
  });

  it('is the first weight of its date, whatever order the weights arrive in', () => {
    expect(
      idsOf([weightOf('evening', '13T20:00'), weightOf('today', '14T07:00'), weightOf('morning', '13T07:00')]),
    ).toEqual([['morning', 'today'], ['evening']]);
  });

  it('is never added to a date that already has a weight', () => {
    expect(idsOf([weightOf('a', '14T07:00')], READ, { weighedDates: new Set(['2027-03-14']) })).toEqual([[], ['a']]);
  });

  it('is not read back if this app wrote it', () => {
    expect(idsOf([weightOf('ours', '14T07:00', 72, { isOwn: true }), weightOf('scale', '14T08:00')])).toEqual([
      ['scale'],
      ['ours'],
    ]);
  });

  it('is limited to the range of the unit in which its owner enters weights', () => {
    const light = weightOf('light', '13T07:00', 0.6);
    const heavy = weightOf('heavy', '14T07:00', 299);
    expect(idsOf([light, heavy])).toEqual([['heavy'], ['light']]);
    expect(idsOf([light, heavy], READ, { unit: 'POUNDS' as 'KILOGRAMS' })).toEqual([['light'], ['heavy']]);
  });

  it('is postponed if it is in the future', () => {
    const ahead = weightOf('ahead', '14T13:00');
    expect(idsOf([ahead])).toEqual([[], []]);
    expect(idsOf([ahead], READ, { now: at('14T13:00') })).toEqual([['ahead'], []]);
  });

  it('is handled only once', () => {
    const weight = weightOf('a', '14T07:00');
    expect(idsOf([weight], withSeen(READ, [weight]))).toEqual([[], []]);
  });
});

describe('the next read from the health store', () => {
  it('begins when reading was switched on, but no further back than a health store allows', () => {
    expect(readFrom(READ, NOW)).toBe(READ.since);
    expect(readFrom(READ, NOW + 60 * DAY_MS)).toBe(NOW + 30 * DAY_MS);
  });

  it('goes back three days, for a scale that delivers a weight late, and drops older records', () => {
    const read = withSeen(READ, [weightOf('old', '10T07:00'), weightOf('new', '13T07:00')]);
    expect(caughtUp(read, NOW)).toEqual({ since: NOW - 3 * DAY_MS, seen: { new: at('13T07:00') } });
    expect(caughtUp(READ, READ.since + DAY_MS).since).toBe(READ.since);
  });
});
