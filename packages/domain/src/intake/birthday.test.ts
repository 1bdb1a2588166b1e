import { describe, expect, it } from 'vitest';
import { ageOfProfile, ageOn, boxesOfBirthday, readBirthday, validateBirthday } from './birthday.ts';

const TODAY = '2026-03-02';
const boxes = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
};

describe('a birthday in text fields', () => {
  it.each([
    ['01/03/1990', null],
    ['1/3/1990', null],
    ['29/02/1992', null],
    ['29/02/1900', 'not_a_date'],
    ['30/02/1992', 'not_a_date'],
    ['31/04/1992', 'not_a_date'],
    ['12/13/1992', 'not_a_date'],
    ['00/01/1992', 'not_a_date'],
    ['1/1/92', 'not_a_date'],
    ['1//1992', 'not_a_date'],
    ['a/1/1992', 'not_a_date'],
    ['//', 'required'],
    ['03/03/2026', 'in_future'],
    ['03/03/2025', 'age_out_of_range'],
    ['02/03/2025', null],
    ['03/03/1905', null],
    ['02/03/1905', 'age_out_of_range'],
  ])('typed as %s gives %s', (text, code) => {
    expect(validateBirthday(boxes(text), TODAY)?.code ?? null).toBe(code);
  });

  it('is the same after being written and read', () => {
    expect(boxesOfBirthday(readBirthday(boxes('9/12/1988')))).toEqual(boxes('09/12/1988'));
    expect(boxesOfBirthday(null)).toEqual(boxes('//'));
  });
});

it.each([
  ['1990-03-01', 36],
  ['1990-03-02', 36],
  ['1990-03-03', 35],
  ['1992-02-29', 34],
])('someone born on %s is %i years old', (birthday, age) => {
  expect(ageOn(birthday, TODAY)).toBe(age);
});

it('a person born on 29 February turns a year older on 1 March', () => {
  expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
  expect(ageOn('2004-02-29', '2026-03-01')).toBe(22);
});

it.each([
  ['the day before a birthday', 30, '1990-03-03', 35],
  ['the birthday', 30, '1990-03-02', 36],
  ['no birthday', 30, null, 30],
  ['no age', null, null, null],
])('a profile with %s has the right age on the requested date', (_, age, birthday, expected) => {
  expect(ageOfProfile({ age, birthday }, TODAY)).toBe(expected);
});
