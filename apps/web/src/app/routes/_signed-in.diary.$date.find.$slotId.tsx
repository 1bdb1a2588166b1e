import { createFileRoute } from '@tanstack/react-router';
import { proposalQuery, proposalsQuery } from '../../features/planner/api/proposals.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { readFindMealSearch } from '../screens/diary/swapping/find-meal-address.ts';
import { FindMealScreen } from '../screens/diary/swapping/find-meal-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/find/$slotId')({
  // The search validation is loaded with the screen, so that other screens do not wait for it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loader: async ({ context: { queryClient }, params: { date, slotId }, location }) => {
    const { replaces, recipe, ...filters } = readFindMealSearch(location.search);
    const place = { slotId: Number(slotId), date, replaces };
    if (recipe === undefined) void queryClient.prefetchInfiniteQuery(proposalsQuery(place, filters));
    else void queryClient.prefetchQuery(proposalQuery(place, recipe, filters.meal));
    await loadPhrases('finding', 'choosing', 'recipes', 'versions');
  },
  component: FindMealScreen,
});
