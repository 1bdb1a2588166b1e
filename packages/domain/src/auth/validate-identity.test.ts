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
  ['', 'email_required'],
  ['  ', 'email_required'],
  ['anna@example.com', null],
  [' anna@example.com ', null],
  ['anna+week@mail.example.co.uk', null],
  ['anna', 'email_invalid'],
  ['anna@example', 'email_invalid'],
  ['anna@@example.com', 'email_invalid'],
  ['anna @example.com', 'email_invalid'],
  ['anna@example..com', 'email_invalid'],
])('an email of %j gives %s', (email, error) => {
  expect(validateEmail(email)).toBe(error);
});

it('a name is trimmed and required', () => {
  expect(validateName(' Anna ')).toBeNull();
  expect(validateName('  ')).toBe('name_required');
  expect(validateName('a'.repeat(151))).toBe('name_too_long');
});

it('terms must be accepted and passwords repeated', () => {
  expect(validateTerms(true)).toBeNull();
  expect(validateTerms(false)).toBe('terms_required');
  expect(validatePasswords('secret', 'secret')).toBeNull();
  expect(validatePasswords('secret', 'other')).toBe('passwords_differ');
  expect(validatePasswords('', '')).toBe('password_required');
});

it.each([
  ['1234', null],
  ['0000', null],
  ['123', 'one_time_code_invalid'],
  ['12345', 'one_time_code_invalid'],
  ['12a4', 'one_time_code_invalid'],
])('a code of %j gives %s', (code, error) => {
  expect(validateOneTimeCode(code)).toBe(error);
});

it('the strength bar fills at 2, 3, 5 and 7 characters', () => {
  const strengths = [0, 1, 2, 3, 4, 5, 6, 7, 20].map((length) => passwordStrength('x'.repeat(length)));
  expect(strengths).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 4]);
});
