import { startBillingApp } from '@weekbord/api/modules/billing/billing.test-support';
import { aPayer, COACH, passDays, type Payer, tellPeople } from '@weekbord/api/modules/billing/payer.test-support';
import { logIn, openBrowser, wrongCode } from '@weekbord/api/modules/auth/login.test-support';
import { aProcess } from '@weekbord/api/modules/reminders/reminders.test-support';
import { readStaffCommand, runStaffCommand } from '@weekbord/api/modules/staff/staff.public';
import { createMail } from '@weekbord/api/platform/mail/mail';
import { weekbord } from '@weekbord/api/weekbord';
import { signUp } from '@weekbord/contract/accounts/users';
import {
  activation,
  resendActivation,
  resetEmail,
  resetEmailConfirm,
  resetPassword,
  resetPasswordConfirm,
} from '@weekbord/contract/auth/confirmations';
import { setEmail } from '@weekbord/contract/auth/credentials';
import { createLoginSignupPortal, createMagicLink, createOtp, verifyOtp } from '@weekbord/contract/auth/log-in';
import { cancelDeal, withdrawFromContract } from '@weekbord/contract/billing/billing';
import { createB2cCheckoutSession } from '@weekbord/contract/billing/checkout';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { createNote } from '@weekbord/contract/notes/notes';
import { reminders } from '@weekbord/contract/reminders/reminders';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { REMINDER_KINDS } from '@weekbord/domain/reminders/reminder-settings';
import { billingMail } from '@weekbord/phrases/en/billing-mail';
import { mail as mailPhrases } from '@weekbord/phrases/en/mail';
import { reminderMessages } from '@weekbord/phrases/en/reminder-messages';
import type { CaughtMail } from '@weekbord/testkit/caught-mail';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { TEST_CARDS } from '@weekbord/testkit/till/till';
import { describe, expect, it } from 'vitest';
import { callsWithBody, canaryCaller } from './call-with-canaries.ts';
import { CANARY_TRACE } from './canaries.ts';
import { promises } from './expected.ts';
import { insertFixture } from './fixture.ts';
import { insertTestUsers, type TestUser } from './test-users.ts';

const app = await startBillingApp({ routes: weekbord.routes, quick: true });
const users = await insertTestUsers(app.db, app.clock.now());
const { owner, other, client, sibling, deactivated, coach, otherCoach, staff } = users.people;

/** A Sunday without measurements or meals. */
const SUNDAY = '2027-05-09';
const REDIRECT = 'https://weekbord.example/login';

/** Calls that end an account, session or relationship that the emails below need. */
const LEFT_OUT: readonly EndpointName[] = [
  'deleteMe',
  'deleteUser',
  'deleteAuthUser',
  'tokenLogout',
  'signUp',
  'endSessions',
  'setPassword',
  'setEmail',
];

/** Every email so far, oldest first. */
const mailed: CaughtMail[] = [];

async function take(): Promise<readonly CaughtMail[]> {
  const mails = await app.takeMails();
  mailed.push(...mails);
  // An address is not emailed twice within a few minutes.
  app.clock.advance({ minutes: 11 });
  return mails;
}

/** Creates a logged-in person; the address is new because of the daily email limit. */
async function loggedIn(email: string) {
  await take();
  app.clock.advance({ hours: 25 });
  return app.as(await logIn(app, email));
}

/** Returns the id and token of the link in the latest email to an address. */
function proofTo(email: string, mails: readonly CaughtMail[]): { uid: string; token: string } {
  const text = mails.findLast(({ to }) => to === email)?.text ?? '';
  const line = text.split(/\r?\n/).find((one) => one.includes('token='));
  if (line === undefined) throw new Error(`There is no link in a mail to ${email}.`);
  const { searchParams } = new URL(line);
  return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
}

/**
 * Writes a canary into every health field of a person, as that person and as their coach, and then restores the
 * person's names.
 */
