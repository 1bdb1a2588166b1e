import type { Actor, Authenticate } from '@weekbord/api/platform/http/actor';

/** Returns a user with access and no special role; `changes` overrides fields. */
export function testActor(changes: Partial<Actor> = {}): Actor {
  return {
    id: 1,
    isCoach: false,
    isStaff: false,
    coachId: null,
    organisationId: null,
    hasAccess: true,
    isClosedForAge: false,
    language: 'en',
    tokenId: 1,
    loggedInAt: new Date(0),
    demoUntil: null,
    ...changes,
  };
}

/** Authenticates only the given tokens, for tests without accounts. */
export function authenticateThese(actors: Readonly<Record<string, Actor>>): Authenticate {
  return async (_db, token) => actors[token] ?? null;
}
