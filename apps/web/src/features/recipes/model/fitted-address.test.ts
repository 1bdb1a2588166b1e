import { expect, it } from 'vitest';
import { fittedPlateOf, readFittedSearch } from './fitted-address.ts';

it('the URL of a fitted recipe names the moment and the exact plate', () => {
  const search = readFittedSearch({ fitted: 'DINNER', plate: '3.0.0.0', cook: 1 });
  expect(search).toEqual({ fitted: 'DINNER', plate: '3.0.0.0' });
  expect(fittedPlateOf(search)).toEqual({ moment: 'DINNER', plate: '3.0.0.0' });
});

it.each([
  {},
  { fitted: 'DINNER' },
  { plate: '3.0.0.0' },
  { fitted: 'ALL', plate: '3.0.0.0' },
  { fitted: 'DINNER', plate: 3 },
])("a URL with %j shows the recipe's own portion", (search) => {
  expect(readFittedSearch(search)).toEqual({});
  expect(fittedPlateOf({})).toBeUndefined();
});
