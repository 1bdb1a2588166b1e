import { expect, it } from 'vitest';
import { splitSteps } from './split-steps.ts';

it.each([
  ['1. Boil the rice. 2. Add the onions. 3. Serve.', ['Boil the rice.', 'Add the onions.', 'Serve.']],
  ['1) Boil 2) Stir', ['Boil', 'Stir']],
  ['Step 1: Boil. Step 2: Stir.', ['Boil.', 'Stir.']],
  ['Stap 1. Kook. Stap 2. Roer.', ['Kook.', 'Roer.']],
  ['1. Boil for 2 minutes. 2. Stir.', ['Boil for 2 minutes.', 'Stir.']],
  ['1. Only one step.', ['Only one step.']],
  ['Boil the rice. 2. Add the onions.', ['Boil the rice. 2. Add the onions.']],
  ['Bake at 180 degrees. Take 2. pans.', ['Bake at 180 degrees. Take 2. pans.']],
  ['Boil.', ['Boil.']],
  ['', ['']],
])('%j becomes the steps %j', (text, steps) => {
  expect(splitSteps(text)).toEqual(steps);
});
