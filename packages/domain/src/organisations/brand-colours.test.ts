import { describe, expect, it } from 'vitest';
import { brandColours, contrastOf, DEFAULT_BRAND } from './brand-colours.ts';

const COLOURS = [DEFAULT_BRAND, '#00bcd4', '#ffffff', '#000000', '#ffeb3b', '#d50000', '#1a237e', '#808080', '#ff00ff'];

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
