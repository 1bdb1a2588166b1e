import { createFileRoute } from '@tanstack/react-router';
import { proposalsQuery } from '../../features/planner/api/proposals.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { FindMealScreen } from '../screens/planner/find-meal-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/find/$slotId')({
  validateSearch: (search: Record<string, unknown>): { replaces?: number; recipe?: number } => ({
    ...idOf('replaces', search),
    ...idOf('recipe', search),
  }),
  loader: async ({ context, params }) => {
    const proposals = context.queryClient.prefetchInfiniteQuery(proposalsQuery(Number(params.slotId), params.date));
    // An address that names a recipe needs the list in which it stands.
    await Promise.all([loadPhrases('recipes'), proposals]);
  },
  component: FindMealScreen,
});

function idOf<Name extends string>(name: Name, search: Record<string, unknown>): { [Key in Name]?: number } {
  const id = Number(search[name]);
  return Number.isInteger(id) && id > 0 ? ({ [name]: id } as { [Key in Name]?: number }) : {};
}
