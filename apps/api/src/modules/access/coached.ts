import { type Coached, ON_THEIR_OWN } from '@weekbord/domain/intake/minors';
import type { PersonRow } from './access.store.ts';

/** Returns who coaches a person, in the form the age rules need. */
export function coachedOf(person: Pick<PersonRow, 'coach_id' | 'minor_statement'> | undefined): Coached {
  if (person === undefined) return ON_THEIR_OWN;
  return { hasCoach: person.coach_id !== null, isStated: person.minor_statement !== null };
}
