import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';
import {
  validateEmail,
  validateName,
  validateOneTimeCode,
  validatePasswords,
  validateTerms,
} from './validate-identity.ts';

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
])('an email of %j gives %s', (email, error) => {
  expect(validateEmail(email)?.code ?? null).toBe(error);
});

it('a name is trimmed and required', () => {
  expect(validateName(' Anna ')).toBeNull();
  expect(validateName('  ')).toEqual({ code: 'required' });
  expect(validateName('a'.repeat(151))).toEqual({ code: 'too_long', limit: 150 });
});

it('terms must be accepted and passwords repeated', () => {
  expect(validateTerms(true)).toBeNull();
  expect(validateTerms(false)).toEqual({ code: 'required' });
  expect(validatePasswords('secret', 'secret')).toBeNull();
  expect(validatePasswords('secret', 'other')).toEqual({ code: 'passwords_differ' });
  expect(validatePasswords('', '')).toEqual({ code: 'required' });
});

it.each([
  ['1234', null],
  ['0000', null],
  ['123', 'otp_not_four_digits'],
  ['12345', 'otp_not_four_digits'],
  ['12a4', 'otp_not_four_digits'],
])('a code of %j gives %s', (code, error) => {
  expect(validateOneTimeCode(code)?.code ?? null).toBe(error);
});

it('the strength bar fills at 2, 3, 5 and 7 characters', () => {
  const strengths = [0, 1, 2, 3, 4, 5, 6, 7, 20].map((length) => passwordStrength('x'.repeat(length)));
  expect(strengths).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 4]);
});
