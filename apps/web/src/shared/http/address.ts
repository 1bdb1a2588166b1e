import type { Route } from '@weekbord/contract/route';
import { SERVER } from './site.ts';

/** The contents of a request, untyped. */
export interface SentParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Returns the URL of a request: with its parameters filled in, lists in the query as repeated names, and empty values
 * left out.
 */
export function addressOf(route: Route, sent: SentParts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(name, String(item));
    }
  }
  const search = query.toString();
  return `${SERVER}/api${path}${search && `?${search}`}`;
}
