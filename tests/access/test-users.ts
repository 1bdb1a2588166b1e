import { createHash, randomBytes } from 'node:crypto';
import type { Tables } from '@weekbord/api/platform/database/tables';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import type { Kysely } from 'kysely';
import { promises } from './expected.ts';
import { DIARY_DATE, type Fixture, insertFixture } from './fixture.ts';
import { insertNeeds } from './needs-of-person.ts';
import { insertReminders } from './reminders-of-person.ts';

type Db = Kysely<Tables>;

/** The users of these tests, with their roles. */
const PEOPLE = {
  owner: 'a self-service user',
  other: 'another self-service user',
  coach: 'the coach of client and sibling',
  client: 'a client',
  sibling: "another client of the client's coach",
  otherCoach: 'a coach of another organisation',
  otherClient: 'the client of that coach',
  nullCoach: 'a coach without an organisation',
  exCoach: 'a coach whose client went to another coach',
  stoppedCoach: 'a former coach whose clients still name them',
  orphan: 'the client of a former coach',
  shutCoach: 'a coach whose account is disabled',
  strandedClient: 'the client of a coach whose account is disabled',
  deactivated: 'a client whose account is disabled',
  staff: 'a member of staff',
} as const;
export type PersonName = keyof typeof PEOPLE;

/** One person in the tests: their record, a valid token, and everything that belongs to them. */
export interface TestUser extends Fixture {
  readonly name: PersonName;
  readonly person: Person;
  readonly token: string;
}

export interface TestUsers {
  readonly people: Readonly<Record<PersonName, TestUser>>;
  readonly expiredToken: string;
  /**
   * The secret that gives anyone who has it access to the person's grocery list; the list contains none of the person's
   * marks.
   */
  readonly linkSecret: string;
  /** The secret that gives anyone who has it access to another person's calendar. */
  readonly calendarSecret: string;
  /** The secret that lets anyone who has it stop another person's reminders. */
  readonly stopSecret: string;
  /** The ids of a recipe, a food and an ingredient to avoid in the catalogue. */
  readonly recipeId: number;
  readonly foodId: number;
  /** The food's first measure. */
  readonly servingId: number;
  readonly avoidableId: number;
  /** The id of a plan that an organisation sells. */
  readonly planId: number;
}

/** An id that no record has. */
export const MISSING_ID = 2_000_000_000;

/** A fixture in which every id belongs to no record. */
export const MISSING = new Proxy({} as Fixture, { get: () => MISSING_ID });

/** Returns the people a person may see: themselves and, for an enabled coach, their clients. */
export function visibleTo(users: TestUsers, actor: TestUser): readonly TestUser[] {
  const { id, is_coach, account_enabled } = actor.person;
  return Object.values(users.people).filter(
    ({ person }) => person.id === id || (is_coach && account_enabled && person.coach_id === id),
  );
}

/** Returns an allowed caller and the subject of the call: a coach about a client, everyone else about themselves. */
export function rightCaller({ people }: TestUsers, name: EndpointName): { caller: TestUser; of: TestUser } {
  if (promises().get(name)?.rule.startsWith("a coach's own")) return { caller: people.coach, of: people.coach };
  if (endpoints[name].access === 'staff') return { caller: people.staff, of: people.staff };
  return endpoints[name].access === 'coach'
    ? { caller: people.coach, of: people.client }
    : { caller: people.owner, of: people.owner };
}

export async function aToken(db: Db, person: Pick<Person, 'id'>, lastUse: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('auth_token')
    .values({
      person_id: person.id,
      token_hash: createHash('sha256').update(token).digest(),
      created_at: lastUse,
      last_used_at: lastUse,
      device_hash: null,
    })
    .execute();
  return token;
}

/** A stored hash that matches no password. */
const NO_PASSWORD = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Inserts a password, and a pending change of address. */
async function insertCredentials(db: Db, { id: person_id }: Person, now: Date): Promise<void> {
  await db.insertInto('person_password').values({ person_id, hash: NO_PASSWORD }).execute();
  const change = { person_id, new_email: `zq-${person_id}-next@access.example`, expires_at: now };
  const tokens = { old_token_hash: Buffer.from(`old ${person_id}`), new_token_hash: Buffer.from(`new ${person_id}`) };
  const open = { old_confirmed: false, new_confirmed: false };
  await db
    .insertInto('email_change')
    .values({ ...change, ...tokens, ...open })
    .execute();
}

