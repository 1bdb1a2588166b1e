import { expect, it } from 'vitest';
import { splitSteps, withoutStepNumber } from './split-steps.ts';

it.each([
  ['1. Boil the rice. 2. Add the onions. 3. Serve.', ['Boil the rice.', 'Add the onions.', 'Serve.']],
  ['1) Boil 2) Stir', ['Boil', 'Stir']],
  ['Step 1: Boil. Step 2: Stir.', ['Boil.', 'Stir.']],
  ['Stap 1. Kook. Stap 2. Roer.', ['Kook.', 'Roer.']],
  ['1. Boil for 2 minutes. 2. Stir.', ['Boil for 2 minutes.', 'Stir.']],
  ['1. Boil it. 2. 200 g pasta goes in. 3. Stir.', ['Boil it.', '200 g pasta goes in.', 'Stir.']],
  ['Stap 1 Kook. Stap 2 Roer.', ['Kook.', 'Roer.']],
  ['Step 1 Boil. Step 2 Stir.', ['Boil.', 'Stir.']],
  ['(1) Boil. (2) Stir.', ['Boil.', 'Stir.']],
  ['1 - Boil. 2 - Stir.', ['Boil.', 'Stir.']],
  ['1- Boil. 2- Stir.', ['Boil.', 'Stir.']],
  ['1 - Cook 2 - 3 minutes. 2 - Stir.', ['Cook 2 - 3 minutes.', 'Stir.']],
  ['#1 Boil. #2 Stir.', ['Boil.', 'Stir.']],
  ['1️⃣ Boil. 2️⃣ Stir.', ['Boil.', 'Stir.']],
  ['① Kook. ② Roer.', ['Kook.', 'Roer.']],
  ['Method: 1. Boil. 2. Stir.', ['Boil.', 'Stir.']],
  ['• Boil. • Stir.', ['Boil.', 'Stir.']],
  ['1.5 l water boils. 2 eggs go in.', ['1.5 l water boils. 2 eggs go in.']],
  ['1. Only one step.', ['Only one step.']],
  ['Boil the rice. 2. Add the onions.', ['Boil the rice. 2. Add the onions.']],
  ['Bake at 180 degrees. Take 2. pans.', ['Bake at 180 degrees. Take 2. pans.']],
  ['Boil.', ['Boil.']],
  ['', ['']],
])('%j becomes the steps %j', (text, steps) => {
  expect(splitSteps(text)).toEqual(steps);
});

it.each([
  ['2. 200 g pasta goes in.', '200 g pasta goes in.'],
  ['1.5 l water boils.', '1.5 l water boils.'],
  ['2 - 3 minutes is enough.', '2 - 3 minutes is enough.'],
  ['1 - Boil.', 'Boil.'],
  ['(3) Boil.', 'Boil.'],
  ['Stap 4 Kook.', 'Kook.'],
  ['Step 4: Boil.', 'Boil.'],
  ['4.Boil.', 'Boil.'],
  ['4) 2 eggs go in.', '2 eggs go in.'],
  ['12 eggs go in.', '12 eggs go in.'],
])('%j without its number is %j', (step, text) => {
  expect(withoutStepNumber(step)).toBe(text);
});
