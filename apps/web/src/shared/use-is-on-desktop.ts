import { useMedia } from '@weekbord/ui/media/use-media';
import { appDisplay } from './app-display.ts';

/** The minimum width for a navigation rail at the side. */
export const DESKTOP = '(width >= 56.3125rem)';

/** Whether the app is in a browser window wide enough for the desktop layout. */
export function useIsOnDesktop(): boolean {
  return useMedia(DESKTOP) && appDisplay() !== 'native';
}
