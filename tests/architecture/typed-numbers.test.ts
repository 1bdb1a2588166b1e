import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

/**
 * Files that parse a typed number without thousands separators, and why. Everywhere else, kcal, grams and millilitres
 * are parsed with `parseFigure`.
 */
const WITHOUT_THOUSANDS: Readonly<Record<string, string>> = {
  'packages/domain/src/numbers/parse-figure.ts': 'reads what has no thousands separator',
  'packages/domain/src/recipes/read/read-quantity.ts': 'pieces and spoons, never above 100',
  'packages/domain/src/progress/read-measurement.ts': 'weights, hours, cm and percent, to one decimal',
  'packages/domain/src/onboarding/typed-goal-weight.ts': 'a body weight',
  'apps/web/src/shared/intake/measure-entry.ts': 'heights and body weights',
  'apps/web/src/features/progress/components/add-measurement-dialog.tsx': 'steps of a measurement',
  'apps/web/src/features/recipes/model/draft-of-review.ts': 'minutes of a recipe',
  'apps/web/src/features/recipes/components/own/draft-ingredient-row.tsx': 'whether a quantity is zero',
  'apps/web/src/features/clients/model/plan-draft.ts': 'an energy balance in percent',
  'apps/web/src/features/clients/model/intake-draft.ts': 'ages, body weights, percent and minutes of exercise',
  'apps/web/src/features/onboarding/model/own-macros.ts': 'macros in percent',
  'apps/web/src/features/onboarding/components/self-service/intake-screens.tsx': 'an age',
  'apps/web/src/features/onboarding/components/steps/biometrics-step.tsx': 'an age',
};

it('typed numbers are parsed with thousands separators unless they cannot have any', () => {
  const users = sourceFiles('packages', 'apps')
    .filter(({ path }) => !/\.(?:test|test-support|spec)\.tsx?$/.test(path))
    .filter(({ imports }) =>
      imports.some(({ specifier }) => specifier.endsWith('/parse-decimal.ts') || specifier.endsWith('/parse-decimal')),
    );
  expect(users.map(({ path }) => path).toSorted()).toEqual(Object.keys(WITHOUT_THOUSANDS).toSorted());
});
