/** The methods that the API speaks. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Where an endpoint lives: plain data, so that the browser can import it without the schemas.
 * `path` is below `/api`, without a trailing slash; a parameter is written `:id`.
 */
export interface Route<Name extends string = string> {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
}

/** Turns `{copyDay: 'POST /planner/copyMealsFromDate'}` into routes that carry their own name. */
export function routes<const T extends Record<string, `${Method} /${string}`>>(
  table: T,
): { readonly [Name in keyof T & string]: Route<Name> } {
  return Object.fromEntries(
    Object.entries(table).map(([name, line]) => {
      const [method, path] = line.split(' ') as [Method, string];
      return [name, { name, method, path }];
    }),
  ) as { readonly [Name in keyof T & string]: Route<Name> };
}
