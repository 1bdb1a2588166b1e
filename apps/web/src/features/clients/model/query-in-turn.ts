/** Maximum number of concurrent requests for a list of clients; the server accepts four per caller. */
const MAX_CONCURRENT = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work once fewer than three others are running; the rest waits in order. */
async function inTurn<Value>(work: () => Value): Promise<Awaited<Value>> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Returns a query for one of several clients: it waits for its turn, and is only refetched on request. */
export function queryInTurn<Query extends Readonly<{ queryFn: (context: never) => unknown }>>(query: Query) {
  return {
    ...query,
    queryFn: (async (context: never) => inTurn(() => query.queryFn(context))) as Query['queryFn'],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  };
}
