import { describe, expect, it } from 'vitest';
import {
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSIONS,
  dueConsents,
  isGiven,
  neededForAnswers,
  purposesOfPerson,
} from './consents.ts';

const nobody = { hasProfile: false, dietType: null, isCoach: false, hasCoach: false };
const person = { ...nobody, hasProfile: true, dietType: 'RECOMMENDED' } as const;

describe('the consent purposes of a person', () => {
  it.each([
    ['a newcomer', nobody, []],
    ['a person with a profile', person, ['BODY', 'FOOD']],
    ['a person whose plan follows her cycle', { ...person, dietType: 'CYCLE_DIET' }, ['BODY', 'FOOD', 'CYCLE']],
    ['a person in menopause', { ...person, dietType: 'MENOPAUSE' }, ['BODY', 'FOOD', 'CYCLE']],
    ['a client', { ...person, hasCoach: true }, ['BODY', 'FOOD', 'COACH']],
    ['a client without a profile', { ...nobody, hasCoach: true }, ['COACH']],
    ['a coach with a profile', { ...person, isCoach: true }, ['BODY', 'FOOD']],
  ] as const)('are right for %s', (_name, of, purposes) => {
    expect(purposesOfPerson(of)).toEqual(purposes);
  });
});

describe('what a person is asked to consent to', () => {
  const now = CONSENT_TEXT_VERSIONS;

  it('is what the person has not answered', () => {
    expect(dueConsents(person, { given: {}, withdrawn: [] })).toEqual(['BODY', 'FOOD']);
    expect(dueConsents(person, { given: { BODY: now.BODY }, withdrawn: [] })).toEqual(['FOOD']);
    expect(dueConsents(person, { given: { BODY: now.BODY }, withdrawn: ['FOOD'] })).toEqual([]);
  });

  it('is asked again only if the text has changed', () => {
    const given = { BODY: now.BODY - 1, FOOD: now.FOOD };
    expect(dueConsents(person, { given, withdrawn: [] })).toEqual(['BODY']);
    expect(CONSENT_PURPOSES.map((purpose) => isGiven({ given }, purpose))).toEqual([false, true, false, false]);
  });
});

describe("what must be agreed to before the wizard's answers are stored", () => {
  it.each([
    ['RECOMMENDED', false, ['BODY']],
    ['KETO', true, ['BODY', 'FOOD']],
    ['CYCLE_DIET', false, ['BODY', 'CYCLE']],
    ['MENOPAUSE', true, ['BODY', 'FOOD', 'CYCLE']],
  ] as const)('depends on the diet %s and on whether a food is named (%s): %j', (dietType, namesFood, needed) => {
    expect(neededForAnswers({ dietType, namesFood })).toEqual(needed);
  });
});
