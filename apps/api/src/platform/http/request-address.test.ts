import { describe, expect, it } from 'vitest';
import { addressOf } from './request-address.ts';

const at = (host: string, url = '/api/food/food?page=2') => ({ url, protocol: 'http', host });

describe('the URL of a request', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['weekbord.example', 'http://weekbord.example'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('has the requested host %s', (host, origin) => {
    expect(addressOf(at(host), undefined).href).toBe(`${origin}/api/food/food?page=2`);
  });

  it.each(['', '[', '[::::]', 'a b', '%', 'a:b:c', 'a@b', 'evil.example/x?', 'localhost:99999', '..'])(
    'has a safe default host if the invalid host %j is requested',
    (host) => {
      expect(addressOf(at(host), undefined).href).toMatch(/^http:\/\/(?:localhost|\.+)\/api\/food\/food\?page=2$/);
    },
  );

  it('has the host of the configured site, whatever the request says', () => {
    const expected = 'https://weekbord.example/api/food/food?page=2';
    expect(addressOf(at('evil.example'), 'https://weekbord.example').href).toBe(expected);
    const absolute = at('evil.example', 'http://evil.example/api/food/food?page=2');
    expect(addressOf(absolute, 'https://weekbord.example').href).toBe(expected);
    expect(addressOf(at('x', '//evil.example/a'), 'https://weekbord.example').host).toBe('weekbord.example');
  });
});
