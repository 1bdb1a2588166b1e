import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { isPassing, readFailure } from './api-failure.ts';

describe('addressOf', () => {
  it('fills in parameters, repeats lists and leaves out empty values', () => {
    const route = { name: 'x', method: 'GET', path: '/food/:id/part/:part' } as const;
    const sent = {
      params: { id: 7, part: 'a/b' },
      query: { tags: ['SOUP', 'RICE'], page: 2, search: '', user: undefined },
    };
    expect(addressOf(route, sent)).toBe('/api/food/7/part/a%2Fb?tags=SOUP&tags=RICE&page=2');
  });
});

describe('readFailure', () => {
  it('distinguishes the kinds of refusal', () => {
    expect(readFailure(400, { error: 'That code isn’t right. Check the email or get a new one.' })).toEqual({
      kind: 'message',
      status: 400,
      message: 'That code isn’t right. Check the email or get a new one.',
    });
    expect(readFailure(403, { detail: 'No.', code: 'no_paid_access' })).toEqual({
      kind: 'refused',
      status: 403,
      detail: 'No.',
      code: 'no_paid_access',
    });
    const fields = { email: ['Taken.'], non_field_errors: ['Not both.'] };
    expect(readFailure(400, fields)).toEqual({ kind: 'fields', errors: fields, nonField: 'Not both.' });
    expect(readFailure(502, undefined)).toEqual({ kind: 'refused', status: 502 });
    expect(readFailure(400, '<html>')).toEqual({ kind: 'refused', status: 400 });
  });

  it('recognises transient failures', () => {
    const passing = [503, 500, 429].map((status) => isPassing({ kind: 'refused', status }));
    expect([...passing, isPassing({ kind: 'network' })]).toEqual([true, true, true, true]);
    expect(isPassing({ kind: 'refused', status: 404 })).toBe(false);
    expect(isPassing({ kind: 'fields', errors: {} })).toBe(false);
  });
});
