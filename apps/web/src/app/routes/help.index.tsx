import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../screens/help/help-screen.tsx';

/** The help centre, for everybody. The screen waits for its sentences by itself, so that nothing of it weighs on other pages. */
export const Route = createFileRoute('/help/')({ component: HelpScreen });
