import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Workers } from '../workers/workers.ts';
import type { FileStore } from './file-store.ts';
import { pictureOfFile, PICTURES_PLACE } from './picture-names.ts';

/** Pictures may be cached forever, because a changed picture gets another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Even if a picture is interpreted as another type, it can neither run nor load anything. */
const POLICY = "default-src 'none'; sandbox";

/** Where painted dishes are served. */
export const DISH_PICTURES_PLACE = '/dish-pictures';
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Returns a picture file of a painted dish, painting it first if necessary; `address` is the IP address of the caller.
 * Null if there is no such dish.
 */
export type ReadDishPicture = (name: string, address: string) => Promise<Buffer | null>;

/** The painters: for requested pictures, and for the catalogue, which can wait. */
export type Painters = Readonly<{ asked: Workers; catalogue: Workers }>;

export interface PaintedPictures {
  readonly read: ReadDishPicture;
  /** Starts painting, in this process, the pictures that people will request. */
  work(jobs: Jobs): Promise<void>;
  stop(): Promise<void>;
}

/** Serves people's pictures to anyone who was given their URL. */
export function pictureRoutes(app: FastifyInstance, files: Pick<FileStore, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${PICTURES_PLACE}/:name`, async ({ params: { name } }, reply) =>
    sendPicture(reply, pictureOfFile(name) === null ? null : await files.read(name), 'image/webp'),
  );
}

/** Serves painted dishes. */
export function dishPictureRoutes(app: FastifyInstance, read: ReadDishPicture): void {
  app.get<{ Params: { name: string } }>(`${DISH_PICTURES_PLACE}/:name`, async ({ params: { name }, ip }, reply) =>
    sendPicture(reply, await read(name, ip), TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''),
  );
}

function sendPicture(reply: FastifyReply, content: Buffer | null, type: string): FastifyReply {
  if (content === null) throw new ApiError('not_found');
  return reply
    .type(type)
    .header('cache-control', FOR_EVER)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(content);
}
