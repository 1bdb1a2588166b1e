import type { Readable } from 'node:stream';
import type { Answered, Endpoint, Sent } from '@weekbord/contract/endpoint';
import { EVENT_STREAM } from '@weekbord/contract/live/paths';
import type { FastifyInstance } from 'fastify';

/** The response to a test's request. */
export interface TestAnswer<Body = unknown> {
  readonly status: number;
  /** The body as JSON, with the contract's type for a successful call. */
  readonly body: Body;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** The parts of a raw request. */
export interface RawRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  /** If true, only the beginning of an open-ended response is read. */
  readonly goesOn?: boolean;
}

/** Calls the application as one caller. */
export interface TestClient {
  /** Makes a typed call: `call(getFood, { params: { id: 1 } })`. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: Sent<E>,
    extra?: Omit<RawRequest, 'body'>,
  ): Promise<TestAnswer<Answered<E>>>;
  /** Sends any request, valid or not: `send('POST', '/api/x', { body: { ... } })`. A string is sent as is. */
  send(method: string, url: string, request?: RawRequest): Promise<TestAnswer>;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Returns a client that makes calls with a token, or as a guest. */
export function testClient(app: FastifyInstance, token: string | null): TestClient {
  async function send(method: string, url: string, request: RawRequest = {}): Promise<TestAnswer> {
    const { body, headers = {}, remoteAddress, goesOn = false } = request;
    const answer = await app.inject({
      payloadAsStream: goesOn,
      method: method as 'GET',
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    const { statusCode: status } = answer;
    const text = goesOn ? await beginningOf(answer.stream()) : answer.payload;
    const isJson =
      /json/.test(String(answer.headers['content-type'])) && answer.headers['content-encoding'] === undefined;
    return { status, text, headers: answer.headers, body: isJson && text !== '' ? JSON.parse(text) : undefined };
  }
  return clientOver(send);
}

/** Reads the first chunk of a response, then closes the connection. */
async function beginningOf(stream: Readable): Promise<string> {
  for await (const part of stream) return String(part);
  return '';
}

/** Whether a successful response to a call continues until either side ends it. */
export function goesOn({ answerTypes }: Endpoint): boolean {
  return answerTypes?.includes(EVENT_STREAM) === true;
}

/** Returns a client that sends its requests with this function. */
export function clientOver(send: TestClient['send']): TestClient {
  return {
    send,
    call: async <E extends Endpoint>(endpoint: E, input?: Sent<E>, extra: Omit<RawRequest, 'body'> = {}) => {
      const { params = {}, query = {}, body } = (input ?? {}) as Parts;
      const path = endpoint.route.path.replace(/:([a-z_]+)/gi, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const search = searchOf(query);
      const answer = await send(endpoint.route.method, `/api${path}${search === '' ? '' : `?${search}`}`, {
        ...extra,
        goesOn: goesOn(endpoint),
        body,
      });
      return answer as TestAnswer<Answered<E>>;
    },
  };
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  }
  return search.toString();
}
