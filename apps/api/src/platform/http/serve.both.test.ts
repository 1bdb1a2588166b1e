import { endpoint } from '@weekbord/contract/endpoint';
import { id, idParams, text } from '@weekbord/contract/fields';
import { routes } from '@weekbord/contract/route';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serve } from './serve.ts';

const paths = routes({ makeThing: 'POST /things/thing', getThing: 'GET /things/thing/:id' });
const thing = z.object({ id, name: z.string() });
const makeThing = endpoint(paths.makeThing, {
  access: 'public',
  summary: 'Makes a thing.',
  body: z.object({ name: text({ min: 1, max: 20 }) }),
  answer: thing,
  status: 201,
});
const getThing = endpoint(paths.getThing, { access: 'public', summary: 'A thing.', params: idParams, answer: thing });

const app = await startServing({
  product: {
    routes: [
      serve(makeThing, async (ctx) => {
        const { rows } = await sql<{
          id: number;
        }>`insert into thing (name) values (${ctx.body.name}) returning id`.execute(ctx.db);
        return { id: rows[0]?.id ?? 0, name: ctx.body.name };
      }),
      serve(getThing, async (ctx) => ({ id: ctx.params.id, name: 'a' })),
    ],
    authenticate: async () => null,
  },
});
await app.database.pool.query('create table thing (id integer generated always as identity, name text)');

describe('an endpoint', () => {
  it('answers what its operation returns', async () => {
    const made = await app.call(makeThing, { body: { name: ' Chair ' } });
    expect(made).toMatchObject({ status: 201, body: { id: 1, name: 'Chair' } });
    const got = await app.send('GET', '/API/Things/THING/7/');
    expect(got).toMatchObject({ status: 200, body: { id: 7, name: 'a' } });
  });
});
