import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textOf } from './answer.ts';
import { ApiError } from './errors.ts';

const { list } = routes({ list: 'GET /test/list' });
const upTo = (maxAnswerBytes: number) =>
  endpoint(list, { access: 'public', summary: 'Lists.', answer: z.json(), maxAnswerBytes });

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the text of a response', () => {
  it.each([
    [{ count: 2, next: null, results: [{ id: 1 }, { id: 2, none: undefined }], absent: undefined }],
    [[1, null, undefined, 'a "quote"', { '"': [] }]],
    [{}],
    [[]],
    ['text'],
    [null],
    [7],
  ])('is the JSON of %j', (body) => {
    expect(textOf(upTo(1000), body)).toBe(JSON.stringify(body));
  });

  it('is refused with `answer_too_large` and a cause if it has more bytes than the call may return', () => {
    const body = { results: ['é'.repeat(50)] };
    const size = Buffer.byteLength(JSON.stringify(body));
    expect(textOf(upTo(size), body)).toHaveLength(size - 50);
    const refusal = refusalOf(() => textOf(upTo(size - 1), body));
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      code: 'answer_too_large',
      cause: new Error(`A response to list has more than ${size - 1} bytes.`),
    });
  });

  it('is written only until it is too long', () => {
    let written = 0;
    const item = { toJSON: () => (written += 1) && 'x'.repeat(98) };
    const all = Array.from({ length: 50 }, () => item);
    expect(refusalOf(() => textOf(upTo(1000), { count: 50, results: all }))).toBeInstanceOf(ApiError);
    expect(written).toBeLessThan(12);
  });
});
