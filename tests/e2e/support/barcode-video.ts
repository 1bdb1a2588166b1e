import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 12;
/** Width of the narrowest bar in pixels. */
const MODULE = 4;
const [PAPER, INK] = [225, 30];

/** The bars of a digit on the right of an EAN-13; on the left it is the complement, or the complement mirrored. */
const RIGHT = [
  '1110010',
  '1100110',
  '1101100',
  '1000010',
  '1011100',
  '1001110',
  '1010000',
  '1000100',
  '1001000',
  '1110100',
];
/** Which of the left digits are mirrored, depending on the first digit, which has no bars. */
const MIRRORED = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

/** Returns the 95 modules of an EAN-13, 1 where there is ink (GS1 General Specifications 5.2). */
function modulesOf(digits: string): string {
  const complement = (bars: string) => bars.replaceAll(/[01]/g, (bit) => (bit === '1' ? '0' : '1'));
  const mirrored = (bars: string) => bars.split('').toReversed().join('');
  const barsOf = (digit: string | undefined) => RIGHT[Number(digit)] ?? '';
  const parities = MIRRORED[Number(digits[0])] ?? '';
  const left = Array.from({ length: 6 }, (_, place) => {
    const bars = barsOf(digits[place + 1]);
    return parities[place] === '1' ? mirrored(bars) : complement(bars);
  });
  const right = Array.from({ length: 6 }, (_, place) => barsOf(digits[place + 7]));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Returns the brightness of the paper at a point, blurred as by a lens. */
function lightAt(modules: string, x: number, y: number): number {
  if (y < 120 || y > 360) return PAPER;
  const start = (WIDTH - modules.length * MODULE) / 2;
  const inkAt = (at: number) => (modules[Math.floor((at - start) / MODULE)] === '1' ? 1 : 0);
  const ink = (inkAt(x - 1) + 2 * inkAt(x) + inkAt(x + 1)) / 4;
  return Math.round(PAPER - ink * (PAPER - INK));
}

/** Writes a video of a barcode held in a slightly unsteady hand, for Chromium's fake camera; returns its path. */
export function filmBarcode(digits: string): string {
  const modules = modulesOf(digits);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    const drift = Math.round(6 * Math.sin(frame));
    const light = Buffer.alloc(WIDTH * HEIGHT);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) light[y * WIDTH + x] = lightAt(modules, x + drift, y + drift);
    return Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  });
  const path = join(mkdtempSync(join(tmpdir(), 'weekbord-camera-')), 'barcode.y4m');
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frames]),
  );
  return path;
}
