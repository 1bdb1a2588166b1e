import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['\u200b', ''],
    ['\u2060\ufeff \u00ad', ''],
    ['\u3164', ''],
    ['\u2800\u2800', ''],
    ['\u{e0041}\u{e007f}', ''],
    ['\u0301', ''],
    ['\ufe0f', ''],
    ['\u200d', ''],
    ['\u00a0\u2003', ''],
    ['\u202eliam', 'liam'],
    ['\u2067\u202eAnna\u202c\u2069', 'Anna'],
    ['An\u202ena', 'Anna'],
    ['\u200f\u05e9\u05dc\u05d5\u05dd', '\u05e9\u05dc\u05d5\u05dd'],
    [' \u200bAnna Smit\ufeff ', 'Anna Smit'],
    ['Ren\u00e9', 'Ren\u00e9'],
    ['Rene\u0301', 'Rene\u0301'],
    ['\u{1f469}\u200d\u{1f373}', '\u{1f469}\u200d\u{1f373}'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['\u674e', '\u674e'],
  ])('turns %j into %j', (text, kept) => {
    expect(visibleText(text)).toBe(kept);
  });

  it('changes nothing when applied again, and never leaves a bidirectional control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = visibleText(text);
        expect(visibleText(once)).toBe(once);
        expect(once).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });

  it('leaves ordinary text unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9àéïöß][A-Za-z0-9àéïöß '&.-]{0,30}[A-Za-z0-9àéïöß]$/u), (text) => {
        expect(visibleText(text)).toBe(text);
      }),
    );
  });
});
