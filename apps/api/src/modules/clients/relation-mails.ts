import { personInMail } from '@weekbord/domain/organisations/organisation-name';
import { fillPhrase } from '@weekbord/phrases/phrases';
import type { Message } from '../../platform/mail/mail.ts';
import type { PersonRow } from '../access/access.public.ts';
import { greetingOf, MAIL_PHRASES } from '../auth/auth.public.ts';
import { mailSenderOf, type OrganisationRow } from '../organisations/organisations.public.ts';

type Named = Pick<PersonRow, 'email' | 'first_name' | 'last_name' | 'language'>;

interface Relation {
  readonly client: Named;
  readonly coach: Named;
  /** The coach's organisation. */
  readonly organisation: OrganisationRow;
}

type Words = (typeof MAIL_PHRASES)['en'];
type Sentence = Extract<keyof Words, `coachingEnded${string}` | `clientLeft${string}`>;

/**
 * Returns the email to a client whose relationship with a coach ended. If the client ended it, the email says what to
 * do if they did not.
 */
export function coachingEndedMail({ by, ...relation }: Relation & { readonly by: keyof typeof ENDED_BY }): Message {
  return relationMail(relation.client, relation, ['coachingEndedSubject', 'coachingEndedText', ENDED_BY[by]]);
}

/** The phrase that says who ended the coaching. */
const ENDED_BY = {
  CLIENT: 'coachingEndedNotYou',
  COACH: 'coachingEndedByCoach',
  STAFF: 'coachingEndedByStaff',
} as const;

/**
 * Returns the email to a coach whose client ended the relationship. It is removed from the queue with the client's
 * account.
 */
export function clientLeftMail(relation: Relation): Message {
  const message = relationMail(relation.coach, relation, ['clientLeftSubject', 'clientLeftText', 'clientLeftAgain']);
  return { ...message, about: relation.client.email };
}

function relationMail(
  { email: to, first_name: firstName, language }: Named,
  { client, coach, organisation }: Relation,
  [subject, ...sentences]: readonly [Sentence, ...Sentence[]],
): Message {
  const words = MAIL_PHRASES[language];
  const { portal, fromName, bodyOf } = mailSenderOf(organisation, language);
  const names = { portal, coach: nameOf(coach), client: nameOf(client) };
  const fill = (sentence: Sentence) => fillPhrase(words[sentence], language, names);
  return {
    to,
    language,
    fromName,
    subject: fill(subject),
    ...bodyOf([greetingOf(language, firstName), ...sentences.map(fill)]),
  };
}

/** Returns the name of a person for an email, or their address if the name cannot be used there. */
function nameOf({ first_name: firstName, last_name: lastName, email }: Named): string {
  const name = personInMail(`${firstName} ${lastName}`.trim());
  return name === '' ? email : name;
}
