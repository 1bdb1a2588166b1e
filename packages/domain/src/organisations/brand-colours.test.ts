import { describe, expect, it } from 'vitest';
import { createRandom } from '../numbers/random.ts';
import { brandColours } from './brand-colours.ts';

const DEFAULT_BRAND = '#58ca8c';

const COLOURS = [DEFAULT_BRAND, '#00bcd4', '#ffffff', '#000000', '#ffeb3b', '#d50000', '#1a237e', '#808080', '#ff00ff'];

/** The contrast ratio of two colours, as defined by WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The soft background of a card: 15% of the colour, mixed as in the style sheet. */
function softOf(colour: string, card: string): string {
  const part = (text: string, at: number) => Number.parseInt(text.slice(1 + 2 * at, 3 + 2 * at), 16);
  const mixed = [0, 1, 2].map((at) => Math.round(part(card, at) * 0.85 + part(colour, at) * 0.15));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** The lowest text contrast that an organisation's colour leads to, over all backgrounds in both themes. */
function leastContrast(colour: string): number {
  const { brand, onBrand, strongOnLight, strongOnDark } = brandColours(colour);
  return Math.min(
    contrastOf(onBrand, brand),
    ...['#fbf7f0', '#ffffff', '#f3ede3', softOf(colour, '#ffffff')].map((ground) => contrastOf(strongOnLight, ground)),
    ...['#171411', '#221e1a', '#120f0d', softOf(colour, '#221e1a')].map((ground) => contrastOf(strongOnDark, ground)),
  );
}

const RANDOM_COLOURS = 5000;

describe('brandColours', () => {
  it.each(COLOURS)('makes text in and on %s readable in both themes', (colour) => {
    expect(leastContrast(colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('makes text readable for any colour', () => {
    const random = createRandom(3);
    const colours = Array.from(
      { length: RANDOM_COLOURS },
      () =>
        `#${Math.floor(random() * 0x1_00_00_00)
          .toString(16)
          .padStart(6, '0')}`,
    );
    expect(colours.filter((colour) => leastContrast(colour) < 4.5)).toEqual([]);
  });

  it('puts dark text on the default colour, because white would be unreadable', () => {
    expect(contrastOf('#ffffff', DEFAULT_BRAND)).toBeLessThan(4.5);
    expect(brandColours(DEFAULT_BRAND).onBrand).not.toBe('#ffffff');
  });

  it('falls back to the default colour if the value is not a colour', () => {
    expect(brandColours('url(evil)')).toEqual(brandColours(DEFAULT_BRAND));
  });
});
