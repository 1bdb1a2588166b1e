import { expect, it } from 'vitest';
import { quickActions } from './quick-actions.ts';

it('offers only what this app has a screen for', () => {
  const has = (route: string) => route === '/diary/$date/find/$slotId' || route === '/diary/$date/quick-add/$slotId';
  const place = { date: '2027-01-04', slotId: 5 };
  expect(quickActions(has).map(({ name, address }) => [name, address(place)])).toEqual([
    ['findRecipe', '/diary/2027-01-04/find/5'],
    ['quickAdd', '/diary/2027-01-04/quick-add/5'],
  ]);
  expect(quickActions(() => true)).toHaveLength(5);
});
