import { expect, it } from 'vitest';
import { ON_THEIR_OWN } from '../intake/minors.ts';
import { validateOwnAge } from './validate-own-age.ts';

const STATED = { hasCoach: true, isStated: true };

it.each([
  [17, ON_THEIR_OWN, 'adults_only'],
  [17, STATED, null],
  [18, ON_THEIR_OWN, null],
  [0, STATED, 'too_small'],
  [16.5, ON_THEIR_OWN, 'too_small'],
  [25.5, ON_THEIR_OWN, 'not_whole'],
  [121, ON_THEIR_OWN, 'too_large'],
  [null, ON_THEIR_OWN, 'required'],
] as const)('an age of %s that someone with %j enters for themselves gives %s', (age, coached, code) => {
  expect(validateOwnAge(age, coached)?.code ?? null).toBe(code);
});
