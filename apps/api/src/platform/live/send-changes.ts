import type { FastifyReply } from 'fastify';
import type { Following, Streams } from './streams.ts';

/** Responds with a stream that continues until either end closes it. Throws like `Streams.follow`. */
export function sendChanges(reply: FastifyReply, streams: Streams, following: Omit<Following, 'since'>): FastifyReply {
  const since = performance.now() - reply.elapsedTime;
  const stream = streams.follow({ ...following, since });
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // A proxy that buffers the response would delay the changes.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}
