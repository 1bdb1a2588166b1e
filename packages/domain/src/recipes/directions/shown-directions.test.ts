import { expect, it } from 'vitest';
import { shownDirections } from './shown-directions.ts';

const texts = (...directions: string[]) =>
  shownDirections(directions.map((text) => ({ text }))).map(({ text }) => text);

it('[REC-04] every step is shown in order', () => {
  expect(texts('Boil the rice.', 'Fry the tofu.')).toEqual(['Boil the rice.', 'Fry the tofu.']);
});

it('[REC-04] no steps are shown if there are none, or only the placeholder for a self-made meal', () => {
  expect(texts()).toEqual([]);
  expect(texts('  ')).toEqual([]);
  for (const placeholder of [
    'Self-made meal',
    'self made meal.',
    'Zelfgemaakte maaltijd',
    ' Zelfgemaakte maaltijd! ',
  ]) {
    expect(texts(placeholder)).toEqual([]);
  }
});

it('[REC-04] a real step that mentions a self-made meal is kept, and so is the placeholder among other steps', () => {
  expect(texts('Serve this self-made meal warm.')).toHaveLength(1);
  expect(texts('Self-made meal', 'Serve.')).toHaveLength(2);
});
