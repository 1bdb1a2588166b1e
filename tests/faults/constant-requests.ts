import { Agent, request } from 'node:http';

/** What is asked again and again: over connections that are kept or, without, a new one for each. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
  readonly keepsConnection: boolean;
  /** How long its body takes to come, in milliseconds. */
  readonly takesMs?: number;
}

/** Requests that go on until they are ended. */
export interface ConstantRequests {
  /** How many were answered so far. */
  answered(): number;
  /** Ends them once all are answered; what was not answered well. */
  end(): Promise<readonly string[]>;
}

/** Asks a server without a pause, each call by a caller of its own who sends the next as soon as one is answered. */
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

/** What is wrong with an answer; null where nothing is. */
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
