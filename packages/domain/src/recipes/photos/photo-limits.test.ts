import { describe, expect, it } from 'vitest';
import { hasRoomForPhoto } from './photo-limits.ts';

describe('hasRoomForPhoto', () => {
  it.each([
    [{ count: 0, bytes: 0 }, 1, true],
    [{ count: 499, bytes: 0 }, 1, true],
    [{ count: 500, bytes: 0 }, 1, false],
    [{ count: 1, bytes: 199_999_999 }, 1, true],
    [{ count: 1, bytes: 199_999_999 }, 2, false],
  ])('with %j stored and a photo of %i bytes, returns %s', (kept, bytes, fits) => {
    expect(hasRoomForPhoto(kept, bytes)).toBe(fits);
  });
});
