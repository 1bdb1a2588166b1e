import { clientsPaths } from '@weekbord/contract/clients/paths';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { today } from '../../../shared/locale/today.ts';
import type { ClientsSearch } from '../model/clients-address.ts';

export type ClientFigures = AnswerOf<'listClientFigures'>['results'][number];
export type ClientGroups = AnswerOf<'listClientFigures'>['groups'];

/** Polling interval for the figures while they are shown, in milliseconds. */
const FIGURES_POLL_MS = 60_000;
/** The number of clients per page, roughly what a coach views in an evening. */
export const ROWS_OF_PAGE = 50;

/**
 * A page of the coach's active clients with their figures; keeps the previous page or search until the new one is
 * loaded.
 */
export function clientFiguresQuery({ q, group, order, isReversed, page }: ClientsSearch) {
  return queryOf(
    clientsPaths.listClientFigures,
    {
      query: {
        today: today(),
        page,
        page_size: ROWS_OF_PAGE,
        group,
        order,
        ...(isReversed && { reversed: 'true' as const }),
        ...(q !== '' && { search: q }),
      },
    },
    { refetchInterval: FIGURES_POLL_MS, placeholderData: keepPreviousData },
  );
}
