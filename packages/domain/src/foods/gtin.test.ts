import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, parseGtin } from './gtin.ts';

describe('[FOO-03] a barcode', () => {
  it.each([
    ['3017620422003', 3_017_620_422_003],
    ['8710398527677', 8_710_398_527_677],
    ['034000460625', 34_000_460_625],
    ['0034000460625', 34_000_460_625],
    ['96385074', 96_385_074],
    [' 3017620 422003 ', 3_017_620_422_003],
    // UPC-E codes, each with its zeros in a different place.
    ['04252614', 42_100_005_264],
    ['01234505', 12_000_003_455],
    ['01278907', 12_000_007_897],
    ['01234531', 12_300_000_451],
    ['01234543', 12_340_000_053],
    // These are valid as EAN-8 too.
    ['01234565', 12_345_000_065],
    ['04963406', 49_000_006_346],
    // An EAN-8 that is no UPC-E, and one of the first shops of the United States.
    ['00012348', 12_348],
    ['10000007', 10_000_007],
  ])('%j is parsed as the number %d', (text, gtin) => {
    expect(parseGtin(text)).toEqual({ gtin });
  });

  it.each([
    '',
    'abc',
    '123',
    '301762042200',
    '30176204220031234',
    '00000000',
    '3017620422003x',
    '３０１７６２０４',
    '1e12',
  ])('%j is not a barcode', (text) => {
    expect(parseGtin(text)).toHaveProperty('fault');
  });

  it('is rejected if one digit is wrong', () => {
    const others = fc.stringMatching(/^[1-9][0-9]{11}$/);
    fc.assert(
      fc.property(others, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const code = `${digits}${checkDigit(digits)}`;
        expect(parseGtin(code)).toEqual({ gtin: Number(code) });
        const wrong = Array.from(code, (digit, at) => (at === place ? (Number(digit) + by) % 10 : digit)).join('');
        expect(parseGtin(wrong)).toEqual({ fault: 'barcode_check_digit' });
      }),
    );
  });
});
