import { deleteOldAnswers } from '@weekbord/api/platform/http/idempotency';
import type { Jobs } from '@weekbord/api/platform/jobs/jobs';
import { createLog } from '@weekbord/api/platform/log/log';
import { createMail } from '@weekbord/api/platform/mail/mail';
import { weekbord } from '@weekbord/api/weekbord';
import { RETENTION_PERIODS, KEPT_THINGS, type KeptThing } from '@weekbord/domain/privacy/retention-periods';
import { aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startServing } from '@weekbord/testkit/test-app';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

/** Some records expire by the database's clock. */
const clock = fakeClock(new Date());
const app = await startServing({ product: weekbord, clock, quick: true });
const { db } = app;
const MARGIN_MS = 60 * 60 * 1000;

let nth = 0;
const aNumber = () => (nth += 1);
const person = await aPerson(db);
const coach = await aCoach(db);
const portal = await anOrganisation(db);
const plan = await sql<{ id: number }>`
  insert into billing_plan (organisation_id, key, name_en, name_nl, audience, currency, amount, vat_percent, interval,
    trial_days, portal_access, position)
  values (${portal.id}, 'a-plan', 'A plan', 'Een plan', 'PERSON', 'eur', 999, 21, 'month', 0, 'NONE', 0) returning id`.execute(
  db,
);
const hash = () => sql`sha256(${String(aNumber())}::bytea)`;

/**
 * Creates a record of each kind, with a period that starts at a given time, and returns how to find that record again.
 */
const KEPT: Readonly<Record<KeptThing, (since: Date) => Promise<unknown>>> = {
  looks: (at) =>
    sql`insert into audit_entry (person_id, actor_id, act, request_id, created_at)
      values (${person.id}, ${coach.id}, 'read users/user', 'r', ${at})`.execute(db),
  audit: (at) =>
    sql`insert into audit_event (kind, actor_id, subject_id, request_id, created_at)
      values ('LOGGED_IN', ${person.id}, ${person.id}, 'r', ${at})`.execute(db),
  logins: (at) =>
    sql`insert into login_mail (email_key, kind, sent_at) values (${hash()}, 'createOtp', ${at})`.execute(db),
  sessions: (at) =>
    sql`insert into auth_token (person_id, token_hash, created_at, last_used_at)
      values (${person.id}, ${hash()}, ${at}, ${at})`.execute(db),
  devices: (at) =>
    sql`insert into known_device (device_hash, email_key, last_used_at) values (${hash()}, '', ${at})`.execute(db),
  answers: (at) =>
    sql`insert into idempotency_record (scope, key, route, body_hash, status, answer, created_at)
      values ('person 1', ${String(aNumber())}, 'r', 'h', 200, '{}', ${at})`.execute(db),
  replacements: (at) =>
    sql`insert into replacement (person_id, made_at, day_ids, kept) values (${person.id}, ${at}, '{}', '{}')`.execute(
      db,
    ),
  invitations: (at) =>
    aPerson(db, { coach_id: coach.id, stands_in: true, invited_as: `asked-${aNumber()}@home.example`, created_at: at }),
  endedInvitations: (at) =>
    sql`insert into ended_invitation (person_id, invited_on, ended_at, end_reason)
      values (${coach.id}, '2026-01-01', ${at}, 'EXPIRED')`.execute(db),
  waitlist: (at) =>
    sql`insert into waitlist_entry (organisation_id, email, first_name, created_at)
      values (${portal.id}, ${`waits-${aNumber()}@home.example`}, 'Kim', ${at})`.execute(db),
  demos: (at) => aPerson(db, { demo_until: endOf('demos', at) }),
  payments: (at) =>
    sql`insert into billing_event (id, type, created_at, handled_at)
      values (${`evt_${aNumber()}`}, 'invoice.paid', ${at}, ${at})`.execute(db),
  checkouts: (at) =>
    sql`insert into billing_checkout (id, plan_id, organisation_id, browser_hash, email, first_name, last_name, language,
        state, created_at)
      values (gen_random_uuid(), ${plan.rows[0]!.id}, ${portal.id}, '\\x01', 'buys@home.example', 'Kim', '', 'en',
        'EXPIRED', ${at})`.execute(db),
};

/** The rows to count for each kind. */
const COUNTED: Readonly<Record<KeptThing, string>> = {
  looks: 'audit_entry',
  audit: 'audit_event where act is null and request_id = $$r$$',
  logins: 'login_mail',
  sessions: 'auth_token',
  devices: 'known_device',
  answers: 'idempotency_record',
  replacements: 'replacement',
  invitations: 'person where stands_in',
  endedInvitations: 'ended_invitation where end_reason = $$EXPIRED$$ and invited_on = $$2026-01-01$$',
  waitlist: 'waitlist_entry',
  demos: 'person where demo_until is not null',
  payments: 'billing_event',
  checkouts: 'billing_checkout',
};

async function countOf(thing: KeptThing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.raw(COUNTED[thing])}`.execute(db);
  return rows[0]!.count;
}

/** Returns when the retention period ends for a record from the given time. */
function endOf(thing: KeptThing, since: Date): Date {
  const { count, unit } = RETENTION_PERIODS[thing].period;
  const end = new Date(since);
  if (unit === 'HOURS') end.setTime(end.getTime() + count * 3_600_000);
  else if (unit === 'DAYS') end.setTime(end.getTime() + count * 86_400_000);
  else end.setUTCMonth(end.getUTCMonth() + count);
  return end;
}

/** Returns the start of a period that has just ended, or that is about to end. */
function begunFor(thing: KeptThing, isOver: boolean): Date {
  const now = clock.now().getTime();
  const period = endOf(thing, new Date(now)).getTime() - now;
  // Months have different lengths.
  const margin = (RETENTION_PERIODS[thing].period.unit as string) === 'MONTHS' ? 5 * 86_400_000 : MARGIN_MS;
  return new Date(now - period + (isOver ? -margin : margin));
}

/** Returns the jobs that the server registers, by name, so that a test can run them. */
async function jobsOfServer(): Promise<ReadonlyMap<string, () => Promise<void>>> {
  const found = new Map<string, () => Promise<void>>();
  const database = openServingDatabase(app.database);
  const jobs: Jobs = {
    ...app.jobs,
    work: async () => undefined,
    repeat: async (name, _cron, work) => void found.set(name, work),
  };
  const mail = await createMail(app.jobs, clock, app.config);
  const { config, files } = app;
  await weekbord.work({ database, jobs, mail, files, clock, config, log: createLog(config) });
  const expiring = database.as({ personId: null, system: 'expire' });
  found.set('delete-old-answers', () => deleteOldAnswers(expiring, clock.now()));
  return found;
}

it('[LAW-08] data with a retention period is kept until the period ends, and is then deleted by the documented job', async () => {
  const jobs = await jobsOfServer();
  const faults: string[] = [];
  for (const thing of KEPT_THINGS) {
    const job = jobs.get(RETENTION_PERIODS[thing].job);
    if (job === undefined) {
      faults.push(`${thing}: there is no job ${RETENTION_PERIODS[thing].job}`);
      continue;
    }
    await job();
    const before = await countOf(thing);
    await KEPT[thing](begunFor(thing, false));
    await job();
    const young = await countOf(thing);
    await KEPT[thing](begunFor(thing, true));
    const both = await countOf(thing);
    await job();
    const after = await countOf(thing);
    if (young !== before + 1) faults.push(`${thing}: is deleted before its end`);
    if (both !== young + 1 || after !== young) faults.push(`${thing}: is not deleted after its end, ${both} ${after}`);
  }
  expect(faults).toEqual([]);
});
