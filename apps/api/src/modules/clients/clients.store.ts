import type { ListedClient } from '@weekbord/contract/clients/models';
import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The address; for a placeholder account, the one the coach entered. */
export const SHOWN_ADDRESS = sql<string>`case when stands_in then invited_as else email end`;

interface Wanted {
  readonly coachId: number;
  /** The people the coach may see. */
  readonly people: Expression<number>;
  readonly isEnabled: boolean | undefined;
  /** Part of a name or an address; empty for all clients. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Whether a client has not withdrawn consent for any of the given purposes. */
function isOpenFor(purposes: readonly ConsentPurpose[]): RawBuilder<boolean> {
  return sql<boolean>`not person.withdrawn_purposes && ${[...purposes]}::text[]`;
}

/**
 * Returns one page of a coach's clients by name, and the total. Data for which a client has withdrawn consent is left
 * out.
 */
export async function listClientsOf(
  db: Kysely<Tables>,
  { coachId, people, isEnabled, search, limit, offset }: Wanted,
): Promise<{ count: number; rows: ListedClient[] }> {
  let clients = db
    .selectFrom('person')
    .where('coach_id', '=', coachId)
    .where('person.id', '!=', coachId)
    .where('person.id', 'in', people);
  if (isEnabled !== undefined) clients = clients.where('account_enabled', '=', isEnabled);
  if (search !== '') {
    const searched = sql<string>`lower(first_name || ' ' || last_name || ' ' || ${SHOWN_ADDRESS})`;
    clients = clients.where(sql<boolean>`strpos(${searched}, lower(${search})) > 0`);
  }
  const { count } = await clients.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  // The details are looked up only for the clients on the page.
  const rows = await db
    .selectFrom(
      clients
        .selectAll()
        .orderBy(sql`lower(first_name)`)
        .orderBy(sql`lower(last_name)`)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .as('person'),
    )
    .select(({ exists, selectFrom }) => [
      'id',
      'first_name',
      'last_name',
      SHOWN_ADDRESS.as('email'),
      sql<boolean>`invited_as is not null`.as('is_invited'),
      'account_enabled',
      exists(
        selectFrom('intake')
          .whereRef('intake.person_id', '=', 'person.id')
          .where(isOpenFor(['COACH', 'BODY', 'FOOD']))
          .select('intake.id'),
      )
        .$castTo<boolean>()
        .as('has_intake'),
      exists(
        selectFrom('weekly_plan')
          .whereRef('weekly_plan.person_id', '=', 'person.id')
          .where(isOpenFor(['COACH', 'BODY']))
          .select('weekly_plan.id'),
      )
        .$castTo<boolean>()
        .as('has_plan'),
      exists(
        selectFrom('client_note')
          .where(isOpenFor(['COACH']))
          .whereRef('client_note.person_id', '=', 'person.id')
          .whereRef('client_note.author_id', '=', 'person.id')
          .where('client_note.coach_id', '=', coachId)
          .where('client_note.read_at', 'is', null)
          .select('client_note.id'),
      )
        .$castTo<boolean>()
        .as('has_unread_note'),
    ])
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .execute();
  return { count: Number(count), rows };
}
