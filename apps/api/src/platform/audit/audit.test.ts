import { AUDIT_KINDS } from '@weekbord/domain/audit/audit-kinds';
import { aClientOf, aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { AuditUsageFault, readAuditCommand, runAuditCommand } from '../../audit-command.ts';
import { chainAudit, checkChain, headText } from './chain.ts';
import { noteAudit, noteCommand } from './note-audit.ts';

const owner = await openTestDatabase();
const { db } = owner;
const serving = openServingDatabase(owner);
const job = serving.as({ personId: null, system: 'expire' });

const eventsAbout = (subjectId: number) =>
  db
    .selectFrom('audit_event')
    .select(['kind', 'actor_id', 'request_id'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
const kindsAbout = async (subjectId: number) => (await eventsAbout(subjectId)).map(({ kind }) => kind);

/** Runs work in a transaction that is rolled back. */
async function undoing(work: (trx: Kysely<Tables>) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await db
    .transaction()
    .execute(async (trx) => {
      await work(trx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

const insertToken = (personId: number) =>
  sql`insert into auth_token (person_id, token_hash, created_at, last_used_at)
    values (${personId}, sha256(random()::text::bytea), now(), now())`;

describe('an audit event', () => {
  it('has one of a fixed set of kinds, which the database enforces too', async () => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = 'audit_event'::regclass and contype = 'c'`.execute(db);
    const known = [...rows[0]!.rule.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
    expect(known).toEqual([...AUDIT_KINDS]);
  });

  it('is written by the database itself for any change of an account, a role or a relationship', async () => {
    const coach = await aCoach(db);
    const person = await aPerson(db);
    await insertToken(person.id).execute(db);
    const set = (values: string) => sql`update person set ${sql.raw(values)} where id = ${person.id}`.execute(db);
    await set(`email = 'other-${person.id}@home.example'`);
    await set(`coach_id = ${coach.id}`);
    await set('coach_id = null');
    await set('is_coach = true');
    await set('is_coach = false');
    await set('is_staff = true');
    await set('is_staff = false');
    await set('account_enabled = false');
    await set('account_enabled = true');
    await set("first_name = 'Kim'");
    await sql`insert into person_password values (${person.id}, 'hash')`.execute(db);
    await sql`delete from auth_token where person_id = ${person.id}`.execute(db);
    await sql`delete from person where id = ${person.id}`.execute(db);
    expect(await kindsAbout(person.id)).toEqual([
      'ACCOUNT_OPENED',
      'LOGGED_IN',
      'EMAIL_CHANGED',
      'RELATION_BEGUN',
      'RELATION_ENDED',
      'COACH_MADE',
      'COACH_ENDED',
      'STAFF_MADE',
      'STAFF_ENDED',
      'ACCOUNT_DISABLED',
      'ACCOUNT_ENABLED',
      'PASSWORD_CHANGED',
      'SESSION_ENDED',
      'ACCOUNT_DELETED',
    ]);
    expect(await kindsAbout(coach.id)).toEqual(['ACCOUNT_OPENED', 'COACH_MADE', 'RELATION_BEGUN', 'RELATION_ENDED']);
  });

  it('is written once for each change to payments, sharing or organisations, but not when something expires', async () => {
    const person = await aPerson(db);
    const coach = await aCoach(db);
    const { id } = await anOrganisation(db);
    await sql`delete from audit_event`.execute(db);
    const statements = [
      sql`insert into subscription (person_id, id, status, product) values (${person.id}, 'sub_1', 'active', 'p')`,
      sql`update subscription set status = 'active' where person_id = ${person.id}`,
      sql`update subscription set status = 'canceled' where person_id = ${person.id}`,
      sql`insert into cycle_share (person_id, coach_id, parts, shared_since, shared_until)
        values (${person.id}, ${coach.id}, '{PHASE}', now(), now() + interval '1 day')`,
      sql`delete from cycle_share`,
      sql`update organisation set primary_colour = '#123456' where id = ${id}`,
      sql`update organisation set primary_colour = '#123456' where id = ${id}`,
      sql`insert into leaving_organisation values (${id}, now(), false)`,
      sql`delete from leaving_organisation`,
      sql`insert into billing_plan (organisation_id, key, name_en, name_nl, audience, currency, amount, vat_percent,
          interval, trial_days, portal_access, position)
        values (${id}, 'a-plan', 'A plan', 'Een plan', 'PERSON', 'eur', 999, 21, 'month', 0, 'NONE', 0)`,
      sql`delete from organisation where id = ${id}`,
    ];
    for (const statement of statements) await statement.execute(db);
    await insertToken(person.id).execute(db);
    await sql`delete from auth_token where person_id = ${person.id}`.execute(job);
    const events = await db.selectFrom('audit_event').select(['kind', 'organisation_id']).orderBy('id').execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      'SUBSCRIPTION_CHANGED',
      'SUBSCRIPTION_CHANGED',
      'CYCLE_SHARED',
      'CYCLE_SHARING_ENDED',
      'ORGANISATION_CHANGED',
      'ORGANISATION_LEAVES',
      'ORGANISATION_STAYS',
      'PLAN_CHANGED',
      'ORGANISATION_ERASED',
      'PLAN_CHANGED',
      'LOGGED_IN',
    ]);
    expect(events.filter(({ organisation_id: of }) => of === id)).toHaveLength(6);
  });

  it('is rolled back with its action', async () => {
    const person = await aPerson(db);
    await undoing(async (trx) => {
      await sql`update person set is_staff = true where id = ${person.id}`.execute(trx);
    });
    expect(await kindsAbout(person.id)).toEqual(['ACCOUNT_OPENED']);
  });

  it('names the actor and the request, and can only be added by the server on behalf of the actor', async () => {
    const coach = await aCoach(db);
    const client = await aClientOf(db, coach);
    const acting = serving.as({ personId: coach.id, request: 'req-7' });
    await sql`insert into audit_entry (person_id, actor_id, act, request_id, created_at)
      values (${client.id}, ${coach.id}, 'change users/user', 'req-7', now())`.execute(acting);
    await noteAudit(acting, 'BILLING_ACT', { subjectId: coach.id });
    expect((await eventsAbout(client.id)).at(-1)).toEqual({ kind: 'CHANGED', actor_id: coach.id, request_id: 'req-7' });
    expect((await eventsAbout(coach.id)).at(-1)).toMatchObject({ kind: 'BILLING_ACT', request_id: 'req-7' });
    const asOther = sql`insert into audit_event (kind, actor_id, request_id) values ('COMMAND', 0, 'r')`;
    await expect(asOther.execute(acting)).rejects.toMatchObject({ code: '42501' });
    const { rows } = await sql`select from audit_event where subject_id is distinct from ${coach.id}`.execute(acting);
    expect(rows).toEqual([]);
  });

  it('stores nothing about an address without an account', async () => {
    const guest = serving.as({ personId: null, system: 'login' });
    const person = await aPerson(db, { email: 'known@home.example' });
    await noteAudit(guest, 'LOGIN_REFUSED', { subjectEmail: 'known@home.example' });
    await noteAudit(guest, 'LOGIN_REFUSED', { subjectEmail: 'unknown@home.example' });
    expect((await kindsAbout(person.id)).at(-1)).toBe('LOGIN_REFUSED');
    const { rows } = await sql<{ row: string }>`select to_jsonb(event)::text as row from audit_event as event`.execute(
      db,
    );
    expect(rows.filter(({ row }) => row.includes('home.example'))).toEqual([]);
  });
});

describe('the audit chain', () => {
  it('is extended by a job, even by two concurrently, and reveals changes, removals and insertions', async () => {
    const person = await aPerson(db);
    for (let nth = 0; nth < 20; nth += 1) await insertToken(person.id).execute(db);
    await Promise.all([chainAudit(job), chainAudit(job)]);
    expect(await chainAudit(serving.as({ personId: person.id }))).toBe(0);
    const whole = await checkChain(db);
    expect(whole).toMatchObject({ faults: [], unchained: 0 });
    const { count } = await db
      .selectFrom('audit_event')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(whole.checked).toBe(Number(count));
    const place = whole.head!.position - 5;
    const chosen = sql`(select event_id from audit_chain where position = ${place})`;
    const acts = {
      'the event was changed': [sql`update audit_event set actor_id = -7 where id = ${chosen}`],
      'the event was removed before its time': [sql`delete from audit_event where id = ${chosen}`],
      'its hash does not follow from the one before': [
        sql`update audit_event set actor_id = -7 where id = ${chosen}`,
        sql`update audit_chain set digest = sha256('x') where position = ${place}`,
      ],
      'an earlier position is missing': [
        sql`delete from audit_event where id = ${chosen}`,
        sql`delete from audit_chain where position = ${place}`,
      ],
    };
    for (const [said, statements] of Object.entries(acts)) {
      await undoing(async (trx) => {
        for (const statement of statements) await statement.execute(trx);
        expect((await checkChain(trx)).faults.join()).toContain(said);
      });
    }
    await undoing(async (trx) => {
      await sql`delete from audit_event where id in (select event_id from audit_chain where position >= ${place})`.execute(
        trx,
      );
      await sql`delete from audit_chain where position >= ${place}`.execute(trx);
      expect((await checkChain(trx)).faults).toEqual([]);
      expect((await checkChain(trx, whole.head!)).faults).toHaveLength(1);
    });
    expect((await checkChain(db, whole.head!)).faults).toEqual([]);
  });

  it('stays valid after old events are deleted, and continues from its anchor', async () => {
    await chainAudit(job);
    const { head } = await checkChain(db);
    // Backdates the events.
    await sql`truncate audit_event, audit_chain`.execute(db);
    for (const days of [800, 400, 366, 364, 1]) {
      await sql`insert into audit_event (kind, actor_id, request_id, created_at)
        values ('COMMAND', 0, 'old', now() - make_interval(days => ${days}))`.execute(db);
    }
    await chainAudit(job);
    const deleted = sql<{ count: number }>`select delete_old_audit(365, 1000) as count`;
    expect((await deleted.execute(job)).rows[0]!.count).toBeGreaterThanOrEqual(3);
    expect((await deleted.execute(job)).rows[0]!.count).toBe(0);
    expect(await checkChain(db)).toMatchObject({ checked: 3, faults: [] });
    await noteCommand(db, 'staff set', { reason: 'By phone' });
    await chainAudit(job);
    expect(await checkChain(db)).toMatchObject({ checked: 4, faults: [], unchained: 0 });
    expect((await checkChain(db)).head).not.toEqual(head);
    await undoing(async (trx) => {
      await sql`delete from audit_chain where position = (select min(position) from audit_chain)`.execute(trx);
      expect((await checkChain(trx)).faults.join()).toContain('an earlier position is missing');
    });
  });

  it('reports events that have been waiting for more than an hour', async () => {
    await sql`insert into audit_event (kind, actor_id, request_id, created_at)
      values ('COMMAND', 0, 'r', now() - interval '2 hours')`.execute(db);
    expect(await checkChain(db)).toMatchObject({ unchained: 1 });
    await chainAudit(job);
    expect(await checkChain(db)).toMatchObject({ unchained: 0, faults: [] });
  });
});

describe('the audit command', () => {
  const type = (text: string) => runAuditCommand(db, readAuditCommand(text.split(' '))!);

  it('lists by person, actor, kind, request and time, with the reason shown to the person', async () => {
    const person = await aPerson(db, { email: 'listed@home.example' });
    await noteAudit(serving.as({ personId: person.id, request: 'req-8' }), 'BILLING_ACT', { subjectId: person.id });
    await sql`insert into audit_entry (person_id, actor_id, act, reason, request_id, created_at)
      values (${person.id}, 0, 'change staff/coach', 'By phone', 'req-9', now())`.execute(db);
    const kindsOf = async (text: string) =>
      (await type(`list ${text}`)).lines.map((line) => line.split('\t').slice(1, 4).join(' '));
    const [opened, billed, changed] = [
      `ACCOUNT_OPENED nobody about ${person.id}`,
      `BILLING_ACT by ${person.id} about ${person.id}`,
      `CHANGED nobody about ${person.id}`,
    ];
    expect((await kindsOf('--person listed@home.example')).toSorted()).toEqual([opened, billed, changed].toSorted());
    expect(await kindsOf(`--actor ${person.id}`)).toEqual([billed]);
    expect(await kindsOf(`--person ${person.id} --kind ACCOUNT_OPENED`)).toEqual([opened]);
    expect(await kindsOf('--request req-8')).toEqual([billed]);
    expect(await kindsOf(`--person ${person.id} --until 2020-01-01`)).toEqual(['']);
    expect((await type('list --request req-9')).lines[0]).toMatch(/change staff\/coach\tBy phone$/);
    await sql`delete from person where id = ${person.id}`.execute(db);
    expect((await type('list --request req-9')).lines[0]).toMatch(/change staff\/coach\t-$/);
    const [last] = (await type('list --kind COMMAND --limit 1')).lines;
    expect(last).toMatch(/COMMAND\tnobody\t.*\taudit list\t-$/);
  });

  it('verifies the audit, including against a recorded head', async () => {
    await chainAudit(job);
    const { head } = await checkChain(db);
    expect((await type('verify')).lines).toEqual([
      expect.stringMatching(/^All \d+ chained events are intact\.$/),
      `Head: ${headText(head!)}`,
    ]);
    expect(await type(`verify --head ${headText(head!)}`)).toMatchObject({ isWell: true });
    const other = headText({ ...head!, hash: '0'.repeat(64) });
    expect(await type(`verify --head ${other}`)).toMatchObject({
      isWell: false,
      lines: ['The audit was changed:', expect.stringContaining('which was noted')],
    });
  });

  it.each(['', 'show', 'list more', 'list --kind EATEN', 'list --since monday', 'list --limit 0', 'verify --head 7'])(
    'rejects %j',
    (text) => expect(() => readAuditCommand(text.split(' ').filter(Boolean))).toThrow(AuditUsageFault),
  );
});
