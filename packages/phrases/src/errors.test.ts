import { ERROR_CODES, FIELD_CODES, type ErrorCode } from '@weekbord/contract/errors';
import { describe, expect, it } from 'vitest';
import { errorPhrase, fieldPhrase } from './errors.ts';

describe('error phrases', () => {
  it('have a sentence in both languages for every code', () => {
    for (const code of Object.keys(ERROR_CODES) as ErrorCode[]) {
      expect(errorPhrase(code, 'en')).toMatch(/\.$/);
      expect(errorPhrase(code, 'nl')).toMatch(/\.$/);
    }
    for (const code of FIELD_CODES) {
      expect(fieldPhrase(code, 'en')).toMatch(/\.$/);
      expect(fieldPhrase(code, 'nl')).toMatch(/\.$/);
    }
  });

  it("state the limit if it is known, in the language's number format", () => {
    expect(fieldPhrase('too_small', 'en', { min: 18.5 })).toBe('This must be at least 18.5.');
    expect(fieldPhrase('too_small', 'nl', { min: 18.5 })).toBe('Dit moet minstens 18,5 zijn.');
    expect(fieldPhrase('too_long', 'nl', { max: 1 })).toBe('Gebruik hoogstens 1 teken.');
    expect(fieldPhrase('too_long', 'en')).toBe('This is too long.');
    expect(fieldPhrase('required', 'en', { min: 1 })).toBe('Fill this in.');
  });
});
