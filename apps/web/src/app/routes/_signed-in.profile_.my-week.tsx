import { createFileRoute } from '@tanstack/react-router';
import { myWeekQuery } from '../../features/planner/api/week-wishes.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { MyWeekScreen } from '../screens/planner/my-week-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/my-week')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(myWeekQuery);
    await loadPhrases('myWeek');
  },
  component: MyWeekScreen,
});
