import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { Route } from '@weekbord/contract/route';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { tasteAnswerQuery } from './taste-answers.ts';
import { myWeekQuery } from './week-wishes.ts';

afterEach(() => vi.unstubAllGlobals());

/** A person with unconfirmed writes to a route, and what the server returns for reads. */
function someoneWith(route: Route, bodies: readonly object[], onServer: object): QueryClient {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(Response.json(onServer)) : new Promise(() => undefined),
  );
  const client = new QueryClient();
  sendQueuedWrites(client);
  for (const [at, body] of bodies.entries()) {
    const write = { route, sent: { body }, idempotencyKey: `${at}`, affects: [] };
    const mutation = client.getMutationCache().build(client, { mutationKey: ['write'], scope: { id: 'writes' } });
    void mutation.execute(write).catch(() => undefined);
  }
  return client;
}

it("shows the wishes that were last sent instead of the server's response, until the server has them", async () => {
  const known = { user: 1, answered: false, lunch: 'EITHER', fish_dinners: 0 };
  const wishes = [
    { lunch: 'HOT', fish_dinners: 1 },
    { lunch: 'HOT', fish_dinners: 2 },
  ];
  const client = someoneWith(plannerPaths.replaceWeekWishes, wishes, known);
  expect(await client.fetchQuery(myWeekQuery)).toEqual({ user: 1, answered: true, lunch: 'HOT', fish_dinners: 2 });
  expect(await someoneWith(plannerPaths.replaceWeekWishes, [], known).fetchQuery(myWeekQuery)).toEqual(known);
});

it("shows an unconfirmed answer about a recipe instead of the server's answer, even if it was withdrawn", async () => {
  const onServer = { results: [{ answer: 'MORE' }] };
  const answers = [
    { recipe: 3, answer: 'LESS' },
    { recipe: 4, answer: 'LESS' },
    { recipe: 3, answer: null },
  ];
  const client = someoneWith(plannerPaths.setTasteAnswer, answers, onServer);
  const ask = (recipe: number) => client.fetchQuery(tasteAnswerQuery(recipe));
  expect(await Promise.all([ask(3), ask(4), ask(5)])).toEqual([null, 'LESS', 'MORE']);
});
