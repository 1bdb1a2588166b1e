import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { BalanceScreen } from '../screens/diary/week/balance-screen.tsx';

export const Route = createFileRoute('/_signed-in/diary/$date/balance')({
  loader: () => loadPhrases('balance'),
  component: BalanceScreen,
});
