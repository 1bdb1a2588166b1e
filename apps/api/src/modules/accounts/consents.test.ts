import { answerConsents, listConsents } from '@weekbord/contract/accounts/consents';
import { getClient } from '@weekbord/contract/clients/clients';
import { changePeriodStarts } from '@weekbord/contract/intake/cycle';
import { createNutritionDayPlan } from '@weekbord/contract/plans/nutrition-day-plans';
import { createUserBodyFatPercentage } from '@weekbord/contract/progress/user-body-fat-percentage';
import { createUserSleep } from '@weekbord/contract/progress/user-sleep';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import { createUserWeight, listUserWeight } from '@weekbord/contract/progress/user-weight';
import { getMe } from '@weekbord/contract/accounts/users';
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose } from '@weekbord/domain/consent/consents';
import { answers } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { aClientOf, aCoach, aNewcomer, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
  quick: true,
});
await aMenu(app.db);
const as = (person: Person) => app.as(tokenOf(person));
const to = (purpose: ConsentPurpose) => ({ purpose, text_version: CONSENT_TEXT_VERSIONS[purpose] });
const start = { start_date: '2027-03-15' };

/** Returns the tables that contain a given number in rows about a person or their calls. */
async function tablesWith(figure: string, { id }: Person): Promise<string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'person_id' order by 1`.execute(app.db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql`select from ${sql.table(name)} as one
      where person_id = ${id} and to_jsonb(one)::text like ${`%${figure}%`} limit 1`.execute(app.db);
    if (rows.length > 0) found.push(name);
  }
  const { rows } = await sql`select from idempotency_record as one
    where ${id} = any(people) and to_jsonb(one)::text like ${`%${figure}%`}`.execute(app.db);
  return rows.length === 0 ? found : [...found, 'idempotency_record'];
}

describe('consents', () => {
  it('[LAW-03] are required before the wizard stores anything, and record time, text and language', async () => {
    const person = await aNewcomer(app.db);
    const refused = await as(person).call(completeOnboarding, { body: { ...answers(), ...start } });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'consent_required' }]);
    const kept = await sql`select from intake where person_id = ${person.id}`.execute(app.db);
    expect(kept.rows).toEqual([]);
    const form = { ...answers({ diet: 'VEGAN' }), ...start };
    const withoutFood = await as(person).call(completeOnboarding, { body: { ...form, consents: [to('BODY')] } });
    expect(withoutFood.status).toBe(403);
    const saved = await as(person).call(completeOnboarding, { body: { ...form, consents: [to('BODY'), to('FOOD')] } });
    expect(saved.status).toBe(201);
    const rows = await app.db.selectFrom('consent').selectAll().where('person_id', '=', person.id).execute();
    expect(rows).toMatchObject(
      ['BODY', 'FOOD'].map((purpose) => ({ purpose, text_version: 1, text_language: 'en', given_at: app.clock.now() })),
    );
    expect((await as(person).call(getMe)).body).toMatchObject({ consents_given: ['BODY', 'FOOD'], consents_due: [] });
  });

  it('are accepted only for the current version of the text', async () => {
    const person = await aNewcomer(app.db);
    const old = { purpose: 'BODY', text_version: CONSENT_TEXT_VERSIONS.BODY + 1 } as const;
    expect((await as(person).call(answerConsents, { body: { given: [old] } })).status).toBe(400);
  });

  it("end the coach's access to the records immediately when withdrawn, and restore it when given again", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const weigh = () =>
      as(client).call(createUserWeight, { body: { value: 70, created_at: app.clock.now().toISOString() } });
    expect((await weigh()).status).toBe(201);
    const look = () => as(coach).call(listUserWeight, { query: { user: client.id } });
    expect((await look()).body).toMatchObject({ count: 1 });
    await as(client).call(answerConsents, { body: { withdrawn: ['BODY'] } });
    expect(await look()).toMatchObject({ status: 403, body: { code: 'consent_withdrawn' } });
    expect((await as(coach).call(getClient, { params: { id: client.id } })).status).toBe(200);
    expect(await weigh()).toMatchObject({ status: 403, body: { code: 'consent_required' } });
    const { body } = await as(client).call(answerConsents, { body: { given: [to('BODY')] } });
    expect(body.results.find(({ purpose }) => purpose === 'BODY')).toMatchObject({ is_given: true });
    expect((await look()).body).toMatchObject({ count: 1 });
    const rows = await app.db
      .selectFrom('consent')
      .select(['given_at', 'withdrawn_at'])
      .where('person_id', '=', client.id)
      .where('purpose', '=', 'BODY')
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.withdrawn_at === null)).toEqual([false, true]);
  });

  it('delete the stored data when withdrawn, if requested', async () => {
    const person = await aPerson(app.db);
    await as(person).call(completeOnboarding, { body: { ...answers({ intolerances: ['GLUTEN'] }), ...start } });
    await as(person).call(createUserWeight, { body: { value: 70, created_at: app.clock.now().toISOString() } });
    await as(person).call(answerConsents, { body: { withdrawn: ['FOOD'], deleted: ['FOOD'] } });
    expect((await as(person).call(getMe)).body.intake).toMatchObject({ food_intolerances_gluten: false });
    await as(person).call(answerConsents, { body: { withdrawn: ['BODY'], deleted: ['BODY'] } });
    expect((await as(person).call(getMe)).body.intake).toBeNull();
    const { rows } = await sql`select from measurement where person_id = ${person.id}`.execute(app.db);
    expect(rows).toEqual([]);
    const { body } = await as(person).call(listConsents);
    expect(body.results.filter(({ is_given: isGiven }) => isGiven === false).map(({ purpose }) => purpose)).toEqual([
      'BODY',
      'FOOD',
    ]);
  });

  it('[LAW-03] are required before any call stores the first body or cycle record', async () => {
    const person = await aNewcomer(app.db);
    const moment = app.clock.now().toISOString();
    const tries = async () => [
      await as(person).call(createUserWeight, { body: { value: 70, created_at: moment } }),
      await as(person).call(createUserSleep, { body: { value: 7, created_at: moment } }),
      await as(person).call(createUserBodyFatPercentage, { body: { value: 21, created_at: moment } }),
      await as(person).call(changePeriodStarts, {
        body: { added_period_starts: ['2027-03-01'], removed_period_starts: [] },
      }),
    ];
    for (const answer of await tries()) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'consent_required' } });
    }
    for (const table of ['measurement', 'menstrual_cycle']) {
      const { rows } = await sql`select from ${sql.table(table)} where person_id = ${person.id}`.execute(app.db);
      expect(rows).toEqual([]);
    }
    await as(person).call(answerConsents, { body: { given: [to('BODY'), to('CYCLE')] } });
    for (const { status } of await tries()) expect(status).toBeLessThan(300);
  });

  it('[LAW-03] restrict nothing for people whose profile predates consents until they answer', async () => {
    const person = await aPerson(app.db);
    await as(person).call(completeOnboarding, { body: { ...answers(), ...start } });
    await app.db.deleteFrom('consent').where('person_id', '=', person.id).execute();
    await sql`update person set consents_given = '{}' where id = ${person.id}`.execute(app.db);
    const body = { value: 70, created_at: app.clock.now().toISOString() };
    expect((await as(person).call(createUserWeight, { body })).status).toBe(201);
    const starts = { added_period_starts: ['2027-03-01'], removed_period_starts: [] };
    expect((await as(person).call(changePeriodStarts, { body: starts })).status).toBe(403);
  });

  it('[LAW-03] delete all body data when consent for it is withdrawn, but keep food amounts', async () => {
    const coach = await aCoach(app.db);
    const person = await aClientOf(app.db, coach);
    const form = { ...answers(), ...start };
    expect((await as(person).call(completeOnboarding, { body: form })).status).toBe(201);
    await app.db.updateTable('intake').set({ weight: 71.37 }).where('person_id', '=', person.id).execute();
    const created_at = app.clock.now().toISOString();
    const keyed = { headers: { 'idempotency-key': 'weighed-once' } };
    const weighed = await as(person).call(createUserWeight, { body: { value: 71.37, created_at } }, keyed);
    expect(weighed.status, weighed.text).toBe(201);
    const week = await app.db
      .selectFrom('weekly_plan')
      .select('monday')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const slot = await app.db
      .selectFrom('meal_slot')
      .select(['id', 'kcal'])
      .where('day_plan_id', '=', week.monday)
      .executeTakeFirstOrThrow();
    const extra = await as(coach).call(createNutritionDayPlan, { body: { name: 'Rest', user: person.id } });
    expect(extra.status, extra.text).toBe(201);
    await sql`update plan_version set reason = 'You weigh 71.37 kg.' where person_id = ${person.id}`.execute(app.db);
    await sql`insert into target_answer (person_id, answer, quiet_until, day_plan_id, replaced, written)
      values (${person.id}, 'ACCEPTED', now(), ${week.monday}, '[{"kcal": 71.37}]', '[]')`.execute(app.db);
    expect(await tablesWith('71.37', person)).toEqual(
      expect.arrayContaining(['idempotency_record', 'intake', 'measurement', 'plan_version', 'target_answer']),
    );
    await as(person).call(answerConsents, { body: { withdrawn: ['BODY'], deleted: ['BODY'] } });
    expect(await tablesWith('71.37', person)).toEqual([]);
    const left = await app.db.selectFrom('meal_slot').select('kcal').where('id', '=', slot.id).execute();
    expect(left).toEqual([{ kcal: slot.kcal }]);
  });

  it('count as withdrawn if given and withdrawn in the same call', async () => {
    const person = await aPerson(app.db);
    const { body } = await as(person).call(answerConsents, { body: { given: [to('FOOD')], withdrawn: ['FOOD'] } });
    expect(body.results.find(({ purpose }) => purpose === 'FOOD')).toMatchObject({ is_given: false });
  });

  it('keep their data if not withdrawn, even if its deletion is requested', async () => {
    const person = await aPerson(app.db);
    await as(person).call(completeOnboarding, { body: { ...answers({ intolerances: ['GLUTEN'] }), ...start } });
    await as(person).call(answerConsents, { body: { deleted: ['FOOD', 'BODY'] } });
    expect((await as(person).call(getMe)).body.intake).toMatchObject({ food_intolerances_gluten: true });
  });
});