async function insertPeople(db: Db): Promise<Record<PersonName, Person>> {
  const organisation = await anOrganisation(db, { name: 'First practice' });
  const elsewhere = await anOrganisation(db, { name: 'Second practice' });
  const named = (name: PersonName) => ({
    email: `zq-${name.toLowerCase()}-mail@access.example`,
    first_name: `zq-${name}-first`,
    last_name: `zq-${name}-last`,
    feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'],
  });
  const coach = await aCoach(db, { ...named('coach'), organisation_id: organisation.id });
  const otherCoach = await aCoach(db, { ...named('otherCoach'), organisation_id: elsewhere.id });
  const stoppedCoach = await aPerson(db, { ...named('stoppedCoach'), is_coach: false });
  const shutCoach = await aCoach(db, { ...named('shutCoach'), account_enabled: false });
  const exCoach = await aCoach(db, { ...named('exCoach'), organisation_id: organisation.id });
  const client = await aClientOf(db, exCoach, named('client'));
  await db.updateTable('person').set({ coach_id: coach.id }).where('id', '=', client.id).execute();
  return {
    owner: await aPerson(db, named('owner')),
    other: await aPerson(db, named('other')),
    coach,
    client: { ...client, coach_id: coach.id },
    sibling: await aClientOf(db, coach, named('sibling')),
    otherCoach,
    otherClient: await aClientOf(db, otherCoach, named('otherClient')),
    nullCoach: await aCoach(db, named('nullCoach')),
    exCoach,
    stoppedCoach,
    orphan: await aClientOf(db, stoppedCoach, named('orphan')),
    shutCoach,
    strandedClient: await aClientOf(db, shutCoach, named('strandedClient')),
    deactivated: await aClientOf(db, coach, { ...named('deactivated'), account_enabled: false }),
    staff: await aPerson(db, { ...named('staff'), is_staff: true }),
  };
}

/** Inserts the users and a fixture of records for each, marked as theirs; `menu` returns recipe ids. */
export async function insertTestUsers(
  db: Db,
  now: Date,
  menu: (db: Db) => Promise<number[]> = aMenu,
): Promise<TestUsers> {
  const [recipeId = 0] = await menu(db);
  const food = await db.selectFrom('food').select('id').orderBy('id').executeTakeFirstOrThrow();
  const serving = await db
    .selectFrom('serving')
    .select('id')
    .where('food_id', '=', food.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const avoidable = await db.selectFrom('ingredient_to_avoid').select('id').orderBy('id').executeTakeFirstOrThrow();
  const shared = { recipeId, foodId: food.id, servingId: serving.id, avoidableId: avoidable.id };
  const people = await insertPeople(db);
  const users = {} as Record<PersonName, TestUser>;
  for (const [index, name] of (Object.keys(PEOPLE) as PersonName[]).entries()) {
    const person = people[name];
    const fixture = await insertFixture(db, person, { index, name, now, ...shared });
    await insertNeeds(db, person.id, `zq-${name}-zq`, DIARY_DATE);
    await insertCredentials(db, person, now);
    users[name] = { name, person, token: await aToken(db, person, now), ...fixture };
  }
  const plan = await db.selectFrom('billing_plan').select('id').orderBy('id').executeTakeFirstOrThrow();
  const longAgo = new Date(now.getTime() - 400 * 86_400_000);
  const linkSecret = await aSharedList(db, people.sibling, { now, foodId: food.id });
  const calendarSecret = await aSharedCalendar(db, now);
  const stopSecret = await aStopLink(db, now);
  const expiredToken = await aToken(db, people.owner, longAgo);
  return { people: users, expiredToken, linkSecret, calendarSecret, stopSecret, planId: plan.id, ...shared };
}

/**
 * Creates the secret of a URL that shows a calendar to anyone who has it; the calendar belongs to none of the test
 * users.
 */
async function aSharedCalendar(db: Db, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { id: person_id } = await aPerson(db, {});
  const date = now.toISOString().slice(0, 10);
  const day = await db.insertInto('calendar_day').values({ person_id, date }).returning('id').executeTakeFirstOrThrow();
  const meal = await db
    .insertInto('quick_add_meal')
    .values({ person_id, name: 'Soup', kcal: 200 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = {
    calendar_day_id: day.id,
    quick_add_meal_id: meal.id,
    meal_moment: 'LUNCH',
    status: 'PLANNED',
  } as const;
  await db
    .insertInto('calendar_item')
    .values({ person_id, ...item, modified_at: now })
    .execute();
  const secret_hash = createHash('sha256').update(secret).digest();
  await db.insertInto('calendar_link').values({ person_id, secret_hash, made_at: now }).execute();
  return secret;
}

/** Creates the secret of a link that stops reminders, which belong to none of the test users. */
async function aStopLink(db: Db, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { id: person_id } = await aPerson(db, {});
  await insertReminders(db, person_id, secret, now);
  const secret_hash = createHash('sha256').update(secret).digest();
  await db.insertInto('reminder_stop').values({ person_id, secret_hash, made_at: now }).execute();
  return secret;
}

async function aSharedList(db: Db, { id }: Person, { now, foodId }: { now: Date; foodId: number }): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const list = await db
    .insertInto('grocery_list')
    .values({ person_id: id, start_date: DIARY_DATE, end_date: DIARY_DATE, meal_ids: [], created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { person_id: id, grocery_list_id: list.id };
  await db
    .insertInto('grocery_item')
    .values({ ...of, position: 0, food_id: foodId, grams: 100, meals: '[]' })
    .execute();
  const secret_hash = createHash('sha256').update(secret).digest();
  await db
    .insertInto('grocery_link')
    .values({ ...of, secret_hash, made_at: now })
    .execute();
  return secret;
}
