import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { OwnFoodScreen } from '../screens/foods/own-food-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/foods/$foodId')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ params: { foodId } }) => {
    if (foodId !== 'new' && !/^[1-9]\d{0,9}$/.test(foodId)) throw notFound();
    await loadPhrases('foods', 'forms', 'ownFoods');
  },
  component: function OwnFood() {
    const { foodId } = Route.useParams();
    return <OwnFoodScreen key={foodId} foodId={foodId === 'new' ? null : Number(foodId)} />;
  },
});
