import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { BillingIssueScreen } from '../screens/accounts/billing-issue-screen.tsx';

export const Route = createFileRoute('/_signed-in/billing-issue')({
  loader: () => loadPhrases('accounts', 'billing', 'selfService', 'onboarding'),
  component: BillingIssueScreen,
});
