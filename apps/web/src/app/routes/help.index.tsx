import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { HelpScreen } from '../screens/help/help-screen.tsx';

/** The help centre, for everybody. */
export const Route = createFileRoute('/help/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('help', 'articles'),
  component: HelpScreen,
});
