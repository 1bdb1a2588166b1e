import { describe, expect, it } from 'vitest';
import { waitlistKeptSince } from './waitlist.ts';

describe('waitlistKeptSince', () => {
  it.each([
    ['2027-03-14T09:00:00.000Z', '2026-03-14T09:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2027-03-01T12:00:00.000Z'],
  ])('returns for %s: %s', (now, since) => {
    expect(waitlistKeptSince(new Date(now)).toISOString()).toBe(since);
  });
});
