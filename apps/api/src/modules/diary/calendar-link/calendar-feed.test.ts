import { randomBytes, randomUUID } from 'node:crypto';
import {
  endCalendarLink,
  getCalendarFeed,
  getCalendarLink,
  makeCalendarLink,
} from '@weekbord/contract/diary/calendar-links';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { FEED_DAYS_AHEAD, FEED_DAYS_BEFORE } from '@weekbord/domain/diary/calendar-feed';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLink } from '../../../platform/database/acting.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { seedOrganisations } from '../../organisations/organisations.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../diary.test-support.ts';

const lines: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
const app = await startPlannerApp(smallCatalogue(), { config: { logLevel: 'trace' } });
await seedOrganisations(app.db);

beforeEach(() => app.clock.set(new Date(`${MONDAY}T08:00:00Z`)));

const make = async (client: TestClient) => (await client.call(makeCalendarLink)).body.secret;
const read = (secret: string, headers = {}) =>
  app.call(getCalendarFeed, { params: { file: `${secret}.ics` } }, { headers });

/** Returns the events of a calendar, each as its properties. */
function eventsOf(text: string) {
  const unfolded = text.replaceAll('\r\n ', '');
  return unfolded
    .split('\r\nBEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .slice(0, event.indexOf('END:VEVENT'))
          .trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    );
}

async function aSubscriber(details: Parameters<typeof personWithPlan>[2] = {}) {
  const { client, person } = await personWithPlan(app, {}, details);
  return { client, person, secret: await make(client) };
}

