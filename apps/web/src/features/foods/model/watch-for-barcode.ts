import { parseGtin } from '@weekbord/domain/foods/gtin';
import { openBarcodeReader } from './barcode-reader.ts';

/** Between two looks, so that the device stays cool. */
const PAUSE_MS = 100;

/**
 * Looks at what a video shows until there is a barcode in it whose check digit is right, twice the same in a row: a
 * shaky picture can be misread once. Answers its digits, or null where `signal` ended the looking.
 */
export async function watchForBarcode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const reader = await openBarcodeReader();
  try {
    let last: string | null = null;
    while (!signal.aborted) {
      const digits = await reader.read(video);
      if (digits !== null && 'gtin' in parseGtin(digits)) {
        if (digits === last) return signal.aborted ? null : digits;
        last = digits;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return null;
  } finally {
    reader.close();
  }
}
