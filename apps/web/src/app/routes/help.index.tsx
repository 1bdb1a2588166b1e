import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../screens/help/help-screen.tsx';

/** The help centre, for everybody. The screen loads its own phrases, so that other pages do not carry them. */
export const Route = createFileRoute('/help/')({ component: HelpScreen });