describe('a calendar app with a person’s calendar URL', () => {
  it('gets an event for each meal, with its moment and dish, time and duration, and a link to its day', async () => {
    const { client, secret } = await aSubscriber();
    const { status, text, headers } = await read(secret);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Weekbord//Meals//EN\r\n')).toBe(true);
    expect(text).toContain('\r\nX-WR-CALNAME:My meals\r\n');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    // No line is longer than calendars accept, in bytes.
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);

    const days = await diaryOf(client);
    const meals = days.flatMap(({ date, calendar_items: items }) => items.map((item) => ({ date, item })));
    const events = eventsOf(text);
    expect(events.map((event) => event['UID']).toSorted()).toEqual(
      meals.map(({ item }) => `meal-${item.id}@weekbord`).toSorted(),
    );
    const dinner = meals.find(({ item }) => item.meal_moment === 'DINNER')!;
    const stamp = dinner.item.modified.replaceAll(/[-:]|\.\d+/g, '');
    const day = MONDAY.replaceAll('-', '');
    expect(events.find((event) => event['UID'] === `meal-${dinner.item.id}@weekbord`)).toEqual({
      UID: `meal-${dinner.item.id}@weekbord`,
      SEQUENCE: '0',
      DTSTAMP: stamp,
      'LAST-MODIFIED': stamp,
      // Local time: without a time zone, and independent of the server's.
      DTSTART: `${day}T180000`,
      DTEND: expect.stringMatching(new RegExp(`^${day}T1[89]\\d\\d00$`)),
      SUMMARY: `Dinner: ${dinner.item.meal.recipe_template.name}`,
      DESCRIPTION: expect.stringMatching(new RegExp(`^\\d+ minutes\\\\nhttp.*/diary/${MONDAY}$`)),
      'URL;VALUE=URI': expect.stringMatching(new RegExp(`/diary/${MONDAY}$`)),
      TRANSP: 'TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS': 'FREE',
    });
  });

  it("does not get nutrients, the person's name or anything else about them", async () => {
    const { client, person, secret } = await aSubscriber({
      first_name: 'Zq-first',
      email: `${randomUUID()}@zq.example`,
    });
    const [monday] = await diaryOf(client, 1);
    const { text } = await read(secret);
    for (const hidden of [
      'kcal',
      'protein',
      person.first_name,
      person.email,
      String(monday!.calendar_items[0]!.meal.kcal),
    ])
      expect(text.replaceAll(/meal-\d+@|T\d+Z?/g, '')).not.toContain(hidden);
    const other = await aSubscriber();
    const ids = (await diaryOf(other.client)).flatMap(({ calendar_items: items }) => items.map(({ id }) => id));
    for (const id of ids) expect(text).not.toContain(`meal-${id}@`);
  });

  it('gets the person’s language even if it requests another, and how many people a meal is cooked for', async () => {
    const { client, secret } = await aSubscriber();
    const [monday] = await diaryOf(client, 1);
    const dinner = monday!.calendar_items[2]!;
    await client.call(editRecipeMealPortions, { params: { id: dinner.object_id }, body: { cook_for: 4 } });
    await app.db.updateTable('person').set({ language: 'nl' }).where('id', '=', monday!.user).execute();
    const { text } = await read(secret, { 'accept-language': 'en' });
    expect(text).toContain('X-WR-CALNAME:Mijn maaltijden');
    const event = eventsOf(text).find((one) => one['UID'] === `meal-${dinner.id}@weekbord`)!;
    expect(event['SUMMARY']).toMatch(/^Avondeten: /);
    expect(event['DESCRIPTION']).toContain('minuten\\nKoken voor 4 personen\\n');
  });

  it('gets a quick add under the name of its moment, and names with special characters escaped', async () => {
    const { client, secret } = await aSubscriber();
    const [monday] = await diaryOf(client, 1);
    const [breakfast] = monday!.calendar_items;
    const numbers = { calendar_day_id: monday!.id, meal_slot_id: breakfast!.meal_slot!, kcal: 90, eaten: false };
    await client.call(planQuickAddMeal, { body: numbers });
    await client.call(planQuickAddMeal, { body: { ...numbers, name: 'Soup; bread, 2\\3 BEGIN:VEVENT' } });
    const titles = eventsOf((await read(secret)).text).map((event) => event['SUMMARY']);
    expect(titles).toContain('Breakfast');
    expect(titles).toContain('Breakfast: Soup\\; bread\\, 2\\\\3 BEGIN:VEVENT');
  });

  it('no longer gets a meal that is skipped, and gets it again once it is planned', async () => {
    const { client, secret } = await aSubscriber();
    const [monday] = await diaryOf(client, 1);
    const { id } = monday!.calendar_items[0]!;
    const listedAfter = async (skipped: boolean) => {
      await client.call(updateCalendarItem, { params: { id }, body: { skipped } });
      return eventsOf((await read(secret)).text).map(({ UID: uid }) => uid);
    };
    const before = eventsOf((await read(secret)).text).map(({ UID: uid }) => uid);
    expect(before).toContain(`meal-${id}@weekbord`);
    expect(await listedAfter(true)).toEqual(before.filter((uid) => uid !== `meal-${id}@weekbord`));
    expect(await listedAfter(false)).toEqual(before);
  });

  it('gets the last two weeks and the next six, and a 304 while they are unchanged', async () => {
    const { client, secret } = await aSubscriber();
    const { headers, text } = await read(secret);
    expect(headers['cache-control']).toBe('private, no-cache');
    app.clock.advance({ hours: 1 });
    expect((await read(secret, { 'if-none-match': headers['etag'] })).status).toBe(304);
    const [monday] = await diaryOf(client, 1);
    await client.call(deleteCalendarItem, { params: { id: monday!.calendar_items[0]!.id } });
    const after = await read(secret, { 'if-none-match': headers['etag'] });
    expect([after.status, eventsOf(after.text).length]).toEqual([200, eventsOf(text).length - 1]);
    const seenOn = async (date: string) => {
      app.clock.set(new Date(`${date}T12:00:00Z`));
      return eventsOf((await read(secret)).text).some(({ DTSTART: start }) =>
        start!.startsWith(MONDAY.replaceAll('-', '')),
      );
    };
    const dates = [FEED_DAYS_BEFORE, FEED_DAYS_BEFORE + 1, 1 - FEED_DAYS_AHEAD, -FEED_DAYS_AHEAD];
    const seen = [];
    for (const days of dates) seen.push(await seenOn(addDays(MONDAY, days)));
    expect(seen).toEqual([true, false, true, false]);
  });

  it('can fetch the calendar sixty times a minute', async () => {
    const secret = randomBytes(32).toString('base64url');
    const statuses = [];
    for (let at = 0; at <= 60; at += 1) statuses.push((await read(secret)).status);
    expect(statuses.lastIndexOf(404)).toBe(59);
    expect(statuses[60]).toBe(429);
  });
});

