import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../screens/help/help-screen.tsx';

/** The help centre, open to everyone. The screen loads its own phrases, so that other pages do not contain them. */
export const Route = createFileRoute('/help/')({ component: HelpScreen });
