import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { PlanChangesScreen } from '../screens/accounts/plan-changes-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/plan-changes')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('planVersions', 'expenditure', 'meals'),
  component: PlanChangesScreen,
});
