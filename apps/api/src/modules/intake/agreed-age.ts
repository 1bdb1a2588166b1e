import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { ageOn } from '@weekbord/domain/intake/birthday';
import { validateAgeOfIntake } from '@weekbord/domain/intake/validate-intake';
import { refuseFaults } from './refuse-faults.ts';

/**
 * A change of a profile in which age and birthday agree: a birthday makes the age, and an age alone that is another
 * than the stored birthday's deletes that. Refuses the birthday of someone too young or too old for a profile.
 */
export function withAgreedAge<Change extends { age?: number | null; birthday?: string | null }>(
  change: Change,
  storedBirthday: string | null,
  now: Date,
): Change {
  const today = latestDateAnywhere(now.getTime());
  if (change.birthday) {
    const age = ageOn(change.birthday, today);
    refuseFaults({ birthday: validateAgeOfIntake(age) });
    return { ...change, age };
  }
  const isOther = change.age !== undefined && storedBirthday !== null && ageOn(storedBirthday, today) !== change.age;
  return isOther ? { ...change, birthday: null } : change;
}
