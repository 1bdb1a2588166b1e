import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { diaryAbilities } from './abilities.ts';

type Organisation = Readonly<{ managed_planning: boolean; clients_are_diy: boolean }>;
const personOf = (organisation: Organisation | null, person: Partial<CurrentUser> = {}) =>
  ({ organisation, coach: null, is_coach: false, ...person }) as CurrentUser;
const coachOf = (organisation: Organisation | null) => ({ organisation }) as CurrentUser['coach'];

const OPEN = { managed_planning: false, clients_are_diy: true };
const COACHED = { managed_planning: false, clients_are_diy: false };
const MANAGED = { managed_planning: true, clients_are_diy: true };

describe('what a person may do in their diary', () => {
  it.each([
    ['who plans for themselves', personOf(OPEN), true],
    ['who is coached', personOf(COACHED, { coach: coachOf(COACHED) }), true],
    ['whose coach has no organisation', personOf(null, { coach: coachOf(null) }), true],
    ['without an organisation', personOf(null), true],
    ['on a portal with managed planning', personOf(MANAGED), false],
    ['with a coach on such a portal', personOf(null, { coach: coachOf(MANAGED) }), false],
    ['who coaches on such a portal', personOf(MANAGED, { is_coach: true }), true],
  ])('[ORG-07] includes adding more to a filled moment, for a person %s: %s', (_, person, mayAddMore) => {
    expect(diaryAbilities(person).mayAddMore).toBe(mayAddMore);
  });

  it.each([
    ['who coaches a practice', personOf(COACHED, { is_coach: true }), true],
    ['who is coached', personOf(COACHED, { coach: coachOf(COACHED) }), false],
    ['whose coach has no organisation', personOf(null, { coach: coachOf(null) }), false],
    ['without an organisation', personOf(null), true],
    ['on a portal with managed planning', personOf(MANAGED), true],
  ])('includes making a plan of their own, for a person %s: %s', (_, person, isDiy) => {
    expect(diaryAbilities(person).isDiy).toBe(isDiy);
  });
});
