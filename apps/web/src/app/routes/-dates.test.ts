import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { Route } from './_signed-in.diary.$date.tsx';

it.each(['9999-12-27', '9999-12-31', '0001-01-01', '2027-02-29', '2199-12-31', 'tomorrow', '2027-1-5'])(
  'the diary shows the not-found page for %s',
  (date) => {
    let thrown: unknown;
    try {
      Route.options.beforeLoad?.({ params: { date } } as never);
    } catch (error) {
      thrown = error;
    }
    expect(isNotFound(thrown)).toBe(true);
  },
);

it.each(['2028-02-29', '1999-12-31', '2150-01-01'])('the diary opens %s', (date) => {
  expect(() => Route.options.beforeLoad?.({ params: { date } } as never)).not.toThrow();
});
