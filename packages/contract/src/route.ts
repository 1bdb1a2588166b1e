/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The method and path of an endpoint: plain data, so that the browser can import it without the schemas. `path` is
 * below `/api`, without a trailing slash; a parameter is written `:id`.
 */
export interface Route<Name extends string = string, M extends Method = Method> {
  readonly name: Name;
  readonly method: M;
  readonly path: string;
}

type MethodOf<Line> = Line extends `${infer M extends Method} /${string}` ? M : Method;

/** Turns `{copyDay: 'POST /planner/copyMealsFromDate'}` into routes that contain their own name. */
export function routes<const T extends Record<string, `${Method} /${string}`>>(
  table: T,
): { readonly [Name in keyof T & string]: Route<Name, MethodOf<T[Name]>> } {
  return Object.fromEntries(
    Object.entries(table).map(([name, line]) => {
      const [method, path] = line.split(' ') as [Method, string];
      return [name, { name, method, path }];
    }),
  ) as { readonly [Name in keyof T & string]: Route<Name, MethodOf<T[Name]>> };
}
