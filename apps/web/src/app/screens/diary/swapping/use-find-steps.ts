import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type Proposal, proposalQuery } from '../../../../features/planner/api/proposals.ts';
import type { FindFilters } from '../../../../features/planner/model/find-filters.ts';
import { readFindMealSearch } from './find-meal-address.ts';
import { useCloseSheet } from '../meal/use-close-sheet.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the list of proposals, one step back, was opened from the diary, which is then two steps back. */
    isListOverDiary?: boolean;
  }
}

/** The navigation in a meal search: changing its filters, opening and closing a recipe, and leaving to the diary. */
export function useFindSteps(date: PlainDate, slotId: number) {
  const router = useRouter();
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/diary/$date/find/$slotId' });
  const search = readFindMealSearch(useSearch({ from: '/_signed-in/diary/$date/find/$slotId' }));
  const closeSheet = useCloseSheet(date);
  const stateNow = () => router.state.location.state;
  return {
    close: () => {
      if (stateNow().isListOverDiary) router.history.go(-2);
      else closeSheet();
    },
    change: (filters: FindFilters) =>
      void navigate({
        search: { replaces: search.replaces, ...filters },
        replace: true,
        state: true,
        resetScroll: false,
      }),
    open: (proposal: Proposal) => {
      const recipe = proposal.recipe_template.id;
      client.setQueryData(
        proposalQuery({ slotId, date, replaces: search.replaces }, recipe, search.meal).queryKey,
        proposal,
      );
      void navigate({
        search: { ...search, recipe },
        state: { isOverList: true, isListOverDiary: stateNow().isOverDiary },
        resetScroll: false,
      });
    },
    showList: () => {
      if (stateNow().isOverList) router.history.back();
      else void navigate({ search: { ...search, recipe: undefined }, replace: true, resetScroll: false });
    },
  };
}
