import { describe, expect, it } from 'vitest';
import { CYCLE_PARTS, isSharingEnd, SHARING_DAYS_MAX, sharedCycle } from './cycle-sharing.ts';

const TODAY = '2027-03-20';
const RECORD = { starts: ['2026-12-08', '2027-01-05', '2027-02-03', '2027-03-06'], saidLength: null };
const NOTHING = { phase: null, nextPeriod: null, isStartMissed: null, starts: null };

describe('the shared parts of a cycle', () => {
  it('are chosen separately, without a date if only the phase is shared', () => {
    expect(sharedCycle(RECORD, [], TODAY)).toEqual(NOTHING);
    expect(sharedCycle(RECORD, ['PHASE'], TODAY)).toEqual({ ...NOTHING, phase: 'OVULATION', isStartMissed: false });
    expect(sharedCycle(RECORD, ['NEXT_PERIOD'], TODAY)).toEqual({
      ...NOTHING,
      nextPeriod: { date: '2027-04-04', earliest: '2027-04-02', latest: '2027-04-06' },
      isStartMissed: false,
    });
    expect(sharedCycle(RECORD, ['STARTS'], TODAY)).toEqual({ ...NOTHING, starts: RECORD.starts });
  });

  it('are empty without any recorded start, and marked as approximate if the latest start is missing', () => {
    expect(sharedCycle({ starts: [], saidLength: 28 }, CYCLE_PARTS, TODAY)).toEqual({ ...NOTHING, starts: [] });
    const missed = sharedCycle({ starts: ['2027-01-05'], saidLength: null }, CYCLE_PARTS, TODAY);
    expect(missed).toMatchObject({ isStartMissed: true, nextPeriod: { earliest: null, latest: null } });
  });
});

it('sharing must end in the future, at most a year ahead', () => {
  const now = new Date('2027-03-20T09:00:00Z');
  const at = (ms: number) => isSharingEnd(new Date(now.getTime() + ms), now);
  const most = SHARING_DAYS_MAX * 86_400_000;
  expect([at(-1), at(0), at(1), at(most), at(most + 1)]).toEqual([false, false, true, true, false]);
});
