import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { asSystem } from '../../platform/database/acting.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Surroundings } from '../../platform/http/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { organisationOfMail } from '../auth/auth.public.ts';
import { clientLeftMail, coachingEndedMail } from './relation-mails.ts';
import { deletePlaceholder, releaseClient } from './invitations.store.ts';

/**
 * Ends the relationship between a client and their coach, on behalf of either. The client keeps their account and
 * everything in it, and the coach loses all access. The client always gets an email, so that they notice if an intruder
 * did it. The coach gets one if the client ended it. An unanswered invitation is withdrawn.
 */
export async function endRelation(ctx: Surroundings<Actor>, client: PersonRow): Promise<void> {
  const { db, mail, actor } = ctx;
  const { id, coach_id: coachId, invited_as: invitedAs, stands_in: isPlaceholder } = client;
  if (isPlaceholder && invitedAs !== null) {
    await asSystem(db, 'delete-account', (trx) => deletePlaceholder(trx, { id, invited_as: invitedAs }));
    return;
  }
  const coach = coachId === null ? undefined : await findPerson(db, coachId);
  if (coach === undefined) return;
  const organisation = await organisationOfMail(db, coach);
  await releaseClient(db, id);
  const isByClient = actor.id === id;
  await mail.send(db, coachingEndedMail({ client, coach, organisation, by: isByClient ? 'CLIENT' : 'COACH' }));
  if (isByClient) await mail.send(db, clientLeftMail({ client, coach, organisation }));
}

/** Emails a client that the relationship ended because staff removed the coach role from their coach. */
export async function mailEndedByStaff(
  { db, mail }: { readonly db: Kysely<Tables>; readonly mail: Mail },
  { client, coach }: { readonly client: PersonRow; readonly coach: PersonRow },
): Promise<void> {
  const organisation = await organisationOfMail(db, coach);
  await mail.send(db, coachingEndedMail({ client, coach, organisation, by: 'STAFF' }));
}
