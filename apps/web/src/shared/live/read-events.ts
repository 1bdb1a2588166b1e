export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Parses server-sent events until their stream ends. `heard` is called with the events of each chunk, even if there are
 * none: a comment shows that the stream is still open. Throws if the stream breaks.
 */
export async function readEvents(
  body: ReadableStream<BufferSource>,
  heard: (events: readonly ServerEvent[]) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = `${unread}${value}`.replaceAll('\r\n', '\n').split('\n\n');
    unread = blocks.pop() ?? '';
    heard(blocks.flatMap(readBlock));
  }
}

function readBlock(block: string): ServerEvent[] {
  const lines = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const valuesOf = (field: string) => lines.flatMap((found) => (found?.[1] === field ? [found[2] ?? ''] : []));
  const data = valuesOf('data');
  return data.length === 0 ? [] : [{ name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }];
}
