import { describe, expect, it } from 'vitest';
import { organisationInMail, personInMail, senderOfMail, validateOrganisationName } from './organisation-name.ts';

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
  ])('takes the plain name %s', (name) => {
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
  ])('refuses %j, of which a mail program or a reader may make something else', (name) => {
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
  ])('keeps %j for the product itself', (name) => {
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

describe('a name in a mail', () => {
  it.each([
    ['Weekbord', 'Weekbord'],
    ['Kim', 'Kim via Weekbord'],
    ['Your bank: visit evil.example/pay now', 'Weekbord'],
    ['Weekbord Support', 'Weekbord'],
    ['\u202eKim', 'Kim via Weekbord'],
    ['', 'Weekbord'],
  ])('of the organisation %j makes the sender %j', (name, sender) => {
    expect(senderOfMail(name)).toBe(sender);
    expect(sender).toContain(organisationInMail(name));
  });

  it.each([
    ['Kim de Wit', 'Kim de Wit'],
    ["Máire O'Neill", "Máire O'Neill"],
    ['J. Smit', 'J. Smit'],
    ['evil.example', ''],
    ['Call 0900 1234 now', ''],
    ['W e e k b o r d Support', ''],
    ['\u200b', ''],
  ])('of the person %j is %j', (name, said) => {
    expect(personInMail(name)).toBe(said);
  });
});
