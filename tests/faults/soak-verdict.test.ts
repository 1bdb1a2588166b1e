import { describe, expect, it } from 'vitest';
import { soakFaults, type MemorySample, type SoakResult } from '../../bench/support/soak-verdict.ts';

const MINUTES = 30;

/** Returns a sample every five seconds; `megabytes` gives the memory in use at a given minute. */
function samples(megabytes: (minute: number) => number): MemorySample[] {
  return Array.from({ length: MINUTES * 12 }, (_, index) => ({ minute: index / 12, megabytes: megabytes(index / 12) }));
}

/** A heap that grows and is garbage-collected every two minutes. */
const sawtooth = (minute: number) => 200 + 25 * (minute % 2);

function result(changed: Partial<SoakResult> = {}): SoakResult {
  return {
    minutes: MINUTES,
    errors: 0,
    latestMs: 80,
    p95: [10, 12, 20],
    memory: { server: samples(sawtooth) },
    ...changed,
  };
}

describe('the verdict on a soak test', () => {
  it('is good if nothing fails, memory goes up and down, and latency does not change', () => {
    expect(soakFaults(result())).toEqual([]);
  });

  it('allows memory growth in the first third of the run', () => {
    const filling = samples((minute) => sawtooth(minute) + 15 * Math.min(minute, 9));
    expect(soakFaults(result({ memory: { server: filling } }))).toEqual([]);
  });

  it('detects a leak of two megabytes a minute despite the ups and downs', () => {
    const leaking = samples((minute) => sawtooth(minute) + 2 * minute);
    expect(soakFaults(result({ memory: { server: leaking, database: samples(() => 80) } }))).toEqual([
      expect.stringMatching(/^server: memory grows by 1\d\.\d %/),
    ]);
  });

  it('detects errors, growing latency, a busy machine and a run without samples', () => {
    expect(soakFaults(result({ errors: 3, latestMs: 1200, p95: [10, 12, 20.1], memory: { server: [] } }))).toEqual([
      '3 errors',
      expect.stringContaining('memory grows by NaN %'),
      'calls were sent up to 1200 ms late: this machine was too busy to say anything',
      'the 95th percentile is 20.1 ms in the last minute, 10.0 in the first',
    ]);
  });
});
