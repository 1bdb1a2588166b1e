import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/plain-date.ts';
import { currentCycle } from './current-cycle.ts';
import {
  changeStarts,
  countedLength,
  cycleOfRecord,
  notedCycles,
  ownCycles,
  PERIOD_STARTS_MAX,
  predictPeriod,
  startNear,
  withLastStart,
} from './period-starts.ts';

const TODAY = '2027-03-14';
/** Starts with the given numbers of days between them, the last one on 1 March. */
function startsOf(...lengths: number[]): string[] {
  const starts = ['2027-03-01'];
  for (const days of lengths.toReversed()) starts.unshift(addDays(starts[0]!, -days));
  return starts;
}

describe('recorded starts', () => {
  it('include a period that began early, until that is undone', () => {
    const before = startsOf(28, 29);
    const early = withLastStart(before, '2027-03-24');
    expect(early).toEqual([...before, '2027-03-24']);
    expect(withLastStart(early, '2027-03-01')).toEqual(before);
  });

  it('treat a date a few days off as a correction of the same period', () => {
    const before = startsOf(28, 29);
    const corrected = withLastStart(before, '2027-03-04');
    expect(corrected).toEqual([...before.slice(0, -1), '2027-03-04']);
    expect(withLastStart(corrected, '2027-03-01')).toEqual(before);
    expect([startNear(before, '2027-03-10'), startNear(before, '2027-03-11')]).toEqual(['2027-03-01', undefined]);
  });

  it('stay sorted when added and removed; the reverse of a change undoes that change', () => {
    const before = startsOf(28, 60);
    const change = { added: ['2027-01-30'], removed: [before[0]!] };
    const after = changeStarts(before, change, TODAY);
    expect(after).toEqual({ starts: [before[1], '2027-01-30', '2027-03-01'] });
    const undone = changeStarts((after as { starts: string[] }).starts, reversed(change), TODAY);
    expect(undone).toEqual({ starts: before });
    expect(changeStarts(before, { added: [], removed: ['2020-01-01'] }, TODAY)).toEqual({ starts: before });
  });

  it.each([
    ['2027-03-15', { code: 'in_future' }],
    ['2027-02-30', { code: 'not_a_date' }],
    ['2027-03-10', { code: 'period_starts_too_close', limit: 10 }],
    ['2027-02-20', { code: 'period_starts_too_close', limit: 10 }],
  ])('do not accept %s', (date, fault) => {
    expect(changeStarts(startsOf(28), { added: [date], removed: [] }, TODAY)).toEqual({ fault });
  });

  it('are limited in number', () => {
    const full = startsOf(...Array.from({ length: PERIOD_STARTS_MAX - 1 }, () => 20));
    const more = changeStarts(full, { added: ['2027-03-12'], removed: [] }, TODAY);
    expect(more).toEqual({ fault: { code: 'too_many', limit: PERIOD_STARTS_MAX } });
    expect(withLastStart(full, '2027-03-12')).toHaveLength(PERIOD_STARTS_MAX);
  });
});

describe("a person's own cycles", () => {
  it.each([
    [[28, 30], null, 27],
    [[28, 30, 29], { count: 3, median: 29, shortest: 28, longest: 30 }, 29],
    [[28, 29, 31, 34], { count: 4, median: 30, shortest: 28, longest: 34 }, 30],
    [[50, 28, 28, 28, 28, 28, 28], { count: 6, median: 28, shortest: 28, longest: 28 }, 28],
    [[28, 84, 29, 30], { count: 3, median: 29, shortest: 28, longest: 30 }, 29],
    [[28, 12, 84], null, 27],
  ])('with lengths of %j days, have the statistics %j', (lengths, own, counted) => {
    const starts = startsOf(...lengths);
    expect(ownCycles(starts)).toEqual(own);
    expect(countedLength({ starts, saidLength: 27 })).toBe(counted);
  });

  it('default to 28 days, and are listed latest first', () => {
    expect(countedLength({ starts: startsOf(30), saidLength: null })).toBe(28);
    expect(notedCycles(startsOf(84, 30))).toEqual([
      { start: '2027-03-01', days: null },
      { start: '2027-01-30', days: 30 },
      { start: '2026-11-07', days: null },
    ]);
  });
});

describe('the next period', () => {
  const predict = (lengths: number[], saidLength: number | null = null, today = TODAY) =>
    predictPeriod({ starts: startsOf(...lengths), saidLength }, today);

  it("is expected according to the person's own cycles, with the shortest and the longest as the range", () => {
    expect(predict([28, 29, 31, 34])).toEqual({
      date: '2027-03-31',
      between: { earliest: '2027-03-29', latest: '2027-04-04' },
      missedSince: null,
    });
  });

  it('is never predicted to the exact day, however regular the cycles were', () => {
    expect(predict([28, 28, 28])?.between).toEqual({ earliest: '2027-03-27', latest: '2027-03-31' });
  });

  it('has no range if too few cycles are recorded', () => {
    expect(predict([28, 30], 27)).toEqual({ date: '2027-03-28', between: null, missedSince: null });
    expect(predictPeriod({ starts: [], saidLength: 27 }, TODAY)).toBeNull();
  });

  it('has no range if an expected start was not recorded', () => {
    const one = predict([28, 28, 28], null, '2027-03-29');
    expect(one).toEqual({ date: '2027-04-26', between: null, missedSince: '2027-03-29' });
    expect(predict([28, 28, 28], null, '2027-05-10')?.missedSince).toBe('2027-03-29');
    expect(predict([28, 28, 28], null, '2027-03-28')?.missedSince).toBeNull();
  });

  it('[CAL-02] matches the next period that the cycle shows: after today and within its range', () => {
    const lengths = fc.array(fc.integer({ min: 10, max: 90 }), { maxLength: 12 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 200 }), (days, later) => {
        const record = { starts: startsOf(...days), saidLength: null };
        const today = addDays('2027-03-01', later);
        const next = predictPeriod(record, today)!;
        expect(next.date).toBe(currentCycle('FEMALE', cycleOfRecord(record), today).nextPeriodStart);
        expect(daysBetween(today, next.date)).toBeGreaterThan(0);
        if (next.between === null) return;
        expect(next.between.earliest < next.date && next.date < next.between.latest).toBe(true);
      }),
    );
  });
});

const reversed = ({ added, removed }: { added: string[]; removed: string[] }) => ({ added: removed, removed: added });
