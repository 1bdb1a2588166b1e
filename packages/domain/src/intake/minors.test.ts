import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AgeClosure, ageClosure, ON_THEIR_OWN, validateMinor } from './minors.ts';

const UNSTATED = { hasCoach: true, isStated: false };
const STATED = { hasCoach: true, isStated: true };

it.each<[number | null, AgeClosure | null, AgeClosure | null, AgeClosure | null]>([
  [1, 'ON_THEIR_OWN', 'TOO_YOUNG', 'TOO_YOUNG'],
  [15, 'ON_THEIR_OWN', 'TOO_YOUNG', 'TOO_YOUNG'],
  [16, 'ON_THEIR_OWN', 'NOT_STATED', null],
  [17, 'ON_THEIR_OWN', 'NOT_STATED', null],
  [18, null, null, null],
  [120, null, null, null],
  [null, null, null, null],
])(
  'at age %s, an account is closed for: %s without a coach, %s with a coach, %s with a statement',
  (age, ...closures) => {
    expect([ON_THEIR_OWN, UNSTATED, STATED].map((coached) => ageClosure(age, coached))).toEqual(closures);
  },
);

it.each([
  [17, ON_THEIR_OWN, 'adults_only', 'adults_only'],
  [15, STATED, 'client_too_young', 'client_too_young'],
  [16, UNSTATED, 'minor_ask_coach', 'minor_statement_required'],
  [17, STATED, null, null],
  [18, UNSTATED, null, null],
] as const)('the age %s with %j gives the person the error code %s and the coach %s', (age, coached, own, coach) => {
  const codes = (['SELF', 'COACH'] as const).map((giver) => validateMinor(age, coached, giver)?.code ?? null);
  expect(codes).toEqual([own, coach]);
});

it('no one below 16 is admitted, and no one below 18 without a statement by the coach', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 17 }), fc.boolean(), fc.boolean(), (age, hasCoach, isStated) => {
      const isAdmitted = age >= 16 && hasCoach && isStated;
      expect(ageClosure(age, { hasCoach, isStated }) === null).toBe(isAdmitted);
    }),
  );
});
