import type { Context } from '../context.ts';
import type { ReadRequest, Reply } from '../http/server.ts';
import type { Till } from '../interface.ts';

/** Answers a page of the till. */
export async function answerPage(_ctx: Context, _till: Till, request: ReadRequest): Promise<Reply> {
  return { status: 404, body: `Nothing at ${request.url.pathname}` };
}
