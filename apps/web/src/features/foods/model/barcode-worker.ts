import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** A picture in which to look for a barcode. The worker responds with the digits, or null. */
export interface Look {
  readonly id: number;
  readonly picture: ImageData;
}
export interface Seen {
  readonly id: number;
  readonly digits: string | null;
}

prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener('message', (event: MessageEvent<Look>) => void look(event.data));

async function look({ id, picture }: Look): Promise<void> {
  const found = await readBarcodes(picture, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    tryInvert: false,
    maxNumberOfSymbols: 1,
  }).catch(() => []);
  postMessage({ id, digits: found[0]?.text ?? null } satisfies Seen);
}