async function fill(of: TestUser, coachOf?: TestUser): Promise<void> {
  const callWithCanaries = canaryCaller(app, users);
  const calls = callsWithBody(LEFT_OUT);
  for (const name of calls)
    if (!['coach', 'staff'].includes(endpoints[name].access)) await callWithCanaries(name, of, of);
  const about = ['a record', 'a reference', 'a client', 'an open client'];
  for (const name of coachOf === undefined ? [] : calls)
    if (about.includes(promises().get(name)!.rule)) await callWithCanaries(name, coachOf!, of);
  const { id, first_name, last_name, coach_id, organisation_id } = of.person;
  const named = { first_name, last_name, language: 'en' as const, coach_id, organisation_id, account_enabled: true };
  await app.db.updateTable('person').set(named).where('id', '=', id).execute();
}

/**
 * Plans a meal at every meal moment of that Sunday and adds a grocery item, with all reminders set to half past twelve.
 */
async function askForReminders(of: TestUser): Promise<void> {
  const { personId: person_id } = of;
  await app.db.deleteFrom('push_device').where('person_id', '=', person_id).execute();
  await app.db.deleteFrom('calendar_day').where('person_id', '=', person_id).where('date', '=', SUNDAY).execute();
  const day = await app.db
    .insertInto('calendar_day')
    .values({ person_id, date: SUNDAY, note: 'zanzibar7731' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const meal_moment of MEAL_MOMENTS) {
    const meal = await app.db
      .insertInto('quick_add_meal')
      .values({ person_id, name: 'zanzibar7731', kcal: 4715, protein: 47.15 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = { calendar_day_id: day.id, meal_slot_id: null, quick_add_meal_id: meal.id, meal_moment };
    await app.db
      .insertInto('calendar_item')
      .values({ person_id, ...item, status: 'PLANNED', modified_at: app.clock.now() })
      .execute();
  }
  const list = await app.db
    .insertInto('grocery_list')
    .values({ person_id, start_date: SUNDAY, end_date: SUNDAY, meal_ids: [], created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('grocery_item')
    .values({ person_id, grocery_list_id: list.id, position: 0, name: 'zanzibar7731', meals: '[]' })
    .execute();
  const self = await loggedIn(of.person.email);
  const { version } = (await self.call(reminders.getReminders)).body;
  const daily = { on: true, weekdays: ['sunday'] as ['sunday'], time: '12:30' };
  const times = Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, '12:30'])) as Record<
    (typeof MEAL_MOMENTS)[number],
    string
  >;
  const { status } = await self.call(reminders.replaceReminders, {
    body: {
      version,
      meals: { on: true, weekdays: ['sunday'], times, names_dishes: true },
      weigh_in: daily,
      shopping: daily,
      notes: { on: true },
      quiet_hours: null,
      time_zone: 'Europe/Amsterdam',
    },
  });
  expect(status).toBe(200);
}

async function mailReminders(): Promise<void> {
  const server = await aProcess(app);
  for (const one of [owner, client]) await askForReminders(one);
  app.clock.set(`${SUNDAY}T10:30:00Z`);
  await server.remind();
  await take();
}

/** Makes a coach and a client write notes to each other, which sends emails. */
async function mailNotes(): Promise<void> {
  const server = await aProcess(app);
  const asClient = await loggedIn(client.person.email);
  const asCoach = await loggedIn(coach.person.email);
  await askForReminders(coach);
  for (const one of [client, coach])
    await app.db
      .updateTable('client_note')
      .set({ read_at: app.clock.now() })
      .where('person_id', '=', one.personId)
      .execute();
  await asCoach.call(createNote, { body: { user: client.personId, text: 'zanzibar7731 weighs 47.15' } });
  await asClient.call(createNote, { body: { text: 'zanzibar7731 weighs 47.15' } });
  await server.mailNotes();
  await take();
}

async function mailLogIns(): Promise<void> {
  const { email } = owner.person;
  const redirect_url = REDIRECT;
  await openBrowser(app).call(createMagicLink, { body: { email, redirect_url } });
  await take();
  // After ten wrong codes, a browser that has never logged in is only sent a link.
  for (let round = 0; round < 2; round += 1) {
    const browser = openBrowser(app);
    await browser.call(createOtp, { body: { email } });
    const code = /^\d{4}/.exec((await app.takeMails())[0]?.subject ?? '')?.[0] ?? '';
    for (let wrong = 0; wrong < 5; wrong += 1) await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    app.clock.advance({ minutes: 2 });
  }
  await openBrowser(app).call(createOtp, { body: { email } });
  await take();
  await app.db.updateTable('organisation').set({ sign_up: 'INVITE' }).where('subdomain', 'is', null).execute();
  const nobody = { email: 'nobody@home.example', redirect_url };
  await openBrowser(app).call(createLoginSignupPortal, { body: nobody });
  await take();
  await app.db.updateTable('organisation').set({ sign_up: 'OPEN' }).where('subdomain', 'is', null).execute();
}

async function mailConfirmations(): Promise<void> {
  app.clock.advance({ hours: 25 });
  const { email } = owner.person;
  const names = { first_name: 'New', last_name: 'Name', terms_accepted: true as const };
  const password = 'brick table cloud';
  await openBrowser(app).call(signUp, { body: { ...names, email: 'new@home.example', password } });
  await take();
  await openBrowser(app).call(resendActivation, { body: { email } });
  await take();
  await openBrowser(app).call(resetPassword, { body: { email } });
  const proof = proofTo(email, await take());
  const chosen = await openBrowser(app).call(resetPasswordConfirm, { body: { ...proof, new_password: password } });
  expect(chosen.status).toBe(204);
  await take();
  await openBrowser(app).call(resetEmail, { body: { email } });
  const begun = proofTo(email, await take());
  const byMail = { ...begun, new_email: 'never@home.example' };
  expect((await openBrowser(app).call(resetEmailConfirm, { body: byMail })).status).toBe(204);
  await take();
}

/** Requests a change of address and confirms it at both addresses, after running `meanwhile`. */
async function changeAddress(email: string, new_email: string, meanwhile = async () => {}): Promise<void> {
  const self = await loggedIn(email);
  expect((await self.call(setEmail, { body: { new_email } })).status).toBe(204);
  const mails = await take();
  const proofs = [email, new_email].map((to) => proofTo(to, mails));
  await meanwhile();
  for (const body of proofs) expect((await openBrowser(app).call(activation, { body })).status).toBe(204);
  await take();
}

async function mailChangesOfAddress(): Promise<void> {
  const { email } = owner.person;
  const self = await loggedIn(email);
  await self.call(setEmail, { body: { new_email: other.person.email } });
  await take();
  await changeAddress(email, 'late@home.example', async () => {
    await app.db.updateTable('person').set({ email: 'late@home.example' }).where('id', '=', other.personId).execute();
  });
  await changeAddress(email, 'owner-next@home.example');
}

async function mailQuestion(): Promise<void> {
  const asked = { body: { message: 'Where is my list?' } };
  expect((await (await loggedIn(owner.person.email)).call(endpoints.contactSupport, asked)).status).toBe(201);
  await take();
}

async function mailCalendarLink(): Promise<void> {
  expect((await (await loggedIn(owner.person.email)).call(endpoints.makeCalendarLink)).status).toBe(200);
  await take();
}

async function mailRelations(): Promise<void> {
  const [asCoach, asStaff] = [await loggedIn(coach.person.email), await loggedIn(staff.person.email)];
  const body = { email: other.person.email, first_name: 'New', last_name: 'Name' };
  await asCoach.call(endpoints.createClient, { body: { ...body, email: 'late@home.example' } });
  await take();
  const reason = 'zanzibar7731';
  const { waitlistEntryId: id, organisationId } = sibling;
  const waiting = { first_name: 'Kim', language: 'en' } as const;
  await app.db.updateTable('waitlist_entry').set(waiting).where('id', '=', id).execute();
  await app.db.updateTable('organisation').set({ name: 'Third practice' }).where('id', '=', organisationId).execute();
  const letIn = await asStaff.call(endpoints.letInFromWaitlist, {
    params: { id },
    body: { reason },
  });
  expect(letIn.status).toBe(200);
  await take();
  await (await loggedIn(client.person.email)).call(endpoints.leaveCoach);
  await take();
  await asCoach.call(endpoints.removeClient, { params: { id: sibling.personId } });
  await take();
  await asStaff.call(endpoints.moveClient, {
    params: { id: deactivated.personId },
    body: { coach_email: otherCoach.person.email, reason },
  });
  await asStaff.call(endpoints.endCoach, { params: { id: otherCoach.personId }, body: { reason } });
  await take();
  for (const act of ['leave', 'leave-with-people', 'stay']) {
    await typeAsOperator(act, String(organisationId), '--reason', reason);
    await take();
  }
}

async function typeAsOperator(...typed: string[]): Promise<void> {
  const mail = await createMail(app.jobs, app.clock, app.config);
  const parts = { mail, config: app.config, address: new URL('https://weekbord.example'), requestId: 'command-1' };
  const operator = openServingDatabase(app.database).as({ personId: null, system: 'staff' });
  await operator
    .transaction()
    .execute((db) => runStaffCommand({ ...parts, now: app.clock.now(), db }, readStaffCommand(typed)!));
}

/** Creates a paying person with data in every table. */
async function aFilledPayer(index: number, plan?: typeof COACH): Promise<Payer> {
  const payer = await aPayer(app, plan);
  const person = await app.db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', payer.personId)
    .executeTakeFirstOrThrow();
  await insertFixture(app.db, person, {
    index,
    name: `payer-${index}`,
    now: app.clock.now(),
    recipeId: users.recipeId,
    foodId: users.foodId,
    avoidableId: users.avoidableId,
  });
  return payer;
}

async function mailMoney(): Promise<void> {
  const email = 'bought@home.example';
  const { body } = await openBrowser(app).call(createB2cCheckoutSession, {
    body: { price: 'killerbody-month', email, subdomain: 'killerbody' },
  });
  await app.till.pay(body.session_id, { card: TEST_CARDS.ok });
  await app.sendEvents();
  await take();
  await aFilledPayer(40, COACH);
  const [unpaid, ending, withdrawing] = [await aFilledPayer(41), await aFilledPayer(42), await aFilledPayer(43)];
  await tellPeople(app);
  await take();
  await ending.client.call(cancelDeal);
  await withdrawing.client.call(withdrawFromContract, { body: { subscription_id: withdrawing.subscriptionId } });
  await take();
  const card = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: unpaid.customerId });
  await app.stripe.subscriptions.update(unpaid.subscriptionId, { default_payment_method: card.id });
  await passDays(app, 12);
  await tellPeople(app);
  await take();
  await passDays(app, 25);
  await tellPeople(app);
  await take();
}

