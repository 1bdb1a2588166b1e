import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areTakenForEachOther,
  imitatesPortal,
  personInMail,
  PRODUCT_PORTAL_NAMES,
  senderOfMail,
  shownName,
  validateOrganisationName,
} from './organisation-name.ts';

const codeOf = (name: string) => validateOrganisationName(name)?.code ?? null;

describe('validateOrganisationName', () => {
  it.each([
    'Kim',
    'Fuel & Flow',
    "Noor's Kitchen",
    'St. Jude Clinic',
    'Très Bon!',
    'Fit (Utrecht)',
    '健康',
    'Week by Week',
    'Board & Bread',
    'Kim Support',
    'Mollie',
    'Ideal Weight',
    '24-7 Fit 2027',
    'Фитнес Ким',
    'フィット Kim',
    'Việt Ăn Ngon',
    'De Keuken van An',
  ])('accepts the plain name %s', (name) => {
    expect(codeOf(name)).toBeNull();
  });

  it.each([
    'Your bank: visit evil.example/pay now',
    'evil.example',
    'evil\uff0eexample',
    'evil\u3002example',
    'https evil example',
    'WWW evil',
    'pay@evil',
    'a/b',
    'a\\b',
    '<b>Kim</b>',
    '"Kim"',
    'Kim; Bank',
    'Ki\u0007m',
    'Win \u{1f4b0}',
    'evil,example',
    'evil\ua4f8example',
    'Kim Фит',
    'Рraсtice',
    'Κim',
    'Kɨm',
    'Bel 0900 123 456',
    '+31 6 12345678',
    `Kim${'\u0301'.repeat(4)}`,
    'K\u20dd',
  ])('refuses %j, which a mail client or a reader could mistake for something else', (name) => {
    expect(codeOf(name)).toBe('name_not_plain');
  });

  it.each([
    'Weekbord',
    'weekbord support',
    'WEEK BORD',
    'W e e k b o r d',
    'Week-Bord Team',
    'The Weekbord Bank',
    'W\u00e9\u00e9kbord',
    'W33kb0rd',
    'Wееkbоrd',
    '\uff37eekbord',
    'VVeekbord',
    'Wee\u200bkbord',
    'Wεεκbοгd',
    'Weekboard',
    '\u{1d416}\u{1d41e}\u{1d41e}\u{1d424}\u{1d41b}\u{1d428}\u{1d42b}\u{1d41d}',
    'W\u20acekbord',
    'Weekbrod',
    'Weekbor',
    'Weekborde',
    'Stripe',
    'Str1pe Payments',
    'S t r i p e',
    'Pay Pal',
    'ABN-AMRO',
    'Customer Support',
    'Your account',
    'Sup port',
    'Klantenservice',
    'Het Support-team',
  ])('reserves %j for the product itself and for names that people trust', (name) => {
    expect(codeOf(name)).toBe('name_reserved');
  });

  it.each([
    ['', 'required'],
    ['\u200b\u3164', 'required'],
    ['x'.repeat(61), 'too_long'],
  ])('refuses %j', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });
});

/** Ways to change a name so that it still looks the same. */
const DISGUISES: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => Array.from(name).join(' '),
  (name) => Array.from(name).join('-'),
  (name) => Array.from(name).join('\u200b'),
  (name) => name.replaceAll(/[a-z]/gi, '$&\u0301'),
  (name) => name.replaceAll(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  (name) => name.replaceAll('e', 'е').replaceAll('o', 'о').replaceAll('i', 'і'),
  (name) => name.replaceAll('e', '3').replaceAll('o', '0').replaceAll('i', '1'),
  (name) => name.replaceAll('m', 'rn').replaceAll('w', 'vv').replaceAll('W', 'VV'),
  (name) => `The ${name}`,
  (name) => `${name} Support`,
  (name) => `\u202e${name}`,
];

describe('a name that imitates another', () => {
  it('is refused in any disguise', () => {
    const known = fc.constantFrom('Weekbord', 'Stripe', ...PRODUCT_PORTAL_NAMES);
    const disguises = fc.array(fc.constantFrom(...DISGUISES), { maxLength: 4 });
    fc.assert(
      fc.property(known, disguises, (name, each) => {
        const disguised = each.reduce((text, disguise) => disguise(text), name);
        const isRefused = validateOrganisationName(disguised) !== null || imitatesPortal(disguised);
        expect([disguised, isRefused]).toEqual([disguised, true]);
        expect(shownName({ name: disguised, isCoachs: true })).toBe('Weekbord');
        expect(personInMail(disguised)).toBe('');
      }),
      { numRuns: 800 },
    );
  });

  it('is never shown with characters that could form a link, an address or markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const said = [shownName({ name, isCoachs: true }), personInMail(name)];
        for (const text of said) {
          expect(text).not.toMatch(/[\r\n\0<>@\\]|\.\p{L}|:\/\/|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u);
          expect(text.length).toBeLessThanOrEqual(120);
        }
      }),
      { numRuns: 800 },
    );
  });

  it.each([
    ['Practice Wolf', 'practice w0lf', true],
    ['Practice Wolf', 'Practice Wolf Support', true],
    ['Practice Wolf', 'The Practice Wolf', true],
    ['Practice Wolf', 'Practice Vos', false],
    ['Kim', 'Kim de Wit', false],
    ['An', 'De', false],
  ])('%s and %s can be mistaken for each other: %s', (one, other, are) => {
    expect(areTakenForEachOther(one, other)).toBe(are);
    expect(areTakenForEachOther(other, one)).toBe(are);
  });

  it.each(['Fit for Life', 'Trainers of Utrecht', 'Nathan Brower', 'Body & Mind', 'Happy Kitchen', 'Clubhuis Zuid'])(
    'is not seen in %s',
    (name) => {
      expect([validateOrganisationName(name), imitatesPortal(name)]).toEqual([null, false]);
    },
  );
});

describe('the name in an email', () => {
  it.each([
    ['Weekbord', 'Weekbord'],
    ['Kim', 'Kim via Weekbord'],
    ['Your bank: visit evil.example/pay now', 'Weekbord'],
    ['Weekbord Support', 'Weekbord'],
    ['\u202eKim', 'Kim via Weekbord'],
    ['Killerbody', 'Weekbord'],
    ['', 'Weekbord'],
  ])("of a coach's organisation called %j is %j", (name, sender) => {
    expect(senderOfMail({ name, isCoachs: true })).toBe(sender);
    expect(sender).toContain(shownName({ name, isCoachs: true }));
  });

  it("is the portal's own name if the portal comes with the product", () => {
    expect(senderOfMail({ name: 'Killerbody', isCoachs: false })).toBe('Killerbody via Weekbord');
  });

  it.each([
    ['Kim de Wit', 'Kim de Wit'],
    ["Máire O'Neill", "Máire O'Neill"],
    ['J. Smit', 'J. Smit'],
    ['An', 'An'],
    ['María de los Ángeles Núñez-Vos', 'María de los Ángeles Núñez-Vos'],
    ['evil.example', ''],
    ['Call 0900 1234 now', ''],
    ['W e e k b o r d Support', ''],
    ['Killerbody', ''],
    ['Klantenservice', ''],
    ['Your account is closed call us at once please', ''],
    ['Kіm', ''],
    ['\u200b', ''],
  ])('of a person called %j is %j', (name, said) => {
    expect(personInMail(name)).toBe(said);
  });
});
