import { expect, it } from 'vitest';
import { boughtName } from './bought-name.ts';

it.each([
  ['chicken breast (raw)', 'chicken breast'],
  ['basmatirijst (ongekookt)', 'basmatirijst'],
  ['prawns (peeled, raw)', 'prawns (peeled)'],
  ['gerookte schelvis (rauw)', 'gerookte schelvis'],
  ['garden peas (frozen)', 'garden peas (frozen)'],
  ['raw cane sugar', 'raw cane sugar'],
])('%s is bought as %s', (name, bought) => {
  expect(boughtName(name)).toBe(bought);
});
