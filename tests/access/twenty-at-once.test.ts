import { seedOrganisations } from '@weekbord/api/modules/organisations/organisations.public';
import { prepareQueues } from '@weekbord/api/queues';
import { weekbord } from '@weekbord/api/weekbord';
import { type Endpoint, isWriting, takesKey } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Fixture, insertFixture } from './fixture.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { insertTestUsers } from './test-users.ts';

const app = await startServing({
  product: {
    ...weekbord,
    authenticate: authenticateByPerson,
    async prepare({ database, jobs }) {
      await prepareQueues(jobs);
      await seedOrganisations(database.db);
    },
  },
  quick: true,
});
const { db } = app;
const users = await insertTestUsers(db, app.clock.now());

const TIMES = 20;
/** Statuses that tell a caller to wait if several requests are sent concurrently. */
const TO_WAIT = [409, 429, 503];

const posts = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].route.method === 'POST' && isWriting(endpoints[name]),
);
const keyed = posts.filter((name) => takesKey(endpoints[name]));

/**
 * Calls that create something unique, or that are idempotent, so that repeating them without a key creates no
 * duplicate.
 */
const UNIQUE: readonly EndpointName[] = [
  'createCalendarDay',
  'createUserProfile',
  'createWeeklyNutritionPlan',
  'createFavouriteRecipe',
  'createDislikedRecipe',
  'createOrganisation',
  'createRecurringMeal',
  'createImport',
  'setTasteAnswer',
  'signUp',
  'createUser',
  'createClient',
  'createPreferredSuggestedServing',
  'markNotesRead',
  'makeCalendarLink',
  'shareGroceryList',
  'undoReplacement',
  'copyMealsFromDate',
  'makeCoach',
  'moveClient',
];

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: object;
  readonly body?: object;
}

let index = 0;

/** Creates a person who may make a call and the person that the call is about, with a record of each kind. */
async function newCaller(name: EndpointName): Promise<{ caller: Person; of: Fixture }> {
  index += 1;
  const isOfCoach = endpoints[name].access === 'coach';
  const flags = {
    feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'],
    is_staff: endpoints[name].access === 'staff',
  };
  const caller = isOfCoach ? await aCoach(db, flags) : await aPerson(db, flags);
  const about = isOfCoach ? await aClientOf(db, caller, flags) : caller;
  const { recipeId, foodId, avoidableId } = users;
  const giving = { name: `many-${index}`, index: index % 20, now: app.clock.now(), recipeId, foodId, avoidableId };
  return { caller, of: await insertFixture(db, about, giving) };
}

/** Returns the number of rows in each table, except rows that only record what was sent. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/n/text()',
      query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const notes = /^(?:idempotency_record|login_|guess_|known_device|audit_|password_mail|client_facts)/;
  return Object.fromEntries(rows.filter(({ name }) => !notes.test(name)).map(({ name, count }) => [name, count]));
}

/** Makes a call `times` times concurrently; returns the responses and how many rows each table gained or lost. */
async function effectOf(name: EndpointName, times: number, hasKey: boolean) {
  const { caller, of } = await newCaller(name);
  await CLEARINGS[name]?.(db, of);
  const endpoint: Endpoint = endpoints[name];
  const client = endpoint.access === 'public' ? app : app.as(tokenOf(caller));
  // Uses a new address and name each time, because a known one would change what the call does.
  const sample = JSON.parse(
    JSON.stringify(SAMPLES[name](of, users))
      .replaceAll('@elsewhere.example', `@elsewhere-${index}.example`)
      .replaceAll(
        '"Practice"',
        `"Practice ${String(index).replaceAll(/\d/g, (digit) => `${'bcdfghkmnp'[Number(digit)]}a`)}"`,
      ),
  ) as Parts;
  const headers: Record<string, string> = hasKey ? { 'idempotency-key': `at once ${name} ${index}` } : {};
  const before = await countRows();
  const answers: TestAnswer[] = await Promise.all(
    Array.from({ length: times }, () => client.call(endpoint, sample as never, { headers })),
  );
  const after = await countRows();
  const changes = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const);
  return { answers, changes: Object.fromEntries(changes.filter(([, change]) => change !== 0)) };
}

describe('twenty concurrent requests of each creating call', () => {
  it.each(keyed)('take effect once if they have the same key: %s', async (name) => {
    const once = await effectOf(name, 1, true);
    const many = await effectOf(name, TIMES, true);
    expect(many.changes).toEqual(once.changes);
    const { status } = once.answers[0]!;
    const done = many.answers.filter((answer) => answer.status === status);
    const others = many.answers.filter((answer) => answer.status !== status).map((answer) => answer.status);
    expect(others.filter((other) => !TO_WAIT.includes(other))).toEqual([]);
    expect(done.length).toBeGreaterThan(0);
    if (status < 300) expect(done.map(({ body }) => body)).toEqual(done.map(() => done[0]!.body));
  });

  it.each(UNIQUE)('create no duplicate of a unique record, even without an idempotency key: %s', async (name) => {
    const once = await effectOf(name, 1, false);
    const many = await effectOf(name, TIMES, false);
    expect(many.changes).toEqual(once.changes);
    expect(many.answers.map(({ status }) => status)).toContain(once.answers[0]!.status);
    expect(many.answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  });
});
