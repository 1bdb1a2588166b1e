import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

const encoder = new TextEncoder();

async function read(parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<(readonly ServerEvent[])[]> {
  const heard: (readonly ServerEvent[])[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
      controller.close();
    },
  });
  await readEvents(body, (events) => heard.push(events));
  return heard;
}

it('parses whole events, however their text is split', async () => {
  const text = 'event: change\ndata: {"say":"crème"}\n\n: here\n\ndata: one\ndata: two\n\n';
  const expected = [
    { name: 'change', data: '{"say":"crème"}' },
    { name: 'message', data: 'one\ntwo' },
  ];
  const bytes = encoder.encode(text);
  for (let size = 1; size < bytes.length; size += 7) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect((await read(parts)).flat()).toEqual(expected);
  }
});

it('treats a comment as a heartbeat, and ignores an incomplete event', async () => {
  expect(await read([': here\n\n'])).toEqual([[]]);
  expect((await read(['event: change\ndata: {}'])).flat()).toEqual([]);
});

it('accepts the line endings of other servers', async () => {
  expect((await read(['event: reset\r\ndata:{}\r\n\r\n'])).flat()).toEqual([{ name: 'reset', data: '{}' }]);
});
