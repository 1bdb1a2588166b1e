import { expect, it } from 'vitest';
import { shoppingListName } from './shopping-list-name.ts';

it.each([
  ['chicken breast (raw)', 'chicken breast'],
  ['basmatirijst (ongekookt)', 'basmatirijst'],
  ['prawns (peeled, raw)', 'prawns (peeled)'],
  ['gerookte schelvis (rauw)', 'gerookte schelvis'],
  ['garden peas (frozen)', 'garden peas (frozen)'],
  ['coffee (brewed)', 'coffee'],
  ['chickpeas (tinned, drained)', 'chickpeas (tinned)'],
  ['raw cane sugar', 'raw cane sugar'],
])('%s is bought as %s', (name, bought) => {
  expect(shoppingListName(name)).toBe(bought);
});

it('the shopping name does not repeat what the pack says', () => {
  expect(shoppingListName('chickpeas (tinned, drained)', 'TIN')).toBe('chickpeas');
  expect(shoppingListName('bruine bonen (pot, uitgelekt)', 'JAR')).toBe('bruine bonen');
  expect(shoppingListName('garden peas (frozen)', 'BAG')).toBe('garden peas (frozen)');
});
