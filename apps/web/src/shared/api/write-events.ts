import type { Route } from '@weekbord/contract/route';

type Listener = (route: Route) => void;

let listener: Listener | null = null;
let unheard: Route[] = [];

/** Reports that the server has completed a request that may change something. */
export function emitWrite(route: Route): void {
  if (listener === null) unheard.push(route);
  else listener(route);
}

/** Calls `heard` for each completed write, including earlier ones; returns a function that stops it. */
export function onWritten(heard: Listener): () => void {
  listener = heard;
  const before = unheard;
  unheard = [];
  for (const route of before) heard(route);
  return () => {
    if (listener === heard) listener = null;
  };
}
