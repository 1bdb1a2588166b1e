import { hash } from 'node:crypto';
import type { Endpoint } from '@weekbord/contract/endpoint';
import { CheckedText, checkValue } from './checked-text.ts';
import type { FastifyReply } from 'fastify';
import type { Authorised, CookieOptions } from './context.ts';

/** The response to the caller, which is filled in while the operation runs. */
export interface Answer {
  status: number;
  body: unknown;
  readonly headers: Map<string, string>;
  readonly cookies: { name: string; value: string; options: CookieOptions }[];
  readonly authorised: Authorised;
}

/** Returns a response before the operation has set anything. */
export function emptyAnswer(status: number): Answer {
  return {
    status,
    body: undefined,
    headers: new Map(),
    cookies: [],
    authorised: { isChecked: false, people: new Set(), own: { given: [], withdrawn: [] } },
  };
}

/** Returns the body as the contract defines it, without undeclared fields. Throws `AnswerFault`. */
export function checkedAnswer(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.answer === undefined) return undefined;
  return body instanceof CheckedText ? body : checkValue(endpoint.answer, body, endpoint.route.name);
}

/** Returns the JSON of a body. */
export function textOf(body: unknown): string {
  return body instanceof CheckedText ? body.text : JSON.stringify(body);
}

/** Adds names of request headers to the response's `Vary` header. */
export function addVary(reply: FastifyReply, names: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? names : `${String(present)}, ${names}`);
}

/** Returns a weak ETag of a body: the same text has the same ETag. */
export function entityTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Whether the caller already has the content with this ETag. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === opaque);
}
