import { APP_LINK_PARTS } from '@weekbord/domain/app-links/app-links';
import { describe, expect, it } from 'vitest';
import { isReadAtStart, pathOfAppLink } from './app-link.ts';

const SITE = 'https://www.weekbord.example';
const routes = Object.keys(import.meta.glob('../routes/*.tsx')).map((file) =>
  file.replace(/^\.\.\/routes\//, '').replace(/^_signed-in\./, ''),
);

describe('a link that the phone passes to the app', () => {
  it.each(['/diary/2027-03-14', '/login?magic_link_token=abc', '/recipes/3#steps', '/profile'])(
    'opens the app at %s',
    (path) => {
      expect(pathOfAppLink(SITE + path, SITE)).toBe(path);
    },
  );

  it.each([
    'https://other.example/diary',
    'https://www.weekbord.example.other.example/diary',
    'https://www.weekbord.example@other.example/diary',
    'http://www.weekbord.example/diary',
    'https://weekbord.example/diary',
    `${SITE}/api/health`,
    `${SITE}/uploads/1.webp`,
    `${SITE}/checkout`,
    `${SITE}//other.example/diary`,
    SITE,
    'javascript:alert(1)',
    'no address',
  ])('opens nothing for the link %s', (link) => {
    expect(pathOfAppLink(link, SITE)).toBeUndefined();
  });

  it('opens screens of the app', () => {
    const without = APP_LINK_PARTS.filter((part) => !routes.some((file) => new RegExp(`^${part}[._]`).test(file)));
    expect(routes.length).toBeGreaterThan(50);
    expect(without).toEqual([]);
  });

  it('is read before the router starts if it contains a login token', () => {
    expect(isReadAtStart('/login?magic_link_token=abc')).toBe(true);
    expect(isReadAtStart('/diary?checkout=checkout')).toBe(true);
    expect(isReadAtStart('/diary')).toBe(false);
  });
});
