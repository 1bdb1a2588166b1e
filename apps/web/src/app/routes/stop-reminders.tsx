import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { StopRemindersScreen } from '../screens/reminders/stop-reminders-screen.tsx';

export const Route = createFileRoute('/stop-reminders')({
  loader: () => loadPhrases('reminders'),
  component: StopRemindersScreen,
});
