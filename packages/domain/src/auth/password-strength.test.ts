import { describe, expect, it } from 'vitest';
import { strengthOf, validatePassword } from './password-strength.ts';

it.each([
  ['', 0],
  ['a', 0],
  ['ab', 1],
  ['abc', 2],
  ['abcd', 2],
  ['abcde', 3],
  ['abcdef', 3],
  ['abcdefg', 4],
  ['a very long sentence', 4],
])('strengthOf fills %i of four segments of the strength bar for %j', (password, segments) => {
  expect(strengthOf(password)).toBe(segments);
});

describe('validatePassword', () => {
  it.each([
    'brick table cloud',
    'zomerjurk met stippen',
    'Tr0ub4dor&3',
    'ëëñ-wachtzin',
    '🥕🥦🍎🍇🍞🧀🥚🍋',
    'noor eats figs',
  ])('accepts %j', (password) => expect(validatePassword(password, ['noor@home.example', 'Noor'])).toBeNull());

  it.each([
    ['', 'required'],
    ['1234567', 'too_short'],
    ['🥕🥦🍎🍇', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['Password1!', 'password_common'],
    ['welkom2026', 'password_common'],
    ['12345678', 'password_common'],
    ['1234567890', 'password_common'],
    ['aaaaaaaaaa', 'password_common'],
    ['87654321!!', 'password_common'],
    ['1q2w3e4r', 'password_common'],
    ['noor.smit', 'password_like_you'],
    ['noor@home.example', 'password_like_you'],
    ['Smit1987!!', 'password_like_you'],
  ])('refuses %j: %s', (password, code) => {
    expect(validatePassword(password, ['noor.smit@home.example', 'noor@home.example', 'Noor', 'Smit'])?.code).toBe(
      code,
    );
  });
});
