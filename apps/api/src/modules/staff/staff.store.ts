import { type Kysely, type Selectable, sql } from 'kysely';
import type { SettingChanges } from '@weekbord/contract/staff/settings';
import type { Tables } from '../../platform/database/tables.ts';
import type { WaitlistEntryTable } from '../../platform/database/tables/people.ts';
import type { PersonRow } from '../access/access.public.ts';
import type { OrganisationRow } from '../organisations/organisations.public.ts';

type Db = Kysely<Tables>;

export type WaitingRow = Selectable<WaitlistEntryTable>;

/** The actor of actions without a staff member: the operator's command. */
const COMMAND = 0;

/** An organisation with its counts. */
export interface CountedOrganisation extends OrganisationRow {
  readonly owner: string | null;
  readonly members: number;
  readonly waiting: number;
}

/** A member as staff see them: nothing about what they eat, weigh or feel. */
export interface MemberRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly is_coach: boolean;
  readonly is_staff: boolean;
  readonly account_enabled: boolean;
  readonly coach_id: number | null;
  readonly coach: string | null;
  readonly clients: number;
}

/** Each person who can log in, with their coach and their organisation. */
const MEMBERS = sql`
  select member.*, coach.first_name as coach_first_name, coach.last_name as coach_last_name,
    coalesce(member.organisation_id, coach.organisation_id, (select id from organisation where is_main)) as with_id
  from person as member
  left join person as coach on coach.id = member.coach_id
  where not member.stands_in`;

const COUNTED = sql`
  select organisation.*, nullif(trim(owner.first_name || ' ' || owner.last_name), '') as owner,
    coalesce(members.count, 0)::integer as members,
    (select count(*)::integer from waitlist_entry where organisation_id = organisation.id and let_in_at is null) as waiting
  from organisation
  left join person as owner on owner.id = organisation.owner_id
  left join (select with_id, count(*) from (${MEMBERS}) as member group by with_id) as members
    on members.with_id = organisation.id`;

