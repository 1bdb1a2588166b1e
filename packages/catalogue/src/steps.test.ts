import { ingredientsOfStep } from '@weekbord/domain/recipes/directions/step-ingredients';
import { timesOfStep } from '@weekbord/domain/recipes/directions/step-times';
import { expect, it } from 'vitest';
import { catalogue } from './product-catalogue.test-support.ts';

const { recipes } = catalogue;

it.each(['en', 'nl'] as const)('nearly every ingredient is recognised where a step names it, in %s', (language) => {
  let [lines, named] = [0, 0];
  for (const { ingredients, steps } of recipes) {
    const names = ingredients.map(({ food }) => food.name[language]);
    const known = new Set(steps.flatMap((step) => ingredientsOfStep(step[language], names)));
    lines += names.length;
    named += known.size;
  }
  expect(named / lines).toBeGreaterThan(0.96);
});

it('both languages of a step contain the same times', () => {
  const differing = recipes.flatMap(({ id, steps }) =>
    steps.flatMap(({ en, nl }, at) => {
      const times = [en, nl].map((text) =>
        timesOfStep(text)
          .map(({ seconds, upTo }) => `${seconds}-${upTo}`)
          .toSorted()
          .join(),
      );
      return times[0] === times[1] ? [] : [`${id} step ${at + 1}: ${times.join(' / ')}`];
    }),
  );
  expect(differing).toEqual([]);
});
