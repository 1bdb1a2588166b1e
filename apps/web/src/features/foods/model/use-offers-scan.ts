import { useIsOnDesktop } from '../../../shared/use-is-on-desktop.ts';

/**
 * Whether barcodes can be scanned with the camera: on phones and in the native app. Elsewhere their number is typed.
 */
export function useOffersScan(): boolean {
  return !useIsOnDesktop();
}
