/** Requests at once for a list of clients; the server takes four of a caller. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work once fewer than three others run; the rest wait in their order. */
export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
