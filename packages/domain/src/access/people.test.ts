import { describe, expect, it } from 'vitest';
import { canSeeUser, mustBeAudited } from './people.ts';

const coach = { id: 1, isCoach: true };
const client = { id: 2, isCoach: false };

describe('records', () => {
  it.each([
    ['their own', client, { id: 2, coachId: 1 }, true],
    ["their client's", coach, { id: 2, coachId: 1 }, true],
    ["another coach's client's", coach, { id: 3, coachId: 9 }, false],
    ["a person's without a coach", coach, { id: 3, coachId: null }, false],
    ["their coach's", client, { id: 1, coachId: null }, false],
    ['those of a client of a former coach', { id: 1, isCoach: false }, { id: 2, coachId: 1 }, false],
  ])('can be seen or not: %s', (_, actor, subject, allowed) => {
    expect(canSeeUser(actor, subject)).toBe(allowed);
  });

  it('are audited when another person looks', () => {
    expect(mustBeAudited(coach, { id: 2 })).toBe(true);
    expect(mustBeAudited(client, { id: 2 })).toBe(false);
  });
});
