import { expect, it } from 'vitest';
import { hostOfPortal, portalOfHost } from './portal-of-host.ts';

it.each([
  ['bamifit.weekbord.example', 'bamifit'],
  ['BamiFit.weekbord.example:3000', 'bamifit'],
  ['weekbord.example', null],
  ['www.weekbord.example', null],
  ['app.weekbord.example', null],
  ['deploy-preview-12.weekbord.example', null],
  ['feature-preview.weekbord.example', null],
  ['a.b.weekbord.example', null],
  ['127.0.0.1:3000', null],
  ['elsewhere.example', null],
])('the portal of %s is %s', (host, portal) => {
  expect(portalOfHost(host, 'weekbord.example')).toBe(portal);
});

it.each([
  ['killerbody', 'weekbord.example', 'killerbody.weekbord.example'],
  ['killerbody', 'localhost:3000', 'killerbody.localhost:3000'],
  ['killerbody', '127.0.0.1:3000', '127.0.0.1:3000'],
  ['killerbody', '192.168.1.20', '192.168.1.20'],
  ['killerbody', '[::1]:3000', '[::1]:3000'],
  [null, 'weekbord.example', 'weekbord.example'],
])('the portal %j of %s is at %s', (portal, host, at) => {
  expect(hostOfPortal(portal, host)).toBe(at);
  expect(URL.canParse(`https://${at}/`)).toBe(true);
});
