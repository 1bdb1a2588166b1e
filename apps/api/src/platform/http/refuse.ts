import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, FieldError } from './errors.ts';
import { localeOf } from './locale.ts';
import { renderError } from './render-error.ts';

export type Refusal = ApiError | FieldError;

/** Sends an error in the caller's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = localeOf(request.headers['accept-language'], request.actor?.language);
  const rendered = renderError(refusal, locale, request.id);
  return reply
    .code(rendered.status)
    .headers(rendered.headers)
    .header('content-language', locale)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(rendered.body));
}
