import { request } from 'node:http';

export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** A stream of server-sent events that a test reads. */
export interface EventStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The events received so far. */
  readonly events: readonly StreamEvent[];
  /** Whether the server ended the stream. */
  hasEnded(): boolean;
  close(): void;
}

/** Opens a stream over HTTP; resolves once its beginning, or a complete error response, has arrived. */
export function openEventStream(
  address: string,
  token: string,
  options: { readonly query?: string; readonly onEvent?: (event: StreamEvent) => void } = {},
): Promise<EventStream> {
  const { query = '', onEvent } = options;
  return new Promise((resolve, reject) => {
    const events: StreamEvent[] = [];
    let ended = false;
    // Uses a separate connection, as another device would.
    const asked = request(`${address}/api/live/changes${query}`, {
      agent: false,
      headers: { authorization: `Token ${token}` },
    });
    asked.on('error', (error) => (ended ? undefined : reject(error)));
    asked.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const stream: EventStream = {
        status,
        headers,
        events,
        hasEnded: () => ended,
        close: () => asked.destroy(),
      };
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const event of blocks.flatMap(readEvent)) {
          events.push(event);
          onEvent?.(event);
        }
        if (status === 200) resolve(stream);
      });
      response.on('close', () => {
        ended = true;
        resolve(stream);
      });
      response.on('error', () => undefined);
    });
    asked.end();
  });
}

function readEvent(block: string): StreamEvent[] {
  const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
}