export async function listCountedOrganisations(
  db: Db,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<{ count: number; rows: CountedOrganisation[] }> {
  const { rows } = await sql<CountedOrganisation>`
    ${COUNTED} order by organisation.is_main desc, organisation.id limit ${limit} offset ${offset}`.execute(db);
  const { count } = await db
    .selectFrom('organisation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), rows };
}

export async function findCountedOrganisation(db: Db, id: number): Promise<CountedOrganisation | undefined> {
  const { rows } = await sql<CountedOrganisation>`${COUNTED} where organisation.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the organisation, which no one else can change until the transaction ends. */
export async function lockOrganisation(db: Db, id: number): Promise<OrganisationRow | undefined> {
  return db.selectFrom('organisation').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function isSubdomainTaken(db: Db, subdomain: string, besides: number): Promise<boolean> {
  const found = await db
    .selectFrom('organisation')
    .select('id')
    .where('subdomain', '=', subdomain)
    .where('id', '!=', besides)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateSettings(db: Db, id: number, changes: SettingChanges): Promise<void> {
  await db.updateTable('organisation').set(changes).where('id', '=', id).execute();
}

/** Returns one page of the people of an organisation; `search` is part of a name or a whole address. */
export async function listMembersOf(
  db: Db,
  organisationId: number,
  { search, limit, offset }: Readonly<{ search: string; limit: number; offset: number }>,
): Promise<{ count: number; rows: MemberRow[] }> {
  const wanted = sql`with_id = ${organisationId} and (
    ${search} = '' or email = lower(${search}) or strpos(lower(first_name || ' ' || last_name), lower(${search})) > 0
  )`;
  const { rows } = await sql<MemberRow>`
    ${selectMembers(wanted)} order by lower(first_name), lower(last_name), id limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from (${MEMBERS}) as member where ${wanted}`.execute(db);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`${selectMembers(sql`id = ${id}`)}`.execute(db);
  return rows[0];
}

function selectMembers(wanted: ReturnType<typeof sql>) {
  return sql`
    select id, first_name, last_name, email, is_coach, is_staff, account_enabled, coach_id,
      nullif(trim(coach_first_name || ' ' || coach_last_name), '') as coach,
      (select count(*)::integer from person where coach_id = member.id and id <> member.id and not stands_in) as clients
    from (${MEMBERS}) as member where ${wanted}`;
}

/** Returns an organisation by its id or its subdomain, whether or not its portal is open. */
export async function findAnyOrganisation(
  db: Db,
  { id, subdomain }: { readonly id: number | null; readonly subdomain: string },
): Promise<OrganisationRow | undefined> {
  const rows = db.selectFrom('organisation').selectAll();
  const named = await rows.where('subdomain', '=', subdomain).executeTakeFirst();
  return named ?? (id === null ? undefined : rows.where('id', '=', id).executeTakeFirst());
}

/** Returns a person who can log in, locked against other changes until the transaction ends. */
export async function lockMember(db: Db, id: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('stands_in', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the clients of a coach, locked in a fixed order, without those who have not answered yet. */
export async function lockClientsOf(db: Db, coachId: number): Promise<PersonRow[]> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('coach_id', '=', coachId)
    .where('id', '!=', coachId)
    .where('stands_in', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether an address has a pending invitation from a coach. */
export async function hasInvited(db: Db, coachId: number, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('coach_id', '=', coachId)
    .where('invited_as', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns an address on a waitlist, locked until the transaction ends. */
export async function lockWaiting(db: Db, id: number): Promise<WaitingRow | undefined> {
  return db.selectFrom('waitlist_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns an address on the waitlist of an organisation. */
export async function findWaiting(db: Db, organisationId: number, email: string): Promise<WaitingRow | undefined> {
  return db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Records when an address was admitted. */
export async function setLetIn(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('waitlist_entry').set({ let_in_at: now }).where('id', '=', id).execute();
}

/** Gives a person the coach role or removes it. Removing it makes the database end the coach's relationships. */
export async function setIsCoach(db: Db, id: number, isCoach: boolean): Promise<void> {
  await db.updateTable('person').set({ is_coach: isCoach }).where('id', '=', id).execute();
}

/** Gives a person the staff role or removes it. */
export async function setIsStaff(db: Db, id: number, isStaff: boolean): Promise<void> {
  await db.updateTable('person').set({ is_staff: isStaff }).where('id', '=', id).execute();
}

/** Who did something, when and why; `actorId` is null for the operator's command. */
interface Noted {
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly requestId: string;
  readonly now: Date;
}

/** Records a staff action on people, where each of them can read it. */
export async function insertActAboutPeople(
  db: Db,
  people: readonly number[],
  act: string,
  { actorId, reason, requestId, now }: Noted,
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('audit_entry')
    .values(
      people.map((person_id) => ({
        person_id,
        actor_id: actorId ?? COMMAND,
        act,
        reason,
        request_id: requestId,
        created_at: now,
      })),
    )
    .execute();
}

/** Records a staff action on an organisation. */
export async function insertActAboutOrganisation(
  db: Db,
  organisationId: number,
  act: string,
  { actorId, reason, now }: Noted & { readonly reason: string },
): Promise<void> {
  await db
    .insertInto('staff_act')
    .values({ organisation_id: organisationId, actor_id: actorId ?? COMMAND, act, reason, created_at: now })
    .execute();
}

/** Records that an organisation is leaving, and when it is deleted. */
export async function setLeaving(
  db: Db,
  organisationId: number,
  leaving: { readonly erase_at: Date; readonly with_members: boolean },
): Promise<void> {
  await db
    .insertInto('leaving_organisation')
    .values({ organisation_id: organisationId, ...leaving })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(leaving))
    .execute();
}

/** Returns the announcement of a leaving organisation, locked until the transaction ends. */
export async function lockLeaving(db: Db, organisationId: number) {
  return db
    .selectFrom('leaving_organisation')
    .select(['erase_at', 'with_members'])
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Cancels the departure of an organisation. */
export async function deleteLeaving(db: Db, organisationId: number): Promise<void> {
  await db.deleteFrom('leaving_organisation').where('organisation_id', '=', organisationId).execute();
}

/** Returns the organisations whose leaving date has come. */
export async function listLeft(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('leaving_organisation')
    .select('organisation_id')
    .where('erase_at', '<=', now)
    .execute();
  return rows.map((row) => row.organisation_id);
}

/** Returns the people who are deleted with an organisation that left, clients before their coaches. */
export async function listPeopleOfLeft(db: Db, organisationId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select people_of_left_organisation(${organisationId}, ${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes an organisation that left, with what belongs to it alone. */
export async function deleteLeft(db: Db, organisationId: number, now: Date): Promise<void> {
  await sql`select delete_left_organisation(${organisationId}, ${now})`.execute(db);
}

/**
 * Returns the people of an organisation who can log in: its members, and their clients without an organisation of their
 * own.
 */
export async function listPeopleOf(db: Db, { id, owner_id: owner }: Pick<OrganisationRow, 'id' | 'owner_id'>) {
  const members = db
    .selectFrom('person as member')
    .select('member.id')
    .where((row) => row.or([row('member.organisation_id', '=', id), row('member.id', '=', owner ?? 0)]));
  return db
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'language'])
    .where('stands_in', '=', false)
    .where('demo_until', 'is', null)
    .where((row) =>
      row.or([row('id', 'in', members), row.and([row('organisation_id', 'is', null), row('coach_id', 'in', members)])]),
    )
    .orderBy('id')
    .execute();
}

/** Returns the staff actions on an organisation, latest first. */
export async function listActsAboutOrganisation(db: Db, organisationId: number, limit: number) {
  return db
    .selectFrom('staff_act')
    .select(['actor_id', 'act', 'reason', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
