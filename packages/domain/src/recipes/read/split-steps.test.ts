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
  ['1.Boil the rice. 2.Add onions.', ['Boil the rice.', 'Add onions.']],
  ['1)Boil the rice. 2)Add onions. 3)Serve.', ['Boil the rice.', 'Add onions.', 'Serve.']],
  ['1.Kook de rijst. 2. Roer.', ['Kook de rijst.', 'Roer.']],
  ['Step one: boil. Step two: stir.', ['boil.', 'stir.']],
  ['Step One. Boil. Step Two. Stir. Step Three. Serve.', ['Boil.', 'Stir.', 'Serve.']],
  ['Stap een: kook. Stap twee: roer.', ['kook.', 'roer.']],
  ['Stap één: kook. Stap twee: roer.', ['kook.', 'roer.']],
  ['a) Boil. b) Stir.', ['Boil.', 'Stir.']],
  ['a) Boil the rice b) Stir c) Serve', ['Boil the rice', 'Stir', 'Serve']],
  ['(a) Kook. (b) Roer.', ['Kook.', 'Roer.']],
  ['A) Boil. B) Stir.', ['Boil.', 'Stir.']],
  ['I. Boil. II. Stir. III. Serve.', ['Boil.', 'Stir.', 'Serve.']],
  ['Bereiding: I. Kook. II. Roer.', ['Kook.', 'Roer.']],
  ['I. Only this.', ['I. Only this.']],
  ['Add vitamin C. I. Boil. II. Stir.', ['Add vitamin C. I. Boil. II. Stir.']],
  ['a) Only this.', ['a) Only this.']],
  ['Use (a) rice or (b) pasta.', ['Use (a) rice or (b) pasta.']],
  ['Step one is easy. Step two is not.', ['Step one is easy. Step two is not.']],
  ['1.5 kg beef goes in. 2.5 l water too.', ['1.5 kg beef goes in. 2.5 l water too.']],
  ['Boil for 2.Then stir.', ['Boil for 2.Then stir.']],
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
])('the step %j without its number is %j', (step, text) => {
  expect(withoutStepNumber(step)).toBe(text);
});

it.each([
  [
    'Preheat the oven. 1. Boil the rice. 2. Stir in the eggs.',
    ['Preheat the oven.', 'Boil the rice.', 'Stir in the eggs.'],
  ],
  ['1.Boil the rice.2.Stir in the eggs.3.Serve.', ['Boil the rice.', 'Stir in the eggs.', 'Serve.']],
  ['Verwarm de oven voor. 1) Kook de rijst. 2) Roer.', ['Verwarm de oven voor.', 'Kook de rijst.', 'Roer.']],
])('numbers without spaces or after a sentence separate steps: %s', (text, steps) => {
  expect(splitSteps(text)).toEqual(steps);
});

it.each([
  'Bake at 180. 1. Mix. Serve.',
  'Heat 1.5 l water. Add 2. Stir.',
  'Mix 200 g flour. 1 egg is added. 2 are too many.',
])('numbers that do not number steps do not separate them: %s', (text) => {
  expect(splitSteps(text)).toEqual([text]);
});
