import { expect, it } from 'vitest';
import { portalOf } from './portal-of-site.ts';

it.each([
  ['killerbody.weekbord.example', 'killerbody'],
  ['KillerBody.weekbord.example', 'killerbody'],
  ['dma.localhost', 'dma'],
  ['weekbord.example', undefined],
  ['www.weekbord.example', undefined],
  ['app.weekbord.example', undefined],
  ['deploy-preview-12.weekbord.example', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('the portal of the site %s is %s', (hostname, portal) => {
  expect(portalOf(hostname)).toBe(portal);
});
