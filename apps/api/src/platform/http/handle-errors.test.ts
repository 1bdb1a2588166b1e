import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { handleErrors } from './handle-errors.ts';

const lines: string[] = [];
const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
app.decorateRequest('actor', null);
handleErrors(app, true);
app.get('/refused', () => {
  throw new ApiError('not_found');
});
app.get('/late', () => {
  throw new ApiError('server_error', { cause: new Error('no answer in time') });
});
app.get('/:code', (request) => {
  throw Object.assign(new Error('no'), { code: (request.params as { code: string }).code });
});

async function failuresAfter(calls: number, code: string): Promise<number> {
  lines.length = 0;
  for (let call = 0; call < calls; call += 1) await app.inject(`/${code}`);
  return lines.filter((line) => line.includes('a request failed')).length;
}

describe('the error log', () => {
  it('logs an unreachable database once, not for every request', async () => {
    expect(await failuresAfter(5, '57P03')).toBe(1);
  });

  it('logs every other failure', async () => {
    expect(await failuresAfter(3, 'XX000')).toBe(3);
  });

  it('logs a rejection only if it has a cause', async () => {
    expect(await failuresAfter(1, 'late')).toBe(1);
    expect(lines.join('')).toContain('no answer in time');
    expect(await failuresAfter(1, 'refused')).toBe(0);
  });
});
