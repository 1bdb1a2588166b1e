import { hash } from 'node:crypto';
import type { Actor, Authenticate } from './actor.ts';

/** A request that waits until its caller is found. */
interface Waiting {
  lookUp(): Promise<Actor | null>;
  goOn(found: Promise<Actor | null>): void;
}

/**
 * Returns an `authenticate` that runs one look-up per token at a time: requests that arrive in the meantime wait and
 * share the next look-up, so each request sees the session as of its arrival or later. Requests that share a look-up
 * continue one by one, each in its own turn of the event loop, so that other requests are read in between. Nothing is
 * kept about a token for which no request waits.
 */
export function shareLookUps(authenticate: Authenticate): Authenticate {
  const byToken = new Map<string, Waiting[]>();
  const work = (key: string) => {
    const sharing = byToken.get(key) ?? [];
    const [first] = sharing;
    if (first === undefined) {
      byToken.delete(key);
      return;
    }
    byToken.set(key, []);
    const found = first.lookUp();
    const letNextGoOn = () => {
      const next = sharing.shift();
      if (next === undefined) {
        work(key);
        return;
      }
      next.goOn(found);
      setImmediate(letNextGoOn);
    };
    found.then(letNextGoOn, letNextGoOn);
  };
  return (database, token, now) =>
    new Promise((resolve) => {
      const key = hash('sha256', token);
      const request: Waiting = { lookUp: () => authenticate(database, token, now), goOn: resolve };
      const waiting = byToken.get(key);
      if (waiting === undefined) {
        byToken.set(key, [request]);
        work(key);
      } else waiting.push(request);
    });
}
