import { expect, it } from 'vitest';
import { portalOfHost } from './portal-of-host.ts';

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
])('the portal of the host %s is %s', (host, portal) => {
  expect(portalOfHost(host, 'weekbord.example')).toBe(portal);
});