/** Returns every part of an email. A code is four random digits, which may happen to equal those of a canary. */
const partsOf = ({ from, to, subject, text, html, headers }: CaughtMail) => {
  const code = /^\d{4}(?= is your code)/.exec(subject)?.[0];
  const all = [from, to, subject, text, html ?? '', JSON.stringify(headers)].join('\n');
  return code === undefined ? all : all.replaceAll(code, '');
};

const words = (phrase: string) =>
  new RegExp(`^${phrase.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`);

describe('an email', () => {
  it('[LAW-10] reveals nothing about what people weigh, eat, measure or write, nor about their cycle, whatever its kind', async () => {
    await fill(owner);
    await fill(client, coach);
    await mailMoney();
    await mailReminders();
    await mailNotes();
    await mailLogIns();
    await mailConfirmations();
    await mailChangesOfAddress();
    await mailRelations();
    await mailQuestion();
    await mailCalendarLink();

    const subjects = [
      ...Object.entries({ ...mailPhrases, ...billingMail }).flatMap(([key, phrase]) =>
        key.endsWith('Subject') && typeof phrase === 'string' ? [phrase] : [],
      ),
      ...REMINDER_KINDS.map((kind) => reminderMessages[kind]),
      reminderMessages.noteOfCoach,
      reminderMessages.noteOfClient,
    ];
    const unsent = subjects.filter((phrase) => !mailed.some(({ subject }) => words(phrase).test(subject)));
    expect(unsent).toEqual([]);
    const marks = Object.values(users.people).flatMap((of) => [...of.marks, ...of.recipeMarks, ...of.secretMarks]);
    const found = mailed.flatMap((mail) => {
      const said = partsOf(mail);
      const mark =
        CANARY_TRACE.exec(said)?.[0] ?? marks.find((one) => said.includes(one)) ?? /zq-payer-\d+-zq/.exec(said)?.[0];
      return mark === undefined ? [] : [`${mail.subject}: ${mark}`];
    });
    expect(found).toEqual([]);
  });
});
