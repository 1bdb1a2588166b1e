import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AnswerFault, CheckedText } from './checked-text.ts';

const row = z.object({ id: z.number(), name: z.string() });
const write = (value: z.infer<typeof row>) => CheckedText.write(row, value, 'a row');

describe('a checked text', () => {
  it('contains what its schema declares', () => {
    const value = { id: 1, name: 'Quote "', secret: 'x' };
    expect(JSON.parse(write(value).text)).toEqual({ id: 1, name: 'Quote "' });
  });

  it('throws an error that names the value its schema does not allow', () => {
    const wrong = () => write({ id: Number.NaN, name: '' });
    expect(wrong).toThrow(AnswerFault);
    expect(wrong).toThrow(/^a row returned something its contract does not allow: id: /);
  });

  it.each([0, 1, 3])('contains all %s rows of a page, in order', (count) => {
    const rows = Array.from({ length: count }, (_, id) => ({ id, name: `name ${id}` }));
    const about = { count: 100, next: 'https://a.example/?page=2&q="', previous: null };
    const page = CheckedText.page({ ...about, results: rows.map(write) });
    expect(JSON.parse(page.text)).toEqual({ ...about, results: rows });
    expect(JSON.parse(JSON.stringify({ page }))).toEqual({ page: { ...about, results: rows } });
  });
});
