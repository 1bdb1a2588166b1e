import type { userProfileFields } from '@weekbord/contract/intake/models';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { ageOfProfile, ageOn } from '@weekbord/domain/intake/birthday';
import { type MinorFault, needsStatement, validateMinor } from '@weekbord/domain/intake/minors';
import { validateAgeOfIntake } from '@weekbord/domain/intake/validate-intake';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../platform/database/tables.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { coachedOf, findPerson, saveMinorStatement } from '../access/access.public.ts';
import { refuseFaults } from './refuse-faults.ts';

/** The age fields of a profile change. A coach may also declare in it that a minor may take part. */
type Aged = Readonly<{
  age?: number | null | undefined;
  birthday?: string | null | undefined;
  minor_statement?: z.output<typeof userProfileFields>['minor_statement'];
}>;

interface AgeOfProfile {
  readonly age: number | null;
  readonly birthday: string | null;
}

/** The person whose age is written, the caller and the time. `locale` is the language of the request. */
export interface AgeWriting {
  readonly db: Kysely<Tables>;
  readonly personId: number;
  readonly writerId: number;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Checks a change to a profile's age or birthday, and makes the two consistent. A minor is rejected unless the rules
 * allow it. Every call that writes an age or a birthday uses this; the wizard checks the same rule with its other
 * answers. Stores a coach's statement if one is required. A change that removes the age is checked with the stored age.
 */
export async function withAdmittedAge<Change extends Aged>(
  { db, personId, writerId, now, locale }: AgeWriting,
  change: Change,
  stored: AgeOfProfile | null,
): Promise<Omit<Change, 'minor_statement'>> {
  const { minor_statement: statement, ...given } = change;
  const today = latestDateAnywhere(now.getTime());
  const agreed = agreedAge(change, stored, today);
  const admitted = { ...given, ...agreed };
  const isStating = statement !== undefined && writerId !== personId;
  if (change.age === undefined && change.birthday === undefined && !isStating) return admitted;
  const before = stored === null ? null : ageOfProfile(stored, today);
  const age = agreed.age ?? change.age ?? before;
  const coached = coachedOf(await findPerson(db, personId));
  const giver = writerId === personId ? 'SELF' : 'COACH';
  const fault = validateMinor(age, { ...coached, isStated: coached.isStated || isStating }, giver);
  refuseFaults({ [fieldOf(fault, change)]: fault });
  if (isStating && needsStatement(age)) {
    const { text_version, language: text_language = locale } = statement;
    await saveMinorStatement(db, personId, { by: writerId, at: now.toISOString(), text_version, text_language });
  }
  return admitted;
}

/** Returns the field to which an error is attached. */
function fieldOf(fault: MinorFault | null, { birthday }: Aged): 'minor_statement' | 'age' | 'birthday' {
  if (fault?.code === 'minor_statement_required') return 'minor_statement';
  return birthday ? 'birthday' : 'age';
}

/**
 * Returns a consistent age and birthday after a change: a birthday sets the age, and an age that contradicts the stored
 * birthday deletes the birthday. Rejects a birthday with an impossible age.
 */
function agreedAge(
  { age: given, birthday }: Aged,
  stored: AgeOfProfile | null,
  today: PlainDate,
): { age?: number; birthday?: null } {
  if (birthday) {
    const age = ageOn(birthday, today);
    refuseFaults({ birthday: validateAgeOfIntake(age) });
    return { age };
  }
  const storedBirthday = stored?.birthday ?? null;
  const isOther = given !== undefined && storedBirthday !== null && ageOn(storedBirthday, today) !== given;
  return isOther ? { birthday: null } : {};
}
