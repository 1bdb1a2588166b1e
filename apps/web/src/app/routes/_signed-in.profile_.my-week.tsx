import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { MyWeekScreen } from '../screens/planner/my-week-screen.tsx';

// Prefetches my week. The code is loaded with the diary and the profile rather than with the login page.
async function prefetchMyWeek(client: QueryClient): Promise<void> {
  const { myWeekQuery } = await import('../../features/planner/api/week-wishes.ts');
  await client.prefetchQuery(myWeekQuery);
}

export const Route = createFileRoute('/_signed-in/profile_/my-week')({
  loader: async ({ context }) => {
    void prefetchMyWeek(context.queryClient).catch(() => undefined);
    await loadPhrases('myWeek');
  },
  component: MyWeekScreen,
});
