import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { OwnFoodsScreen } from '../screens/foods/own-foods-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/foods/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('foods', 'forms', 'ownFoods'),
  component: OwnFoodsScreen,
});