describe('the URL of a person’s calendar', () => {
  it('has a secret of 256 bits that is stored only as a hash, and that no replayed response or log shows', async () => {
    const { client, secret } = await aSubscriber();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const again = (await client.call(makeCalendarLink, {}, keyed)).body.secret;
    const third = (await client.call(makeCalendarLink, {}, keyed)).body.secret;
    expect(third).not.toBe(again);
    await read(third);
    const stored = await sql<{ all: string }>`
      select (select string_agg(x::text, '') from calendar_link as x)
        || coalesce((select string_agg(x::text, '') from idempotency_record as x), '') as all`.execute(app.db);
    expect(stored.rows[0]!.all).toContain(hashOf(third).toString('hex'));
    const logged = lines.join('');
    expect(logged).toContain('/planner/calendarFeed/:file');
    for (const one of [secret, again, third]) {
      expect(stored.rows[0]!.all).not.toContain(one);
      expect(logged).not.toContain(one);
    }
  });

  it('is announced to the person by email each time one is made, in their language and without the link', async () => {
    await app.takeMails();
    const { client, person, secret } = await aSubscriber();
    await app.db.updateTable('person').set({ language: 'nl' }).where('id', '=', person.id).execute();
    const next = await make(client);
    const mails = (await app.takeMails()).filter(({ to }) => to === person.email);
    // Emails of the same moment have no order.
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A calendar link was created at Weekbord',
      'Er is een agendalink gemaakt bij Weekbord',
    ]);
    for (const { text, html } of mails) {
      for (const one of [secret, next]) expect(`${text} ${html}`).not.toContain(one);
    }
    expect(mails.some(({ text }) => text.includes('kies een nieuw wachtwoord'))).toBe(true);
  });

  it('is the person’s only one, and responds as if it never existed once replaced or revoked', async () => {
    const { client, secret } = await aSubscriber();
    expect((await client.call(getCalendarLink)).body).toEqual({ made_at: `${MONDAY}T08:00:00.000Z` });
    const next = await make(client);
    expect([(await read(secret)).status, (await read(next)).status]).toEqual([404, 200]);
    await client.call(endCalendarLink);
    expect((await client.call(getCalendarLink)).body).toEqual({ made_at: null });
    const refusalOf = async (one: string) => {
      const { status, text, headers } = await read(one);
      const { 'x-request-id': id, date: _, ...rest } = headers;
      return { status, text: text.replaceAll(String(id), 'id'), headers: rest };
    };
    const never = await refusalOf(randomBytes(32).toString('base64url'));
    expect(never.status).toBe(404);
    expect([await refusalOf(secret), await refusalOf(next)]).toEqual([never, never]);
    expect((await app.send('GET', `/api/planner/calendarFeed/${next}`)).status).toBe(404);
    expect((await app.send('GET', '/api/planner/calendarFeed/short.ics')).status).toBe(404);
  });

  it('stops working while its owner has no access to the product', async () => {
    const { person, secret } = await aSubscriber();
    const enable = (account_enabled: boolean) =>
      app.db.updateTable('person').set({ account_enabled }).where('id', '=', person.id).execute();
    await enable(false);
    expect((await read(secret)).status).toBe(404);
    await enable(true);
    expect((await read(secret)).status).toBe(200);
  });

  it('does not exist for their coach, and is deleted with the account', async () => {
    const coach = await aCoach(app.db);
    const { client, person, secret } = await aSubscriber({ coach_id: coach.id });
    const asCoach = app.as(tokenOf(coach));
    expect((await asCoach.call(getCalendarLink)).body).toEqual({ made_at: null });
    await asCoach.call(endCalendarLink);
    expect((await client.call(getCalendarLink)).body.made_at).not.toBeNull();
    await app.db.deleteFrom('person').where('id', '=', person.id).execute();
    expect((await read(secret)).status).toBe(404);
  });

  it('is checked by the database itself, and only for anonymous visits', async () => {
    const { secret } = await aSubscriber();
    const stranger = await aPerson(app.db);
    const serving = openServingDatabase(app.database);
    const seen = (acting: Parameters<typeof serving.reading>[0], shown = secret) =>
      serving.reading(acting, async (db) => {
        await showLink(db, hashOf(shown));
        const { rows } = await sql`select * from calendar_meals(${MONDAY}::date, ${addDays(MONDAY, 6)}::date)`.execute(
          db,
        );
        const { rows: days } = await sql`select from calendar_day`.execute(db);
        return [rows.length > 0, days.length > 0];
      });
    expect(await seen({ personId: null, system: 'visit' })).toEqual([true, false]);
    expect(await seen({ personId: null, system: 'visit' }, randomUUID())).toEqual([false, false]);
    expect(await seen({ personId: stranger.id })).toEqual([false, false]);
  });
});
