import { useIsOnDesktop } from '../../../shared/use-is-on-desktop.ts';

/** Whether the camera is offered for barcodes: on phones and in the native app. Elsewhere their number is typed. */
export function useOffersScan(): boolean {
  return !useIsOnDesktop();
}
