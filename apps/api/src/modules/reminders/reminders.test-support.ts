import { createHash, randomBytes } from 'node:crypto';
import type { Sent } from '@weekbord/contract/endpoint';
import { reminders } from '@weekbord/contract/reminders/reminders';
import { NO_REMINDERS } from '@weekbord/domain/reminders/reminder-settings';
import type { PhoneService } from '@weekbord/domain/reminders/reached-phones';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { aPerson, type Person, type PersonDetails } from '@weekbord/testkit/builders/people';
import type { TestApp } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { openIdleJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMail } from '../../platform/mail/mail.ts';
import type { PhoneMessage, PhonePush } from '../../platform/outbound/phone-push.ts';
import type { Push, PushMessage, PushOutcome, PushSubscription } from '../../platform/outbound/push.ts';
import { mailNote, NOTE_MAIL_QUEUE, type NoteMailJob } from '../notes/note-mails.ts';
import { PUSH_QUEUE, type PushJob } from './remind-person.ts';
import { sendPush, sendReminders } from './send-reminders.ts';

/** A Sunday on which the clocks change in America, but not in Europe. */
export const SUNDAY = '2027-03-14';

/** The settings as they are sent. */
export type Settings = Sent<typeof reminders.replaceReminders>['body'];

const { quietHours, timeZone: _, weighIn, shopping, meals } = NO_REMINDERS;
/** Settings without reminders, as they are sent. */
export const NOTHING: Settings = {
  version: 0,
  meals: { ...meals, weekdays: [...meals.weekdays], names_dishes: false },
  weigh_in: { ...weighIn, weekdays: ['sunday'] },
  shopping: { ...shopping, weekdays: ['sunday'] },
  quiet_hours: quietHours,
  time_zone: 'Europe/Amsterdam',
};
/** Reminders for the usual meals, at their usual times. */
export const OF_MEALS: Settings = { ...NOTHING, meals: { ...NOTHING.meals, on: true } };

/** A logged-in person with access to the product. */
export interface Reminded {
  readonly person: Person;
  readonly client: TestClient;
  readonly tokenId: number;
}

/** Adds a person with these settings. */
export async function aReminded(app: TestApp, settings: Settings, details: PersonDetails = {}): Promise<Reminded> {
  const person = await aPerson(app.db, details);
  const now = app.clock.now();
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest();
  const { id: tokenId } = await app.db
    .insertInto('auth_token')
    .values({ person_id: person.id, token_hash, created_at: now, last_used_at: now, device_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const client = app.as(token);
  const { status } = await client.call(reminders.replaceReminders, { body: settings });
  if (status !== 200) throw new Error(`The reminders were answered with ${status}.`);
  return { person, client, tokenId };
}

/** Adds a meal on SUNDAY. */
export async function aMeal(
  app: TestApp,
  { person: { id: person_id } }: Pick<Reminded, 'person'>,
  { moment, name, status = 'PLANNED' }: { moment: MealMoment; name: string; status?: ItemStatus },
): Promise<void> {
  const known = await app.db.selectFrom('calendar_day').select('id').where('person_id', '=', person_id).execute();
  const [day] =
    known.length > 0
      ? known
      : await app.db.insertInto('calendar_day').values({ person_id, date: SUNDAY }).returning('id').execute();
  const meal = await app.db
    .insertInto('quick_add_meal')
    .values({ person_id, name, kcal: 512 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('calendar_item')
    .values({
      person_id,
      calendar_day_id: day!.id,
      meal_slot_id: null,
      meal_moment: moment,
      quick_add_meal_id: meal.id,
      status,
      modified_at: app.clock.now(),
    })
    .execute();
}

/** Adds a browser that gets reminders. */
export async function aDevice({ client }: Pick<Reminded, 'client'>, name: string): Promise<string> {
  const endpoint = `https://push.example.com/send/${name}`;
  const body = { push_endpoint: endpoint, push_p256dh: `B${'x'.repeat(86)}`, push_auth: 'y'.repeat(22) };
  const { status } = await client.call(reminders.addPushDevice, { body });
  if (status !== 200) throw new Error(`The device was answered with ${status}.`);
  return endpoint;
}

/** Adds a phone whose native app gets reminders. */
export async function aPhone({ client }: Pick<Reminded, 'client'>, name: string, service: PhoneService = 'FCM') {
  const token = `${name}:${'t'.repeat(40)}`;
  const { status } = await client.call(reminders.addPushPhone, { body: { service, push_token: token } });
  if (status !== 200) throw new Error(`The phone was answered with ${status}.`);
  return token;
}

/** Returns a phone push service with scripted responses. */
export function aPhonePush(outcomeOf: (token: string) => PushOutcome = () => 'TAKEN') {
  const sent: (PhoneMessage & { readonly token: string })[] = [];
  const phone: PhonePush = {
    send: async (token, message) => {
      sent.push({ ...message, token });
      return outcomeOf(token);
    },
    close: async () => undefined,
  };
  return { phone, sent };
}

/** Returns a push service with scripted responses. */
export function aPush(outcomeOf: (endpoint: string) => PushOutcome = () => 'TAKEN') {
  const sent: (PushMessage & PushSubscription)[] = [];
  const push: Push = {
    send: async (subscription, message) => {
      sent.push({ ...subscription, ...message });
      return outcomeOf(subscription.endpoint);
    },
  };
  return { push, sent };
}

/** Starts one process of a server, with its own connections. */
export async function aProcess(app: TestApp) {
  const { clock, config } = app;
  const database = openServingDatabase(app.database);
  const log = createLog(config);
  const jobs = await openIdleJobs(database.pool, log);
  const sender = { jobs, mail: await createMail(jobs, clock, config), config, log };
  return {
    /** Sends what is due, as happens each minute. */
    remind: () => sendReminders({ ...sender, database, now: clock.now() }),
    /** Sends emails about the notes written so far, as happens two minutes after each note. */
    mailNotes: async () => {
      for (const { data } of await app.jobs.take(NOTE_MAIL_QUEUE))
        await mailNote({ ...sender, database }, data as NoteMailJob, clock.now());
    },
    /** Returns the queued messages to browsers. */
    takePushes: async () => (await app.jobs.take(PUSH_QUEUE)).map(({ data }) => data as PushJob),
    deliver: (job: PushJob, push: Push, phone?: PhonePush) => {
      const messengers = { browsers: push, phones: { FCM: phone, APNS: phone } };
      return sendPush(job, { database, messengers, sender, now: clock.now() });
    },
  };
}
