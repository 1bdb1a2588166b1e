import type { Look, Seen } from './barcode-worker.ts';

/** Reads barcodes from a camera's picture. */
export interface BarcodeReader {
  /** Returns the digits of a barcode in the current video frame, or null. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

/** The BarcodeDetector of the Shape Detection API, which the DOM types lack. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];
/**
 * Wider pictures are scaled down to this width in pixels. The bars stay wide enough, and reading takes a third of the
 * time.
 */
const WIDEST = 960;

/** Returns the browser's own reader if it supports these barcodes, or else ours, which runs in a worker. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (!own || !known.includes('ean_13')) return openWorker();
  const detector = new own({ formats: FORMATS.filter((format) => known.includes(format)) });
  return {
    read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

function openWorker(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (digits: string | null) => void>();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
    waiting.get(data.id)?.(data.digits);
    waiting.delete(data.id);
  });
  return {
    read: (video) => {
      const picture = context && pictureOf(video, canvas, context);
      if (!picture) return Promise.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, picture } satisfies Look, [picture.data.buffer]);
      });
    },
    close: () => {
      worker.terminate();
      for (const resolve of waiting.values()) resolve(null);
    },
  };
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, WIDEST / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
