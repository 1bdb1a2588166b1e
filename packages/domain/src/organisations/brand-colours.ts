/** Red, green and blue, from 0 to 255. */
type Rgb = readonly [number, number, number];

/** The theme colours derived from an organisation's colour. */
export interface BrandColours {
  /** The colour itself, for backgrounds. */
  readonly brand: string;
  /** The colour of text on the brand colour. */
  readonly onBrand: string;
  /** A variant for text on the page, in the light and in the dark theme. */
  readonly strongOnLight: string;
  readonly strongOnDark: string;
}

/** The text contrast that WCAG 2.2 requires at level AA. */
const ENOUGH = 4.5;
const STEP = 0.04;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/**
 * The share of the brand colour in the soft background, which the style sheet mixes from the brand colour and the card
 * colour.
 */
const SOFT_SHARE = 0.15;
/** The card colour of the light theme. */
const LIGHT_CARD: Rgb = [255, 255, 255];
/** The card colour of the dark theme. */
const DARK_CARD: Rgb = [34, 30, 26];
/** Of the other backgrounds in the light theme, the one with the least contrast to text in the brand colour. */
const LIGHT_GROUND: Rgb = [243, 237, 227];
/** Of the other backgrounds in the dark theme, the one with the least contrast to text in the brand colour. */
const DARK_GROUND: Rgb = [57, 51, 45];

const DEFAULT_BRAND: Rgb = [0x58, 0xca, 0x8c];

/** Derives readable colours from any colour `#rrggbb`; an invalid value gives the default colours. */
export function brandColours(colour: string): BrandColours {
  const brand = parseColour(colour) ?? DEFAULT_BRAND;
  return {
    brand: hexOf(brand),
    onBrand: hexOf(contrast(WHITE, brand) >= ENOUGH ? WHITE : movedUntilReadable(mix(brand, BLACK, 0.8), BLACK, brand)),
    strongOnLight: hexOf(movedUntilReadable(brand, BLACK, LIGHT_GROUND, mix(LIGHT_CARD, brand, SOFT_SHARE))),
    strongOnDark: hexOf(movedUntilReadable(brand, WHITE, DARK_GROUND, mix(DARK_CARD, brand, SOFT_SHARE))),
  };
}

function movedUntilReadable(colour: Rgb, towards: Rgb, ...grounds: readonly Rgb[]): Rgb {
  const isReadable = (text: Rgb) => grounds.every((ground) => contrast(text, ground) >= ENOUGH);
  let moved = colour;
  for (let share = STEP; !isReadable(moved) && share <= 1; share += STEP) moved = mix(colour, towards, share);
  return isReadable(moved) ? moved : towards;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share);
  return [part(0), part(1), part(2)];
}

function parseColour(text: string): Rgb | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!parts) return undefined;
  const part = (index: number) => Number.parseInt(parts[index] ?? '', 16);
  return [part(1), part(2), part(3)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
