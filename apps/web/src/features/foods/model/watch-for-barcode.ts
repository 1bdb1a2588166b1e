import { parseGtin } from '@weekbord/domain/foods/gtin';
import { openBarcodeReader } from './barcode-reader.ts';

/** The pause between two reads in milliseconds, which keeps the device cool. */
const PAUSE_MS = 100;

/**
 * Reads video frames until they show the same valid barcode twice in a row, because a shaky picture can be misread
 * once. Returns its digits, or null if `signal` aborted it.
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
