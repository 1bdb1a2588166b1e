import { expect, it } from 'vitest';
import { USUAL_COLOUR } from './branding.ts';
import { isSetUp, readSetup } from './coach-setup.ts';

const NAMED = { primary_colour: USUAL_COLOUR, logo: null, subdomain: null };

it.each([
  ['who logs in for the first time', { own: null, hasClients: false }, []],
  ['with a client but nothing else', { own: null, hasClients: true }, ['client']],
  ['with a name', { own: NAMED, hasClients: false }, ['name']],
  ['with a colour', { own: { ...NAMED, primary_colour: '#8e24aa' }, hasClients: false }, ['name', 'brand']],
  ['with a logo', { own: { ...NAMED, logo: '/uploads/1.webp' }, hasClients: false }, ['name', 'brand']],
  ['with a portal', { own: { ...NAMED, subdomain: 'vos' }, hasClients: false }, ['name', 'portal']],
  [
    'with everything done',
    { own: { ...NAMED, logo: '/uploads/1.webp', subdomain: 'vos' }, hasClients: true },
    ['name', 'brand', 'portal', 'client'],
  ],
])('the completed setup steps are right for a coach %s', (_, practice, done) => {
  const steps = readSetup(practice);
  expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done);
  expect(steps.map(({ step }) => step)).toEqual(['name', 'brand', 'portal', 'client']);
  expect(isSetUp(practice)).toBe(done.length === 4);
});
