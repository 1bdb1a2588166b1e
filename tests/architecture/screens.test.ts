import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreen, SCREENS } from '@weekbord/api/screens';
import { WIZARD_STEPS } from '@weekbord/domain/onboarding/wizard-steps';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const readWeb = (path: string) => readFileSync(join(import.meta.dirname, '../../apps/web/src', path), 'utf8');
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

describe('the screen paths that the server recognises', () => {
  it('match those of the web app’s router', () => {
    const tree = readWeb('app/routeTree.gen.ts');
    const [, list = ''] = /fullPaths:([^;]*);/.exec(tree) ?? [];
    const routes = new Set(quoted(list).map((path) => path.replace(/(.)\/$/, '$1')));
    expect(routes.size).toBeGreaterThan(50);
    expect(SCREENS.toSorted()).toEqual([...routes].toSorted());
  });

  it("use the web app's names for the steps of the wizard and the screens around them", () => {
    const [, unasked = ''] =
      /ASKING_STEPS = WIZARD_STEPS\.filter\(([\s\S]*?)\);/.exec(readWeb('features/onboarding/model/step-access.ts')) ??
      [];
    const isAsking = (step: string) => !quoted(unasked).includes(step);
    expect(quoted(unasked).length).toBeGreaterThan(2);
    for (const step of WIZARD_STEPS) expect([step, isScreen(`/onboarding/${step}`)]).toEqual([step, isAsking(step)]);
    const lists = readWeb('features/onboarding/model/start-screens.ts');
    const namesIn = (list: string) => quoted(new RegExp(`${list} = \\[([^\\]]*)\\]`).exec(lists)?.[1] ?? '');
    const places = [
      ...namesIn('SELF_SERVICE_SCREENS').map((name) => `/self-service/${name}`),
      ...['PROFILE_SCREENS', 'PLAN_SCREENS', 'START_SCREENS'].flatMap(namesIn).map((name) => `/start/${name}`),
    ];
    expect(places.length).toBeGreaterThan(12);
    for (const place of places) expect([place, isScreen(place)]).toEqual([place, true]);
    expect(isScreen('/start/nothing')).toBe(false);
    expect(isScreen('/self-service/nothing')).toBe(false);
  });

  it('are matched as in the web app: in any letter case, with a trailing slash, encoded, and for a coach who acts as a client', () => {
    for (const path of [
      '/',
      '/Login/',
      '/%6Cogin',
      '/as/12',
      '/as/12/',
      '/as/12/diary',
      '/clients/new',
      '/diary/2027-03-14',
    ])
      expect([path, isScreen(path)]).toEqual([path, true]);
    for (const path of [
      '/loginx',
      '/as/0/diary',
      '/as/12diary',
      '/login//code',
      '/login\u0000',
      '/a%00b',
      '/%zz',
      '/diary/1800-01-01',
      '/clients/nobody',
    ])
      expect([path, isScreen(path)]).toEqual([path, false]);
  });
});

it('every screen has content for the skip link to jump to: each main element is rendered by one component', () => {
  const drawing = sourceFiles('apps/web', 'packages/ui').filter(
    ({ path, text }) => !path.includes('.test') && /<main[\s>]/.test(text),
  );
  expect(drawing.map(({ path }) => path)).toEqual(['packages/ui/src/skip-link/content.tsx']);
});
