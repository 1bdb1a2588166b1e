import { createFileRoute } from '@tanstack/react-router';
import { planTemplatesQuery } from '../../features/planner/api/plan-templates.ts';
import { recurringMealsQuery } from '../../features/planner/api/recurring-meals.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { HabitsScreen } from '../screens/planner/habits-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/habits')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(planTemplatesQuery);
    void context.queryClient.prefetchQuery(recurringMealsQuery);
    await loadPhrases('habits', 'meals', 'diary');
  },
  component: HabitsScreen,
});
