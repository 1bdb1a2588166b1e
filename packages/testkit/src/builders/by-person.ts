import type { Authenticate } from '@weekbord/api/platform/http/actor';
import type { Person } from '@weekbord/api/demo/people';

/** Returns a token for a person, for tests that do not test login. */
export function tokenOf(person: Pick<Person, 'id'>): string {
  return `person-${person.id}`;
}

/** Authenticates each person by the token from `tokenOf`, and gives everyone access. */
export const authenticateByPerson: Authenticate = async (database, token, now) => {
  const id = /^person-(\d+)$/.exec(token)?.[1];
  const person =
    id === undefined
      ? undefined
      : await database
          .as({ personId: Number(id) })
          .selectFrom('person')
          .selectAll()
          .where('id', '=', Number(id))
          .executeTakeFirst();
  if (person === undefined) return null;
  return {
    id: person.id,
    isCoach: person.is_coach,
    isStaff: person.is_staff,
    coachId: person.coach_id,
    organisationId: person.organisation_id,
    hasAccess: person.account_enabled,
    isClosedForAge: false,
    language: person.language,
    tokenId: person.id,
    loggedInAt: now,
    demoUntil: person.demo_until,
  };
};
