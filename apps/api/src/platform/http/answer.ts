import { hash } from 'node:crypto';
import { type Endpoint, MAX_ANSWER_BYTES } from '@weekbord/contract/endpoint';
import { CheckedText, checkValue } from './checked-text.ts';
import type { FastifyReply } from 'fastify';
import type { Authorised, CookieOptions } from './context.ts';
import { ApiError } from './errors.ts';

/** The response to the caller, which is filled in while the operation runs. */
export interface Answer {
  status: number;
  body: unknown;
  /** The text of the body, if it was written before the transaction ended. */
  text?: string;
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

/** Maximum bytes of a character of a JavaScript string in UTF-8. */
const BYTES_OF_CHARACTER = 3;

/** Returns the text of a call's body. Throws `answer_too_large` if it has more bytes than the call may return. */
export function textOf(endpoint: Endpoint, body: unknown): string {
  const max = endpoint.maxAnswerBytes ?? MAX_ANSWER_BYTES;
  const text = endpoint.answerTypes === undefined ? jsonOf(body, max) : (body as string);
  if (text === null || (text.length * BYTES_OF_CHARACTER > max && Buffer.byteLength(text) > max)) {
    // With a cause, the error is logged.
    const cause = new Error(`A response to ${endpoint.route.name} has more than ${max} bytes.`);
    throw new ApiError('answer_too_large', { cause });
  }
  return text;
}

/**
 * Returns the JSON of a body, or null if it has more than `max` characters. Lists are written item by item, so that a
 * text that becomes too long is not written to its end.
 */
function jsonOf(body: unknown, max: number): string | null {
  if (body instanceof CheckedText) return body.text;
  if (Array.isArray(body)) return jsonOfList(body, max);
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields: string[] = [];
  let left = max;
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? jsonOfList(value, left) : JSON.stringify(value);
    left -= text?.length ?? Infinity;
    if (left < 0) return null;
    fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

function jsonOfList(list: readonly unknown[], max: number): string | null {
  const items: string[] = [];
  let left = max;
  for (const item of list) {
    const text = JSON.stringify(item) ?? 'null';
    left -= text.length;
    if (left < 0) return null;
    items.push(text);
  }
  return `[${items.join(',')}]`;
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
