import type { Route } from '@weekbord/contract/route';

type Listener = (route: Route) => void;

let listener: Listener | null = null;
let unheard: Route[] = [];

/** Says that the server has done what a call asked for that may change something. */
export function noteWritten(route: Route): void {
  if (listener === null) unheard.push(route);
  else listener(route);
}

/** Calls for each write that the server has done, also for those before; answers how to stop. */
export function whenWritten(heard: Listener): () => void {
  listener = heard;
  const before = unheard;
  unheard = [];
  for (const route of before) heard(route);
  return () => {
    if (listener === heard) listener = null;
  };
}
