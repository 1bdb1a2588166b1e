import { createFileRoute } from '@tanstack/react-router';
import { measurementsQuery, progressQuery } from '../../features/progress/api/progress.ts';
import { readProgressSearch } from '../../features/progress/model/progress-address.ts';
import { today } from '../../shared/locale/today.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ProgressScreen } from '../screens/progress/progress-screen.tsx';

export const Route = createFileRoute('/_signed-in/progress')({
  // The search validation is loaded with the screen, so that other screens do not wait for it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { type, period } = readProgressSearch(deps);
    void queryClient.prefetchQuery(progressQuery(type, period, today()));
    void queryClient.prefetchInfiniteQuery(measurementsQuery(type));
    await loadPhrases('progress');
  },
  component: function Progress() {
    return <ProgressScreen search={Route.useSearch()} />;
  },
});
