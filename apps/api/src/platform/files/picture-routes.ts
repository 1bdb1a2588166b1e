import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { FileStore } from './file-store.ts';
import { pictureOfFile, PICTURES_PLACE } from './picture-names.ts';

/** A picture never changes under its name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Whatever a picture is taken for, it runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox";

/** Serves people's pictures to whoever was given their address. */
export function pictureRoutes(app: FastifyInstance, files: Pick<FileStore, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${PICTURES_PLACE}/:name`, async (request, reply) => {
    const { name } = request.params;
    const content = pictureOfFile(name) === null ? null : await files.read(name);
    if (content === null) throw new ApiError('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}
