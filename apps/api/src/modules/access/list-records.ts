import type { Surroundings } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { listIdsOf, type OwnedTable } from './access.store.ts';
import { authorizePerson } from './authorize.ts';

type Listing = Surroundings<Actor> & {
  readonly query: { readonly page: number; readonly page_size: number; readonly user?: number | undefined };
};

/**
 * Returns one page of a person's records of one kind, newest first: the caller's, or those of the client in `user`.
 * `present` converts the ids of the page to records in the contract's shape.
 */
export async function listRecords<Shown>(
  ctx: Listing,
  table: OwnedTable,
  present: (personId: number, ids: readonly number[]) => Promise<ReadonlyMap<number, Shown>>,
): Promise<ReturnType<typeof paginate<Shown>>> {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const { count, ids } = await listIdsOf(ctx.db, table, personId, pageWindow(ctx.query));
  const shown = await present(personId, ids);
  return paginate(ctx, { count, rows: ids.flatMap((id) => shown.get(id) ?? []) });
}
