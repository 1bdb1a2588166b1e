import { invalid } from '../errors.ts';
import type { WireList } from '../wire.ts';
import type { Params } from './params.ts';

/** The parameters of every list. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

/** Returns one page of a list, newest first; `items` are in order of creation. */
export function pageOf<Item extends { id: string; created: number }>(
  items: readonly Item[],
  params: Params,
  url: string,
): WireList<Item> {
  const limit = params.whole('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be 1 to 100', { param: 'limit' });
  const newest = items.filter(createdWithin(params)).toReversed();
  const at = (name: 'starting_after' | 'ending_before') => {
    const id = params.text(name);
    if (id === undefined) return undefined;
    const index = newest.findIndex((item) => item.id === id);
    if (index === -1) throw invalid(`No such object: '${id}'`, { param: name, code: 'resource_missing' });
    return index;
  };
  const [after, before] = [at('starting_after'), at('ending_before')];
  if (before !== undefined) {
    const start = Math.max(0, before - limit);
    return { object: 'list', data: newest.slice(start, before), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : after + 1;
  return {
    object: 'list',
    data: newest.slice(start, start + limit),
    has_more: start + limit < newest.length,
    url,
  };
}

function createdWithin(params: Params): (item: { created: number }) => boolean {
  const exact = params.isText('created') ? params.whole('created') : undefined;
  if (exact !== undefined) return ({ created }) => created === exact;
  const range = params.within('created').allow('gt', 'gte', 'lt', 'lte');
  const [gt, gte, lt, lte] = [range.whole('gt'), range.whole('gte'), range.whole('lt'), range.whole('lte')];
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
