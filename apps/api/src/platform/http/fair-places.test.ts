import { afterEach, describe, expect, it } from 'vitest';
import { type PlaceRules, fairPlaces } from './fair-places.ts';

const RULES: PlaceRules = { total: 3, perCaller: 2, waitingPerCaller: 4, patienceMs: 5000 };

/** Functions that end work that a test left running or waiting. */
const ends = new Map<string, () => void>();
afterEach(async () => {
  while (ends.size > 0) {
    for (const [name, end] of ends) {
      ends.delete(name);
      end();
    }
    await new Promise(setImmediate);
  }
});

/** Returns slots whose work ends when the test says so. */
function open(rules: Partial<PlaceRules> = {}) {
  const places = fairPlaces({ ...RULES, ...rules });
  const running: string[] = [];
  const enter = (name: string) =>
    places.run(name.slice(0, 1), () => {
      running.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const leave = async (name: string) => {
    running.splice(running.indexOf(name), 1);
    ends.get(name)?.();
    ends.delete(name);
    await new Promise(setImmediate);
  };
  return { enter, leave, running };
}

describe('fairPlaces', () => {
  it('lets one caller have only some of the slots', async () => {
    const { enter, running } = open();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void enter(name);
    await new Promise(setImmediate);
    expect(running).toEqual(['a1', 'a2', 'b1']);
  });

  it('gives free slots to the callers in turn, even if one of them sent many requests first', async () => {
    const { enter, leave, running } = open({ total: 1, perCaller: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void enter(name);
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise(setImmediate);
      order.push(running[0]!);
      await leave(running[0]!);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('rejects only the caller with too many waiting requests', async () => {
    const { enter, running } = open({ total: 2, perCaller: 1, waitingPerCaller: 1 });
    void enter('a1');
    void enter('a2');
    await expect(enter('a3')).rejects.toMatchObject({ code: 'too_many_requests' });
    void enter('b1');
    await new Promise(setImmediate);
    expect(running).toEqual(['a1', 'b1']);
  });

  it('times out with `unavailable`, and serves later callers', async () => {
    const { enter, leave, running } = open({ total: 1, patienceMs: 20 });
    void enter('a1');
    await expect(enter('b1')).rejects.toMatchObject({ code: 'unavailable' });
    const later = enter('b2');
    await leave('a1');
    expect(running).toEqual(['b2']);
    await leave('b2');
    await expect(later).resolves.toBe('b2');
  });

  it('frees the slot if the work fails', async () => {
    const places = fairPlaces({ ...RULES, total: 1 });
    await expect(places.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(places.run('b', async () => 'yes')).resolves.toBe('yes');
  });
});
