import { anOnboardedPerson } from '@weekbord/api/demo/demo-scenarios';
import { aPerson, type Person, type PersonDetails } from '@weekbord/api/demo/people';
import type { Config } from '@weekbord/api/platform/config/config';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { AccessRule } from '@weekbord/contract/endpoint';
import type { EndpointName } from '@weekbord/contract/endpoints';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Kysely } from 'kysely';
import { type Fixture, insertFixture } from '../../tests/access/fixture.ts';
import { CLEARINGS, SAMPLES } from '../../tests/access/samples.ts';
import { aToken, insertTestUsers, type TestUsers } from '../../tests/access/test-users.ts';

/** A caller: their role, about whose records they make calls, and the ids that they know. */
export interface Caller {
  readonly kind: 'guest' | 'alone' | 'planned' | 'client' | 'coach' | 'coach as client' | 'staff';
  readonly token: string | null;
  readonly personId: number;
  /** The client that a coach acts for. */
  readonly clientId: number | null;
  /** One record of each kind that belongs to the person whom the calls are about. */
  readonly of: Fixture | null;
}

/** The parts of a valid request. */
export interface Sample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  readonly body?: object;
}

type Db = Kysely<Tables>;
type Given = Readonly<{ db: Db; config: Config; address: string; now: Date; start: string }>;

/** Number of attempts to create a person, in case the database connection breaks. */
const TRIES = 3;
const SHARED_MS = 7 * 24 * 3_600_000;
/** Dates that the tests' samples use: two days with measurements, and today. */
const DATES_OF_SAMPLES = { measured: '2027-03-01', corrected: '2027-03-02', last: '2027-03-20' } as const;

/** Creates people who call the API, in a database with a catalogue. */
export async function fuzzPeople({ db, config, address, now, start }: Given) {
  const today = now.toISOString().slice(0, 10);
  const users = await insertTestUsers(db, now, recipesOf);
  let made = 0;

  /** Creates a person with a record of each kind. */
  async function withRecords(details: PersonDetails): Promise<{ person: Person; token: string; of: Fixture }> {
    made += 1;
    const name = `many-${made}`;
    const { recipeId, foodId, avoidableId } = users;
    return again(async () =>
      db.transaction().execute(async (trx) => {
        const person = await aPerson(trx, { feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'], ...details });
        const of = await insertFixture(trx, person, { index: made % 20, name, now, recipeId, foodId, avoidableId });
        return { person, of, token: await aToken(trx, person, now) };
      }),
    );
  }

  /** Creates a person with a planned week. */
  async function withWeek(): Promise<Caller> {
    return again(async () => {
      const flags = ['FF_RECIPE_INSPIRATION', 'FF_COPY_MEALS_TO_ANOTHER_DAY'];
      const person = await aPerson(db, { payment_status_override: true, feature_flags: flags });
      await anOnboardedPerson({ db, config, now, locale: 'en' }, person, { start });
      const token = await aToken(db, person, now);
      return { kind: 'planned', token, personId: person.id, clientId: null, of: null };
    });
  }

  async function coachAndClient() {
    const coach = await withRecords({ is_coach: true });
    return { coach, client: await withRecords({ coach_id: coach.person.id }) };
  }

  /** Creates a caller of a kind. */
  async function newCaller(kind: Caller['kind']): Promise<Caller> {
    if (kind === 'guest') return { kind, token: null, personId: 0, clientId: null, of: users.people.other };
    if (kind === 'planned') return withWeek();
    if (kind === 'alone' || kind === 'staff') {
      const { person, token, of } = await withRecords({ is_staff: kind === 'staff' });
      return { kind, token, personId: person.id, clientId: null, of };
    }
    const { coach, client } = await coachAndClient();
    const { person, token } = kind === 'client' ? client : coach;
    const clientId = kind === 'coach as client' ? client.person.id : null;
    return { kind, token, personId: person.id, clientId, of: client.of };
  }

  /** Returns a person who may make a call, with the person whose records it is about. */
  async function rightCaller(access: AccessRule, isOfOwnCoach: boolean): Promise<Caller> {
    if (access === 'staff') return newCaller('staff');
    if (access !== 'coach') return newCaller('alone');
    if (!isOfOwnCoach) return newCaller('coach');
    const { person, token, of } = await withRecords({ is_coach: true });
    return { kind: 'coach', token, personId: person.id, clientId: null, of };
  }

  /** Returns the valid request for a call about a caller's records; email addresses differ each time. */
  function sampleOf(name: string, { of, personId }: Caller): Sample | null {
    const sample = SAMPLES[name as EndpointName] as ((of: Fixture, users: TestUsers) => Sample) | undefined;
    if (sample === undefined || of === null) return null;
    made += 1;
    const whole = JSON.stringify(sample(of, users))
      .replaceAll('@elsewhere.example', `@elsewhere-${made}.example`)
      .replaceAll('https://weekbord.example', address)
      .replaceAll(DATES_OF_SAMPLES.measured, addDays(today, -10))
      .replaceAll(DATES_OF_SAMPLES.corrected, addDays(today, -9))
      .replaceAll(DATES_OF_SAMPLES.last, today);
    const parts = JSON.parse(whole) as Sample;
    // The recipe must be the caller's own, while the target diary may be another person's.
    return name === 'saveAndPlanRecipeMeal' && of.personId !== personId ? null : parts;
  }

  /** Deletes what a call can create only once. */
  async function clearFor(name: string, { of }: Caller): Promise<void> {
    if (of !== null) await db.transaction().execute(async (trx) => CLEARINGS[name as EndpointName]?.(trx, of));
  }

  return { newCaller, rightCaller, sampleOf, clearFor, users };
}

/**
 * Returns a request, after creating what it needs in addition to the caller's records, such as an invitation or a
 * coach.
 */
export async function prepareFor(db: Db, name: string, caller: Caller, sample: Sample): Promise<Sample> {
  const person = () => db.selectFrom('person').selectAll().where('id', '=', caller.personId).executeTakeFirst();
  if (name === 'acceptInvitation' || name === 'declineInvitation') {
    const coach = await aPerson(db, { is_coach: true });
    const invited_as = (await person())?.email ?? null;
    const { id } = await aPerson(db, { coach_id: coach.id, invited_as, stands_in: true });
    return { params: { id } };
  }
  if (name === 'shareCycle') {
    const coach = await aPerson(db, { is_coach: true });
    await db.updateTable('person').set({ coach_id: coach.id }).where('id', '=', caller.personId).execute();
    return { body: { ...sample.body, coach: coach.id, shared_until: new Date(Date.now() + SHARED_MS).toISOString() } };
  }
  return sample;
}

/** Returns the first recipes in the catalogue. */
async function recipesOf(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', 'is not', null)
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}

/** Runs the work, and retries it if the connection broke. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (tries === TRIES || !['EPIPE', 'ECONNRESET', '25P03'].includes(String(code))) throw error;
    }
  }
}
