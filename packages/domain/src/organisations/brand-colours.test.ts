import { describe, expect, it } from 'vitest';
import { brandColours } from './brand-colours.ts';

const DEFAULT_BRAND = '#58ca8c';

const COLOURS = [DEFAULT_BRAND, '#00bcd4', '#ffffff', '#000000', '#ffeb3b', '#d50000', '#1a237e', '#808080', '#ff00ff'];

/** The contrast ratio of two colours as WCAG 2.2 defines it. */
function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe('brandColours', () => {
  it.each(COLOURS)('makes text in and on %s readable in both themes', (colour) => {
    const { brand, onBrand, strongOnLight, strongOnDark } = brandColours(colour);
    expect(contrastOf(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#fbf7f0', '#ffffff', '#f3ede3'])
      expect(contrastOf(strongOnLight, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#171411', '#221e1a', '#120f0d'])
      expect(contrastOf(strongOnDark, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('puts dark text on the default colour, on which white cannot be read', () => {
    expect(contrastOf('#ffffff', DEFAULT_BRAND)).toBeLessThan(4.5);
    expect(brandColours(DEFAULT_BRAND).onBrand).not.toBe('#ffffff');
  });

  it('falls back to the default colour where the value is no colour', () => {
    expect(brandColours('url(evil)')).toEqual(brandColours(DEFAULT_BRAND));
  });
});
