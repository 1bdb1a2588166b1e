import { deleteMe, getMe } from '@weekbord/contract/accounts/users';
import { setEmail } from '@weekbord/contract/auth/credentials';
import { tokenLogin } from '@weekbord/contract/auth/log-in';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepareBilling } from '../billing/billing.public.ts';
import { addPerson, askFor, changeAddress, logIn, openBrowser, startLoginApp } from '../auth/login.test-support.ts';

const app = await startLoginApp();
await prepareBilling(app);

/** Text included in every text field of the person. */
const CANARY = 'zanzibar7731';

/** The file key of one of the person's photos. */
const KEY = 'c0ffee00'.repeat(4);

/** Adds a row for a person to every table that contains personal data. */
async function fill(id: number, friendId: number): Promise<void> {
  const traits = `'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'`;
  const traitNames = 'vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish';
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const template = (templateId: number, name: string) =>
    `insert into recipe_template (id, author_id, name_en, name_nl, source_provider, published, created_at, modified_at, ${traitNames})
     values (${templateId}, ${id}, '${name}', '${name}', 'USER_GENERATED', true, now(), now(), ${traits})`;
  const statements = [
    `insert into subscription values (${id}, 'sub_${CANARY}', 'active', 'prod')`,
    `insert into intake (person_id, gender, activity, sustainability, diet, diet_type, weight, food_intolerances_gluten,
       food_intolerances_lactose, food_intolerances_nut, food_intolerances_crustaceans_shellfish, is_keto_user,
       is_on_menopause_diet, main_goal, goal_weekly_change_in_kg, uses_imperial_measurements_for_recipes,
       uses_imperial_measurements_for_height, personal_weight_unit)
     values (${id}, 'FEMALE', 'ACTIVE', 'SUSTAINABLE', 'OMNIVORE', 'RECOMMENDED', 70, false, false, false, false, false,
       false, 'LOSE_WEIGHT', -0.5, false, false, 'KILOGRAMS')`,
    `insert into person_key values (${id}, '\\x01')`,
    `insert into menstrual_cycle values (${id}, '\\x01')`,
    `insert into cycle_share values (${id}, ${id}, '{PHASE}', now(), now() + interval '1 day')`,
    `insert into day_plan (person_id, id, name, created_at) values (${id}, 9001, '${CANARY}', now())`,
    `insert into meal_slot (person_id, id, day_plan_id, meal_moment, kcal, protein, carbohydrates, fat)
     values (${id}, 9001, 9001, 'LUNCH', 500, 30, 50, 15)`,
    `insert into weekly_plan (person_id, name, ${days.join(', ')}) values (${id}, '${CANARY}', ${days.map(() => 9001).join(', ')})`,
    `insert into food (id, name_en, name_nl, category, role, perishable, ${traitNames})
     values (9001, 'Rice', 'Rijst', 'RICE', 'STAPLE', false, ${traits})`,
    `insert into serving (id, food_id, measure, description_en, description_nl, plural_en, plural_nl, grams)
     values (9001, 9001, 'g', 'g', 'g', 'g', 'g', 1)`,
    `insert into ingredient_to_avoid (id, key, name_en, name_nl) values (9001, 'rice', 'Rice', 'Rijst')`,
    `insert into avoided_ingredient values (${id}, 9001)`,
    template(9001, CANARY),
    template(9002, 'Shared with a friend'),
    `insert into recipe_template_ingredient (recipe_template_id, position, serving_id, quantity, note_en)
     values (9001, 1, 9001, 100, '${CANARY}')`,
    `insert into favourite_recipe (person_id, recipe_template_id) values (${id}, 9001)`,
    `insert into disliked_recipe (person_id, recipe_template_id) values (${id}, 9002)`,
    `insert into week_wishes values (${id}, 2, 2, 3, 'COLD', '{15,15,15,15,15,null,null}', true, 'NONE', 'BALANCED', 4)`,
    `insert into person_password values (${id}, '${CANARY}')`,
    `insert into email_change values (${id}, '${CANARY}@home.example', '\\x03', '\\x04', false, false, now())`,
    `insert into reminder_settings values (${id}, 1, true, '{monday}', '{}', true, true, '{monday}', '07:00', true, '{monday}',
       '09:00', '22:00', '07:00', 'Europe/Amsterdam')`,
    `insert into reminder_due values (${id}, now())`,
    `insert into sent_reminder values (${id}, 'LUNCH', '2027-03-14', now())`,
    `insert into reminder_stop values (${id}, '\\x03', now())`,
    `insert into push_device (person_id, endpoint_hash, sealed, added_at) values (${id}, '\\x04', '\\x05', now())`,
    `insert into calendar_link values (${id}, '\\x02', now())`,
    `insert into calendar_day (person_id, id, date, note) values (${id}, 9001, '2027-03-14', '${CANARY}')`,
    `insert into recipe_meal (person_id, id, recipe_template_id, portions, portions_multiplier)
     values (${id}, 9001, 9001, 1, 1), (${friendId}, 9002, 9002, 1, 1)`,
    `insert into recipe_meal_ingredient (person_id, recipe_meal_id, position, serving_id, quantity, note_en, modified_at)
     values (${id}, 9001, 1, 9001, 100, '${CANARY}', now())`,
    `insert into calendar_item (person_id, calendar_day_id, meal_slot_id, meal_moment, recipe_meal_id, status, modified_at)
     values (${id}, 9001, 9001, 'LUNCH', 9001, 'EATEN', now())`,
    `insert into single_food_meal (person_id, id, serving_id, quantity) values (${id}, 9001, 9001, 80)`,
    `insert into quick_add_meal (person_id, id, name, kcal) values (${id}, 9001, '${CANARY}', 250)`,
    `insert into calendar_item
       (person_id, calendar_day_id, meal_moment, single_food_meal_id, quick_add_meal_id, status, modified_at)
     values (${id}, 9001, 'LUNCH', 9001, null, 'PLANNED', now()), (${id}, 9001, 'LUNCH', null, 9001, 'EATEN', now())`,
    `insert into grocery_list (person_id, id, start_date, end_date, created_at)
     values (${id}, 9001, '2027-03-14', '2027-03-20', now())`,
    `insert into grocery_link (person_id, grocery_list_id, secret_hash, made_at)
      values (${id}, 9001, '\\x01', now())`,
    `insert into grocery_item (person_id, grocery_list_id, position, food_id, grams, meals)
     values (${id}, 9001, 1, 9001, 100, '["${CANARY}"]')`,
    `insert into audit_entry (person_id, actor_id, act, reason, request_id, created_at)
     values (${id}, ${friendId}, 'change staff/coach', '${CANARY}', 'r', now())`,
    `insert into recent_food values (${id}, 9001, 9001, 1, 1, now())`,
    `insert into recipe_feedback_line_item (person_id, recipe_template_id, comment, created_at)
     values (${id}, 9001, '${CANARY}', now())`,
    `insert into measurement (person_id, type, value, created_at) values (${id}, 'WEIGHT', 71.23, now())`,
    `insert into data_import (person_id, id, source, kind, file_name, rows_added, first_date, last_date, made_at)
     values (${id}, 9001, 'OTHER', 'WEIGHTS', '${CANARY}.csv', 1, '2027-03-01', '2027-03-01', now())`,
    `insert into imported_row (person_id, data_import_id, row_key) values (${id}, 9001, '\\x03')`,
    `insert into recipe_import (person_id, id, source, file_name, recipes_added, made_at)
     values (${id}, 9001, 'PAPRIKA', '${CANARY}', 1, now())`,
    `insert into imported_recipe (person_id, id, recipe_import_id, name, as_written, lines, lines_to_ask)
     values (${id}, 9001, 9001, '${CANARY}', '{"name": "${CANARY}"}', 1, 1)`,
    `insert into client_facts (person_id, coach_id, facts) values (${id}, ${friendId}, '[]')`,
    `insert into client_snooze (person_id, coach_id, needs, snoozed_on)
      values (${id}, ${friendId}, '{${CANARY}}', '2027-03-15')`,
    `insert into client_note (person_id, author_id, text, written_at) values (${id}, ${friendId}, '${CANARY}', now())`,
    `insert into plan_version (person_id, made_by, made_at, reason, before, after, changes_week)
     values (${id}, ${friendId}, now(), '${CANARY}', '{}', '{}', true)`,
    `insert into organisation (name, owner_id, support_url) values ('${CANARY}', ${id}, 'https://help.weekbord.example/')`,
    `insert into waitlist_entry (organisation_id, email, first_name, created_at)
     select id, '${CANARY}@home.example', '${CANARY}', now() from organisation where owner_id is null limit 1`,
    `insert into consent (person_id, purpose, text_version, text_language, given_at)
     values (${id}, 'BODY', 1, 'en', now())`,
    `insert into billing_plan (organisation_id, key, name_en, name_nl, audience, currency, amount, vat_percent, interval,
       trial_days, portal_access, position)
     select id, 'a-plan', 'A plan', 'Een plan', 'PERSON', 'eur', 999, 21, 'month', 0, 'NONE', 0
     from organisation where owner_id is null limit 1`,
    `insert into billing_checkout (id, plan_id, organisation_id, person_id, browser_hash, email, first_name, last_name, language,
       state, created_at)
     select gen_random_uuid(), id, organisation_id, ${id}, '\\x01', '${CANARY}@home.example', '${CANARY}', '', 'en', 'CLAIMED', now()
     from billing_plan where key = 'a-plan'`,
    `insert into billing_customer (id, person_id, email, created_at)
     values ('cus_7', ${id}, '${CANARY}@home.example', now())`,
    `insert into ended_invitation (person_id, invited_on, ended_at, end_reason)
     values (${id}, '2027-02-01', now(), 'EXPIRED')`,
    `insert into target_answer (person_id, answer, quiet_until) values (${id}, 'DECLINED', now())`,
    `insert into taste_answer values (${id}, 9001, 'MORE', '2027-03-14')`,
    `insert into turned_down_recipe values (${id}, 9001, '2027-03-14')`,
    `insert into plan_template (person_id, id, name, num_days, created_at) values (${id}, 9001, '${CANARY}', 7, now())`,
    `insert into plan_template_meal (person_id, plan_template_id, day, meal_moment, quick_add_meal_id)
     values (${id}, 9001, 0, 'LUNCH', 9001)`,
    `insert into recurring_meal (person_id, weekdays, created_at, meal_moment, quick_add_meal_id)
     values (${id}, '{friday}', now(), 'LUNCH', 9001)`,
    `insert into replacement (person_id, made_at, day_ids, kept) values (${id}, now(), '{9001}', '{"note": "${CANARY}"}')`,
    `insert into stored_picture values (${id}, '${KEY}', 1000, now())`,
    `update recipe_template set image = '/uploads/${KEY}.webp' where id = 9002`,
    `insert into idempotency_record (scope, key, route, body_hash, status, answer, created_at)
     values ('person ${id}', 'k', 'r', 'h', 200, '{"name": "${CANARY}"}', now()),
       ('network 10.0.0.1', 'k', 'r', 'h', 201, '{"id": ${id}, "email": "${CANARY}@home.example"}', now())`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(app.db);
}

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${column} order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
}

