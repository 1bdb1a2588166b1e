import { expect, it } from 'vitest';
import { hostOfPortal } from './origin-of.ts';

it.each([
  ['killerbody', 'weekbord.example', 'killerbody.weekbord.example'],
  ['killerbody', 'localhost:3000', 'killerbody.localhost:3000'],
  ['killerbody', '127.0.0.1:3000', '127.0.0.1:3000'],
  ['killerbody', '192.168.1.20', '192.168.1.20'],
  ['killerbody', '[::1]:3000', '[::1]:3000'],
  [null, 'weekbord.example', 'weekbord.example'],
])('the portal %j on the host %s is at %s', (portal, host, at) => {
  expect(hostOfPortal(portal, host)).toBe(at);
  expect(URL.canParse(`https://${at}/`)).toBe(true);
});
