import { aPerson, type Person, type PersonDetails } from '@weekbord/api/demo/people';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

export {
  aNewcomer,
  anOrganisation,
  aPerson,
  type Organisation,
  type Person,
  type PersonDetails,
} from '@weekbord/api/demo/people';

/** Creates a coach, in the given organisation or in none. */
export function aCoach(db: Kysely<Tables>, details: PersonDetails = {}): Promise<Person> {
  return aPerson(db, { first_name: 'Charlie', is_coach: true, ...details });
}

export function aClientOf(db: Kysely<Tables>, coach: Person, details: PersonDetails = {}): Promise<Person> {
  return aPerson(db, { first_name: 'Sam', coach_id: coach.id, ...details });
}
