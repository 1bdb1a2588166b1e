import { describe, expect, it } from 'vitest';
import { createRandom } from '../numbers/random.ts';
import { readMoment } from './moment.ts';

describe('an RFC 3339 timestamp', () => {
  it.each([
    ['2027-03-14T10:00:00Z', '2027-03-14T10:00:00.000Z', '2027-03-14', 0],
    ['2027-03-14T10:00Z', '2027-03-14T10:00:00.000Z', '2027-03-14', 0],
    ['2027-03-14t10:00:00z', '2027-03-14T10:00:00.000Z', '2027-03-14', 0],
    ['2027-03-14T10:00:00.5Z', '2027-03-14T10:00:00.500Z', '2027-03-14', 0],
    ['2027-03-14T10:00:00.123456789+00:00', '2027-03-14T10:00:00.123Z', '2027-03-14', 0],
    ['2027-03-14T10:00:00-00:00', '2027-03-14T10:00:00.000Z', '2027-03-14', 0],
    ['2027-03-14T00:30:00+02:00', '2027-03-13T22:30:00.000Z', '2027-03-14', 120],
    ['2027-03-13T23:30:00-05:00', '2027-03-14T04:30:00.000Z', '2027-03-13', -300],
    ['2027-03-14T00:00:00+05:45', '2027-03-13T18:15:00.000Z', '2027-03-14', 345],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z', '2016-12-31', 0],
  ])('is parsed: %s is %s, on %s', (text, instant, date, offsetMinutes) => {
    expect(readMoment(text)).toEqual({ instant: Date.parse(instant), date, offsetMinutes });
  });

  it.each([
    '',
    '2027-03-14',
    '2027-03-14T10:00:00',
    '2027-03-14 10:00:00Z',
    '2027-02-30T10:00:00Z',
    '2027-03-14T24:00:00Z',
    '2027-03-14T10:60:00Z',
    '2027-03-14T10:00:61Z',
    '2027-03-14T10:00:00.Z',
    '2027-03-14T10:00:00+2:00',
    '2027-03-14T10:00:00+0200',
    '2027-03-14T10:00:00+24:00',
    '2027-03-14T10:00:00+02:60',
    ' 2027-03-14T10:00:00Z',
    '2027-03-14T10:00:00Z\n',
    '12027-03-14T10:00:00Z',
  ])('cannot be %j', (text) => {
    expect(readMoment(text)).toBeNull();
  });

  it('is the same moment whatever its offset', () => {
    const random = createRandom(7);
    for (let turn = 0; turn < 500; turn += 1) {
      const instant = Math.floor(random() * 4e12);
      const offset = Math.floor(random() * 2879) - 1439;
      const clock = new Date(instant + offset * 60_000).toISOString().slice(0, -1);
      const ahead = Math.abs(offset);
      const two = (number: number) => String(number).padStart(2, '0');
      const text = `${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
      expect([text, readMoment(text)]).toEqual([text, { instant, date: clock.slice(0, 10), offsetMinutes: offset }]);
    }
  });
});
