import { describe, expect, it } from 'vitest';
import { tokenOf } from './check-access.ts';
import { FieldError } from './errors.ts';
import { localeOf } from './locale.ts';
import { networkOf } from './rate-limit.ts';
import { renderProblems } from './render-error.ts';

describe('the language of a response', () => {
  it.each([
    ['nl', undefined, 'nl'],
    ['en-US,en;q=0.9,nl;q=0.8', 'nl', 'en'],
    ['de-DE,nl;q=0.7,en;q=0.6', undefined, 'nl'],
    ['de', 'nl', 'nl'],
    ['de', undefined, 'en'],
    ['nl;q=0, en;q=0.1', undefined, 'en'],
    ['*', 'nl', 'nl'],
    [undefined, undefined, 'en'],
    [';;q=,,=', 'nl', 'nl'],
  ] as const)('is chosen from the header %s for a person who speaks %s: %s', (header, own, expected) => {
    expect(localeOf(header, own)).toBe(expected);
  });
});

describe('a token', () => {
  it.each([
    ['Token abc', 'abc'],
    ['token  abc', 'abc'],
    ['Bearer abc', null],
    ['Token', null],
    ['Token a b', null],
    [`Token ${'a'.repeat(201)}`, null],
    [undefined, null],
  ])('is read from the header %s as %s', (header, expected) => {
    expect(tokenOf(header)).toBe(expected);
  });
});

describe('the network of a guest', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('is derived from %s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('wrong fields', () => {
  it('are nested like the request, even next to an error about the whole request', () => {
    const { problems } = new FieldError({ a: 'required', b: { code: 'invalid', c: { d: 'too_long' } } });
    expect(renderProblems(problems, 'en')).toEqual({
      a: ['Fill this in.'],
      b: { code: ['This value is not valid.'], c: { d: ['This is too long.'] } },
    });
    const mixed = new FieldError([
      { path: ['list'], code: 'too_few', params: { min: 2 } },
      { path: ['list', 0, 'name'], code: 'required' },
      { path: ['list'], code: 'duplicate' },
      { path: [], code: 'invalid' },
      { path: [], code: 'invalid' },
    ]);
    expect(renderProblems(mixed.problems, 'en')).toEqual({
      list: {
        non_field_errors: ['Choose at least 2.', 'This already exists.'],
        0: { name: ['Fill this in.'] },
      },
      non_field_errors: ['This value is not valid.'],
    });
  });
});