const countOf = async (query: string) => {
  const { rows } = await app.database.pool.query<{ n: string }>(`select count(*) as n from ${query}`);
  return Number(rows[0]?.n);
};

describe('deleteMe', () => {
  it('requires a token', async () => {
    expect((await app.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(401);
  });

  it.each([undefined, '', 'delete', 'DELETE ', 'VERWIJDEREN', true, ['DELETE']])(
    'rejects the word %j and deletes nothing',
    async (confirm) => {
      const one = app.as(await logIn(app, 'careful@home.example'));
      const answer = await one.send('DELETE', '/api/auth/users/me', { body: { confirm } });
      expect(answer).toMatchObject({ status: 400, body: { confirm: [expect.any(String)] } });
      expect((await one.call(getMe)).status).toBe(200);
      app.clock.advance({ minutes: 11 });
    },
  );

  it.each(['DELETE', 'VERWIJDER'] as const)('accepts the word %s', async (confirm) => {
    const one = app.as(await logIn(app, 'done@home.example'));
    expect(await one.call(deleteMe, { body: { confirm } })).toMatchObject({ status: 204, text: '' });
    expect((await one.call(getMe)).status).toBe(401);
  });

  it('requires a new login if the last one is older than ten minutes, and deletes nothing', async () => {
    const one = app.as(await logIn(app, 'yesterday@home.example'));
    app.clock.advance({ minutes: 11 });
    const answer = await one.call(deleteMe, { body: { confirm: 'DELETE' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } });
    expect((await one.call(getMe)).status).toBe(200);
    const again = app.as(await logIn(app, 'yesterday@home.example'));
    app.clock.advance({ minutes: 10 });
    expect((await again.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  });

  it('removes the person from every table, and leaves all other rows unchanged', async () => {
    const email = `${CANARY}@home.example`;
    const friend = await addPerson(app, 'friend@home.example', { first_name: 'Friend' });
    const { id } = await addPerson(app, email, { first_name: CANARY, last_name: CANARY, is_coach: true });
    const client = await addPerson(app, 'client@home.example', { coach_id: id });
    const token = await logIn(app, email);
    await fill(id, friend.id);
    const { linkToken } = await askFor(app, openBrowser(app), email);
    const owned = await tablesWith('person_id');
    for (const table of owned) {
      expect(await countOf(`${table} where person_id = ${id}`), `${table} is filled`).toBeGreaterThan(0);
    }

    expect((await app.as(token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);

    for (const table of owned) expect(await countOf(`${table} where person_id = ${id}`), table).toBe(0);
    const deletions = await app.jobs.take('delete-files');
    expect(deletions.map(({ data }) => data)).toEqual([{ names: [`${KEY}.webp`, `${KEY}-480.webp`] }]);
    const { rows } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(app.db);
    expect(rows.map(({ name }) => name)).toContain('pgboss.job');
    for (const { name } of rows) {
      expect(await countOf(`${name} t where row_to_json(t)::text like '%${CANARY}%'`), name).toBe(0);
    }
    expect((await app.call(tokenLogin, { body: { magic_link_token: linkToken } })).status).toBe(400);
    expect(await countOf(`person where email = '${email}'`)).toBe(0);
    expect(await countOf(`audit_event where subject_id = ${id} and kind in ('CHANGED', 'ACCOUNT_DELETED')`)).toBe(2);
    expect(await countOf(`recipe_meal where person_id = ${friend.id}`)).toBe(1);
    expect(
      await countOf(`recipe_template where id = 9002 and author_id is null and not published and image is null`),
    ).toBe(1);
    expect(await countOf(`person where id = ${client.id} and coach_id is null`)).toBe(1);
  });

  it("keeps the nutrients of a custom food in other people's diaries, but not the person's texts", async () => {
    const email = `baker-${CANARY}@home.example`;
    const friend = await addPerson(app, 'eater@home.example', {});
    const { id } = await addPerson(app, email, {});
    const traits = `'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'`;
    const names = 'vegan, vegetarian, pescatarian, gluten, lactose, nuts, crustaceans_shellfish';
    const food = (
      foodId: number,
    ) => `insert into food (id, source, author_id, name_en, name_nl, brand_name, gtin, search,
        category, role, perishable, kcal, ${names})
      values (${foodId}, 'PERSON', ${id}, 'Loaf of ${CANARY}', 'Brood van ${CANARY}', '${CANARY}', 96385074, '${CANARY}',
        'OTHER', 'other', false, 200, ${traits})`;
    const note = { date: '2027-03-14', meal_moment: 'LUNCH' };
    const notes = [
      { ...note, name_en: 'Soup', name_nl: 'Soep' },
      { ...note, name_en: `Loaf of ${CANARY}`, name_nl: `Brood van ${CANARY}` },
    ];
    for (const statement of [
      food(9101),
      food(9102),
      `insert into serving (id, food_id, measure, description_en, description_nl, plural_en, plural_nl, grams)
       values (9101, 9101, 'g', 'g', 'g', 'g', 'g', 1),
         (9102, 9101, 'serving', '${CANARY}', '${CANARY}', '${CANARY}', '${CANARY}', 35)`,
      `insert into single_food_meal (person_id, id, serving_id, quantity) values (${friend.id}, 9101, 9102, 2)`,
      `insert into recipe_template (id, author_id, name_en, name_nl, source_provider, published, created_at, modified_at,
         search, ${names})
       values (9101, ${friend.id}, 'Toast', 'Toast', 'USER_GENERATED', true, now(), now(), 'toast ${CANARY}', ${traits})`,
      `insert into recipe_template_ingredient (recipe_template_id, position, serving_id, quantity)
       values (9101, 1, 9101, 50)`,
      `insert into recipe_template (id, author_id, name_en, name_nl, source_provider, published, created_at, modified_at,
         external_url, ${names})
       values (9102, ${id}, 'Stew', 'Stoofpot', 'USER_GENERATED', true, now(), now(), 'https://${CANARY}.example/', ${traits})`,
      `insert into recipe_meal (person_id, id, recipe_template_id, portions, portions_multiplier)
       values (${friend.id}, 9102, 9102, 1, 1)`,
      `insert into grocery_list (person_id, id, start_date, end_date, created_at)
       values (${friend.id}, 9101, '2027-03-14', '2027-03-20', now())`,
      `insert into grocery_item (person_id, grocery_list_id, position, food_id, grams, meals)
       values (${friend.id}, 9101, 1, 9101, 100, '${JSON.stringify(notes)}')`,
    ]) {
      await sql.raw(statement).execute(app.db);
    }

    const one = app.as(await logIn(app, email));
    expect((await one.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);

    for (const table of [
      'food',
      'serving',
      'recipe_template',
      'grocery_item',
      'food_word',
      'recipe_template_ingredient',
    ]) {
      expect(await countOf(`${table} t where row_to_json(t)::text ilike '%${CANARY}%'`), table).toBe(0);
    }
    expect(await countOf('food where id = 9102')).toBe(0);
    const left = await app.db.selectFrom('food').selectAll().where('id', '=', 9101).executeTakeFirstOrThrow();
    expect(left).toMatchObject({
      name_en: 'Unnamed food',
      name_nl: 'Product zonder naam',
      kcal: 200,
      gtin: null,
    });
    const item = await app.db
      .selectFrom('grocery_item')
      .selectAll()
      .where('food_id', '=', 9101)
      .executeTakeFirstOrThrow();
    expect(item.meals).toEqual([notes[0], { ...note, name_en: 'Unnamed food', name_nl: 'Product zonder naam' }]);
    const toast = await app.db
      .selectFrom('recipe_template')
      .selectAll()
      .where('id', '=', 9101)
      .executeTakeFirstOrThrow();
    expect(toast).toMatchObject({ kcal: 100, published: true });
  });
});

it('deletes the emails to both addresses of a pending change with the account', async () => {
  const email = 'moving@home.example';
  await addPerson(app, email);
  const token = await logIn(app, email);
  await app.takeMails();
  await app.as(token).call(setEmail, { body: { new_email: 'moved@home.example' } });
  expect((await app.as(token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  const { rows } = await sql`select * from pgboss.job where name = 'mail' and state = 'created'`.execute(app.db);
  expect(rows).toEqual([]);
});

it('deletes the emails that are still queued to a former address with the account', async () => {
  const [email, next] = ['former@home.example', 'current@home.example'];
  const { id } = await addPerson(app, email);
  // Logging in again would take the email from the queue, so the person gets a session that exists already.
  const helper = await addPerson(app, 'helper@home.example');
  const session = await logIn(app, helper.email);
  await changeAddress(app, await logIn(app, email), email, next);
  await app.db.updateTable('auth_token').set({ person_id: id }).where('person_id', '=', helper.id).execute();
  const waiting = () => sql`select * from pgboss.job where name = 'mail' and state = 'created'`.execute(app.db);
  expect((await waiting()).rows).toHaveLength(1);
  expect((await app.as(session).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  expect((await waiting()).rows).toEqual([]);
});
