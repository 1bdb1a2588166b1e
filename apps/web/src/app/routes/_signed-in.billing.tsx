import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { BillingScreen } from '../screens/billing/billing-screen.tsx';

export const Route = createFileRoute('/_signed-in/billing')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('billing', 'help'),
  component: BillingScreen,
});
