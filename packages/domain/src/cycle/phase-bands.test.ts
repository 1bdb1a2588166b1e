import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/plain-date.ts';
import { currentCycle } from './current-cycle.ts';
import { cycleOfRecord } from './period-starts.ts';
import { phaseBands } from './phase-bands.ts';

const texts = (bands: ReturnType<typeof phaseBands>) => bands.map(({ phase, from, to }) => `${phase} ${from} ${to}`);

describe('the phases between two dates', () => {
  it('follow the recorded cycles at their actual lengths; the last cycle has the usual length', () => {
    const record = { starts: ['2027-01-01', '2027-01-25'], saidLength: 28 };
    expect(texts(phaseBands(record, { from: '2027-01-04', to: '2027-12-31' }))).toEqual([
      'MENSTRUATION 2027-01-04 2027-01-05',
      'FOLLICULAR 2027-01-06 2027-01-10',
      'OVULATION 2027-01-11 2027-01-13',
      'LUTEAL 2027-01-14 2027-01-24',
      'MENSTRUATION 2027-01-25 2027-01-29',
      'FOLLICULAR 2027-01-30 2027-02-05',
      'OVULATION 2027-02-06 2027-02-08',
      'LUTEAL 2027-02-09 2027-02-21',
    ]);
  });

  it('are unknown before the first start, and where a start was not recorded', () => {
    const record = { starts: ['2027-01-01', '2027-04-01'], saidLength: 30 };
    const bands = phaseBands(record, { from: '2026-12-01', to: '2027-04-02' });
    expect(bands[0]!.from).toBe('2027-01-01');
    expect(bands.find(({ from }) => from > '2027-01-30')).toEqual({
      phase: 'MENSTRUATION',
      from: '2027-04-01',
      to: '2027-04-02',
    });
    expect(phaseBands({ starts: [], saidLength: 28 }, { from: '2027-01-01', to: '2027-04-01' })).toEqual([]);
  });

  it('match the current cycle on each of its days', () => {
    const record = { starts: ['2027-01-01', '2027-01-30', '2027-03-01', '2027-03-29'], saidLength: null };
    const bands = phaseBands(record, { from: '2027-03-29', to: '2027-04-26' });
    for (const { phase, from, to } of bands) {
      for (let day = 0; day <= daysBetween(from, to); day += 1) {
        expect(currentCycle('FEMALE', cycleOfRecord(record), addDays(from, day)).phase).toBe(phase);
      }
    }
    expect(bands.map(({ phase }) => phase)).toEqual(['MENSTRUATION', 'FOLLICULAR', 'OVULATION', 'LUTEAL']);
  });
});
