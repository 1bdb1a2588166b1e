import { Agent, request } from 'node:http';

/** A request that is sent repeatedly, over keep-alive connections or over a new connection each time. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
  readonly keepsConnection: boolean;
  /** How long it takes to send the body, in milliseconds. */
  readonly takesMs?: number;
}

/** Requests that are repeated until stopped. */
export interface ConstantRequests {
  /** Returns how many responses have arrived so far. */
  answered(): number;
  /** Stops once all requests have been answered; returns the faulty responses. */
  end(): Promise<readonly string[]>;
}

/**
 * Sends requests to a server without a pause; each call has a caller that sends its next request as soon as the last
 * one is answered.
 */
export function askConstantly(address: string, calls: readonly Asked[]): ConstantRequests {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  let answered = 0;
  let isOver = false;
  const callers = calls.map(async (call) => {
    while (!isOver) {
      const fault = await faultOf(address, call, call.keepsConnection ? agent : false);
      if (fault === null) answered += 1;
      else faults.push(`${call.method ?? 'GET'} ${call.path}: ${fault}`);
    }
  });
  return {
    answered: () => answered,
    async end() {
      isOver = true;
      await Promise.all(callers);
      agent.destroy();
      return faults;
    },
  };
}

/** Returns what is wrong with a response; null if all is well. */
function faultOf(address: string, { path, method = 'GET', token, body, takesMs }: Asked, agent: Agent | false) {
  return new Promise<string | null>((resolve) => {
    const asked = request(`${address}/api${path}`, {
      agent,
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    const fail = (error: Error) => resolve(String(error));
    asked.on('error', fail);
    asked.on('response', (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      response.on('error', fail);
      response.on('end', () => resolve(statusCode >= 200 && statusCode < 300 ? null : String(statusCode)));
    });
    const text = body === undefined ? '' : JSON.stringify(body);
    if (takesMs === undefined) asked.end(text);
    else {
      asked.write(text.slice(0, 1));
      setTimeout(() => asked.end(text.slice(1)), takesMs);
    }
  });
}
