import type { Context } from '../context.ts';
import type { Params } from './params.ts';

/** One call: its parameters, and the ids in its path. */
export interface Call {
  readonly ctx: Context;
  readonly params: Params;
  readonly id: string;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** For example `/v1/customers/:id`. */
  readonly path: string;
  answer(call: Call): unknown;
}

export function route(method: ApiRoute['method'], path: string, answer: ApiRoute['answer']): ApiRoute {
  return { method, path, answer };
}

/** Returns the matching route, with the ids in the path; literal segments take precedence over ids. */
export function routeFor(
  routes: readonly ApiRoute[],
  method: string,
  path: string,
): { route: ApiRoute; id: string } | undefined {
  const found = routes
    .filter((one) => one.method === method)
    .map((one) => ({ route: one, id: idIn(one.path, path) }))
    .filter((one): one is { route: ApiRoute; id: string } => one.id !== null);
  return found.find(({ id }) => id === '') ?? found[0];
}

function idIn(pattern: string, path: string): string | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  let id = '';
  for (const [index, part] of wanted.entries()) {
    const own = given[index] ?? '';
    if (part === ':id' && own !== '') id = decodeURIComponent(own);
    else if (part !== own) return null;
  }
  return id;
}
