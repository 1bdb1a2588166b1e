import { setImmediate as nextTurn } from 'node:timers/promises';
import { testActor } from '@weekbord/testkit/test-actors';
import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import type { Database } from '../database/open-database.ts';
import { shareLookUps } from './share-look-ups.ts';

const database = {} as Database;
const now = new Date(0);

/** Returns shared look-ups with results set by the test. */
function open() {
  const running: { token: string; now: Date; found: PromiseWithResolvers<Actor | null> }[] = [];
  let lookUps = 0;
  const authenticate = shareLookUps((_database, token, moment) => {
    const found = Promise.withResolvers<Actor | null>();
    running.push({ token, now: moment, found });
    lookUps += 1;
    return found.promise;
  });
  return {
    find: (token: string, moment = now) => authenticate(database, token, moment),
    running,
    end: async (actor: Actor | null) => {
      while (running.length === 0) await nextTurn();
      running.shift()?.found.resolve(actor);
    },
    count: () => lookUps,
  };
}

describe('shareLookUps', () => {
  it('looks a token up twice for a burst of requests: the second look-up serves all that arrived during the first', async () => {
    const { find, running, end, count } = open();
    const burst = Array.from({ length: 200 }, () => find('a'));
    expect(running).toHaveLength(1);
    await end(testActor({ id: 1 }));
    await end(testActor({ id: 2 }));
    expect((await Promise.all(burst)).map((actor) => actor?.id)).toEqual([1, ...Array.from({ length: 199 }, () => 2)]);
    expect(count()).toBe(2);
  });

  it('never returns what was found before the request arrived', async () => {
    const { find, running, end } = open();
    const before = find('a');
    const after = find('a', new Date(1000));
    await end(testActor());
    expect((await before)?.id).toBe(1);
    while (running.length === 0) await nextTurn();
    expect(running[0]?.now).toEqual(new Date(1000));
    await end(null);
    expect(await after).toBeNull();
  });

  it('lets requests that share a look-up continue in separate turns', async () => {
    const { find, end } = open();
    let turn = 0;
    const turns: number[] = [];
    const all = Array.from({ length: 4 }, async () => {
      await find('a');
      turns.push(turn);
    });
    const counting = (async () => {
      while (turns.length < 4) {
        await nextTurn();
        turn += 1;
      }
    })();
    await end(null);
    await end(null);
    await Promise.all([...all, counting]);
    expect(new Set(turns).size).toBe(4);
  });

  it('looks up other tokens concurrently, and looks up the same token again later', async () => {
    const { find, running, end } = open();
    const both = [find('a'), find('b')];
    expect(running.map(({ token }) => token)).toEqual(['a', 'b']);
    await end(testActor({ id: 1 }));
    await end(testActor({ id: 2 }));
    expect((await Promise.all(both)).map((actor) => actor?.id)).toEqual([1, 2]);
    const later = find('a');
    await end(testActor({ id: 3 }));
    expect((await later)?.id).toBe(3);
  });

  it('fails for the requests that share a failed look-up, but not for later ones', async () => {
    const { find, running, end } = open();
    const first = find('a');
    const next = find('a');
    running.shift()?.found.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await end(testActor());
    expect((await next)?.id).toBe(1);
  });
});
