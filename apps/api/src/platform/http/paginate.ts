import { ApiError } from './errors.ts';

interface Paged {
  readonly query: { readonly page: number; readonly page_size: number };
  readonly address: URL;
}

/** Returns which rows of a list a page shows, as `limit` and `offset`. */
export function pageWindow(query: Paged['query']): { limit: number; offset: number } {
  return { limit: query.page_size, offset: (query.page - 1) * query.page_size };
}

/**
 * Returns one page of rows as a list response, with links that keep every filter. `count` is the number of rows of the
 * whole list. A page past the end is `not_found`, unless it is the first page.
 */
export function paginate<Row>(
  ctx: Paged,
  list: { count: number; rows: Row[] },
): { count: number; next: string | null; previous: string | null; results: Row[] } {
  const { page, page_size: size } = ctx.query;
  const last = Math.max(1, Math.ceil(list.count / size));
  if (page > last) throw new ApiError('not_found');
  return {
    count: list.count,
    next: page < last ? addressOfPage(ctx.address, page + 1) : null,
    previous: page > 1 ? addressOfPage(ctx.address, page - 1) : null,
    results: list.rows,
  };
}

function addressOfPage(address: URL, page: number): string {
  const link = new URL(address);
  link.searchParams.set('page', String(page));
  return link.href;
}
