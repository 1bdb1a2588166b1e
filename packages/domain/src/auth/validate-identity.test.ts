import { expect, it } from 'vitest';
import { validateEmail, validateName, validateOneTimeCode } from './validate-identity.ts';

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['anna@example.com', null],
  [' anna@example.com ', null],
  ['anna+week@mail.example.co.uk', null],
  ['anna', 'not_an_email'],
  ['anna@example', 'not_an_email'],
  ['anna@@example.com', 'not_an_email'],
  ['anna @example.com', 'not_an_email'],
  ['anna@example..com', 'not_an_email'],
])('validating the email %j gives %s', (email, error) => {
  expect(validateEmail(email)?.code ?? null).toBe(error);
});

it('names are trimmed and required', () => {
  expect(validateName(' Anna ')).toBeNull();
  expect(validateName('  ')).toEqual({ code: 'required' });
  expect(validateName('a'.repeat(100))).toBeNull();
  expect(validateName('a'.repeat(101))).toEqual({ code: 'too_long', limit: 100 });
});

it.each([
  ['1234', null],
  ['0000', null],
  ['123', 'otp_not_four_digits'],
  ['12345', 'otp_not_four_digits'],
  ['12a4', 'otp_not_four_digits'],
])('validating the code %j gives %s', (code, error) => {
  expect(validateOneTimeCode(code)?.code ?? null).toBe(error);
});
