import { expect, it } from 'vitest';
import { externalLink } from './external-link.ts';

it('[REC-04] distinguishes a post on Instagram from any other site', () => {
  expect(externalLink('https://www.instagram.com/p/abc/')).toMatchObject({ kind: 'instagram', host: 'instagram.com' });
  expect(externalLink('https://www.kookblog.nl/soep')).toEqual({
    kind: 'site',
    address: 'https://www.kookblog.nl/soep',
    host: 'kookblog.nl',
  });
  expect(externalLink('https://notinstagram.com/x')?.kind).toBe('site');
  expect(externalLink('https://instagram.com.evil.example/x')?.kind).toBe('site');
});

it('never shows a link that is not an https URL', () => {
  for (const link of [null, '', 'soup', 'http://kookblog.nl', 'javascript:alert(1)', 'data:text/html,x']) {
    expect(externalLink(link)).toBeNull();
  }
});
