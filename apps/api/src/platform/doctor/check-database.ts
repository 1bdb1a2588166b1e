import { sql } from 'kysely';
import { checkAppRole } from '../database/app-role.ts';
import { checkSession } from '../database/check-session.ts';
import { pendingSteps, ranSteps, unknownSteps } from '../database/migrate.ts';
import { checkDurability, type Database, openDatabase } from '../database/open-database.ts';
import { type FoundDatabase, openServing } from '../database/prepare-database.ts';
import { asSentence, fault, faultWhereItFails, type Finding, warning, well } from './finding.ts';

/** The oldest supported PostgreSQL, in the server's own version numbering. */
const VERSION_MIN = 150_000;
/** A warning is given if the clocks differ by at least this many seconds. */
const APART_WARNING_S = 5;
/** It is an error if the clocks differ by at least this many seconds. Push services and codes tolerate a minute. */
const APART_FAULT_S = 60;
/** How long email waits before it is reported, in minutes. */
const MAIL_MINUTES = 10;

/** Checks that the database responds, is new enough and durable, and has current tables and a correct clock. */
export async function* checkServer(owner: Database, now: () => Date): AsyncGenerator<Finding> {
  const before = now().getTime();
  const { rows } = await sql<{ version: string; number: number; moment: Date }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
      clock_timestamp() as moment`.execute(owner.db);
  const { version, number, moment } = rows[0]!;
  const middle = (before + now().getTime()) / 2;
  yield number < VERSION_MIN
    ? fault('database', `It is PostgreSQL ${version}. Use 15 or later.`)
    : well('database', `PostgreSQL ${version} answers.`);
  yield* faultWhereItFails('database', 'Change this setting on the database server.', async function* look() {
    await checkDurability(owner.db);
    await checkSession(owner.pool);
    yield well('database', 'Committed data is safely on disk, and each connection keeps its session.');
  });
  const apart = Math.round((middle - moment.getTime()) / 1000);
  const clocks = `The clocks of this machine and the database are ${Math.abs(apart)} s apart.`;
  const advice = 'Synchronise both with a time server (NTP).';
  if (Math.abs(apart) > APART_FAULT_S) yield fault('clock', `${clocks} ${advice}`);
  else if (Math.abs(apart) > APART_WARNING_S) yield warning('clock', `${clocks} ${advice}`);
  else yield well('clock', 'It agrees with the clock of the database.');
}

/** Reports on the tables. Returns whether they exist. */
export async function* checkTables(owner: Database): AsyncGenerator<Finding, boolean> {
  const ran = await ranSteps(owner.db);
  const unknown = await unknownSteps(ran);
  const pending = await pendingSteps(ran);
  if (unknown.length > 0) {
    yield fault(
      'tables',
      `They were made by a newer version: it has ${unknown.join(', ')}. Start the newer version, or restore the backup from before the upgrade.`,
    );
  } else if (ran.length === 0) {
    yield warning('tables', 'There are none yet. npm start creates them.');
  } else if (pending.length > 0) {
    yield warning('tables', `Migrations still to run: ${pending.length}. npm start takes a backup and runs them.`);
  } else {
    yield well('tables', `All ${ran.length} migrations have run.`);
  }
  return ran.length > 0;
}

/** Checks that row security applies to the serving role. */
export async function* checkRoles(found: FoundDatabase, owner: Database): AsyncGenerator<Finding> {
  const advice = 'The SQL is in docs/operating.md, "Two roles".';
  const ways = {
    DATABASE_URL_DIRECT: openDatabase(found.direct, { max: 2 }),
    DATABASE_URL: openServing(found, { max: 1 }),
  };
  try {
    yield* faultWhereItFails('roles', advice, async function* check() {
      await checkSession(ways.DATABASE_URL_DIRECT.pool);
      const { rows: all } = await sql<{ some: boolean }>`select exists (select from person) as some`.execute(owner.db);
      for (const [name, { db }] of Object.entries(ways)) {
        await checkAppRole(db);
        // Tests that no person is visible without an acting person.
        const { rows } = await sql<{ role: string; some: boolean }>`
          select current_user as role, exists (select from person) as some`.execute(db);
        const { role, some } = rows[0]!;
        if (some) throw new Error(`The role ${role} of ${name} can see people's rows without an acting person.`);
        const seen = all[0]!.some ? 'sees no rows without an acting person' : 'is bound by the rules of the rows';
        if (name === 'DATABASE_URL') yield well('roles', `The role ${role} ${seen}.`);
      }
    });
  } finally {
    await Promise.all(Object.values(ways).map((way) => way.close()));
  }
}

/** Checks for waiting email that should have been sent. */
export async function* checkWaitingMail(owner: Database): AsyncGenerator<Finding> {
  const { rows: there } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(
    owner.db,
  );
  if (there[0]?.is !== true) return;
  const { rows } = await sql<{ count: number; fault: string | null }>`
    select count(*) as count, max(output->>'message') as fault from pgboss.job
    where name = 'mail' and state in ('created', 'retry') and created_on < now() - ${`${MAIL_MINUTES} minutes`}::interval`.execute(
    owner.db,
  );
  const { count, fault: last } = rows[0]!;
  if (count === 0) return;
  const why = last === null ? 'Is the server running?' : `The last attempt failed: ${asSentence(last)}`;
  yield fault(
    'mail',
    `${count} ${count === 1 ? 'email has' : 'emails have'} been waiting for more than ${MAIL_MINUTES} minutes. ${why}`,
  );
}
