import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOfOrganisation, nameOnPhone } from './name-on-phone.ts';

it.each([
  ['Weekbord', 'Weekbord', 'W'],
  ['DMA', 'DMA', 'DMA'],
  ['BAMiFit', 'BAMiFit', 'B'],
  ['Club Sportive', 'Club', 'CS'],
  ['Fuel & Flow', 'Fuel & Flow', 'FF'],
  ['Fuel & Flow Coaching', 'Fuel & Flow', 'FC'],
  ['Voedingspraktijk Vos', 'Voedingspraktijk', 'VV'],
  ['Eat well, live well', 'Eat well', 'EW'],
  ['Élan', 'Élan', 'É'],
  ['4 Seasons', '4 Seasons', '4S'],
  ['& !', '& !', ''],
])('%s is shortened to %s below its icon, which shows %s', (name, short, initials) => {
  expect([nameOnPhone(name), initialsOfOrganisation(name)]).toEqual([short, initials]);
});

it('any name is shortened to its beginning, with a few letters on the icon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
      const short = nameOnPhone(name);
      expect(name.startsWith(short) && short !== '').toBe(true);
      expect(initialsOfOrganisation(name)).toMatch(/^.{0,6}$/u);
    }),
  );
});
