import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { NotesScreen } from '../screens/accounts/notes-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile_/notes')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('notes'),
  component: NotesScreen,
});
