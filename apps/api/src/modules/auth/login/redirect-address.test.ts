import { describe, expect, it } from 'vitest';
import { testConfig } from '@weekbord/testkit/test-app';
import { linkTo, readRedirect, siteOf } from './redirect-address.ts';

const config = testConfig();
const local = testConfig({ publicUrl: undefined });
const asked = { config, address: new URL('https://weekbord.example/api/users/createMagicLink') };
const askedAt = (host: string) => ({ config: local, address: new URL(`http://${host}/api/users/createMagicLink`) });

const HOSTILE = [
  '//evil.example/',
  '/login',
  'login',
  '',
  'https:weekbord.example',
  'https:/weekbord.example/',
  'https:///weekbord.example/',
  'https://evil.example/',
  'http://weekbord.example/',
  'https://weekbord.example:8443/',
  'https://weekbord.example.evil.example/',
  'https://weekbord.example.',
  'https://evilweekbord.example/',
  'https://weekbord.example@evil.example/',
  'https://user:password@weekbord.example/',
  'https://@weekbord.example/',
  'https://weekbord.example%40evil.example/',
  'https://weekbord.example%2eevil.example/',
  'https://weekbord.example\\@evil.example/',
  'https:\\\\evil.example/',
  '\\\\evil.example/',
  'https://evil.example\\.weekbord.example/',
  'https://evil.example#.weekbord.example/',
  'https://evil.example?.weekbord.example/',
  'https://a.b.weekbord.example/',
  'https://-_-.weekbord.example/',
  'https://wееkbord.example/',
  'https://weekbord。example/',
  'https://xn--wekbord-4ve.example/',
  'javascript:alert(1)',
  'javascript://weekbord.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://weekbord.example/',
  'blob:https://weekbord.example/1',
  'intent://weekbord.example/#Intent;scheme=https;end',
  'weekbordevil://login',
  'weekbord:login',
  'weekbord://evil.example/',
  'weekbord://user@login/',
  ' https://weekbord.example/',
  'https://weekbord.example/\r\nBcc: a@b.example',
  'ht\ttps://weekbord.example/',
  'https://weekbord.example/\u0000',
  'https://[::1]/',
  'https://2130706433/',
  'https://127.0.0.1/',
];

describe('readRedirect', () => {
  it.each(HOSTILE)('rejects %j', (address) => {
    expect(readRedirect(asked, address)).toBeNull();
  });

  it.each([
    ['https://weekbord.example', null, false],
    ['https://weekbord.example/login?from=mail#top', null, false],
    ['https://WEEKBORD.example:443/', null, false],
    ['https://killerbody.weekbord.example/login', 'killerbody', false],
    ['https://www.weekbord.example/', null, false],
    ['weekbord://login', null, true],
    ['weekbord://', null, true],
  ])('accepts %j', (address, portal, isApp) => {
    expect(readRedirect(asked, address)).toMatchObject({ portal, isApp });
  });

  it.each([
    ['localhost:3000', 'http://localhost:3000/login', null],
    ['localhost:3000', 'http://127.0.0.1:3000/', null],
    ['127.0.0.1:3000', 'http://localhost:3000/', null],
    ['localhost:3000', 'http://127.0.0.2:3000/', null],
    ['localhost:3000', 'http://[::1]:3000/', null],
    ['killerbody.localhost:3000', 'http://killerbody.localhost:3000/', 'killerbody'],
    ['localhost:3000', 'http://killerbody.localhost:3000/', 'killerbody'],
    ['evil.example', 'http://localhost:3000/', null],
  ])('accepts a link to this machine if no URL is configured: host %s, link %s', (host, address, portal) => {
    expect(readRedirect(askedAt(host), address)).toMatchObject({ portal, isApp: false });
  });

  it.each([
    ['evil.com', 'http://evil.com/'],
    ['evil.com:3000', 'http://evil.com:3000/'],
    ['203.0.113.7', 'http://203.0.113.7/'],
    ['10.evil.com', 'http://10.evil.com/'],
    ['127.0.0.1.evil.com', 'http://127.0.0.1.evil.com/'],
    ['192.168.evil.com', 'http://192.168.evil.com/'],
    ['[::1234:5678]', 'http://[::1234:5678]/'],
    ['192.168.1.20:3000', 'http://192.168.1.20:3000/'],
    ['10.0.0.66:3000', 'http://10.0.0.66:3000/'],
    ['169.254.169.254:3000', 'http://169.254.169.254:3000/'],
    ['[fd00::1]:3000', 'http://[fd00::1]:3000/'],
    ['printer:3000', 'http://printer:3000/'],
    ['weekbord.local:3000', 'http://weekbord.local:3000/'],
    ['weekbord.test:3000', 'http://weekbord.test:3000/'],
    ['a.b.localhost:3000', 'http://a.b.localhost:3000/'],
    ['localhost:4000', 'http://localhost:4000/'],
    ['127.0.0.1:22', 'http://127.0.0.1:22/'],
    ['localhost:3000', 'https://localhost:3000/'],
  ])('ignores the host of the request if no URL is configured: host %s, link %s', (host, address) => {
    expect(readRedirect(askedAt(host), address)).toBeNull();
    expect(siteOf(askedAt(host)).href).toBe('http://localhost:3000/');
  });
});

describe('linkTo', () => {
  it('puts the token in the query and drops the fragment', () => {
    expect(linkTo('https://weekbord.example/login?a=1#top', 'T')).toBe(
      'https://weekbord.example/login?a=1&magic_link_token=T',
    );
    expect(linkTo('weekbord://login', 'T')).toBe('weekbord://login?magic_link_token=T');
  });

  it('replaces an existing token', () => {
    expect(linkTo('https://weekbord.example/?magic_link_token=theirs', 'T')).toBe(
      'https://weekbord.example/?magic_link_token=T',
    );
  });
});
