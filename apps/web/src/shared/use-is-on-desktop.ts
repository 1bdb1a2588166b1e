import { useMedia } from '@weekbord/ui/media/use-media';
import { appDisplay } from './app-display.ts';

/** From this width on the navigation is a rail at the side. */
export const DESKTOP = '(width >= 56.3125rem)';

/** Whether the app is in a desktop browser, or in a window as wide. */
export function useIsOnDesktop(): boolean {
  return useMedia(DESKTOP) && appDisplay() !== 'native';
}
