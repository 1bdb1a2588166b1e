import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deliverPush } from './deliver-push.ts';
import { type Messengers, openMessengers, reachesAny } from './messengers.ts';
import { PUSH_QUEUE, type PushJob, remindPerson, type Sender } from './remind-person.ts';
import { listDue } from './reminders.store.ts';

/** How many people are looked up at once. */
const BATCH = 200;
/** How many messages are sent concurrently, so that a slow push service does not delay others. */
const SIDE_BY_SIDE = 8;
/** The retries are spread over the time until the meal. */
const RULES = { retries: 6, firstPauseSeconds: 15, longestPauseSeconds: 600, keptSeconds: 600 } as const;

/** Creates the queue of messages to browsers and phones. */
export async function prepareReminders(jobs: Jobs): Promise<void> {
  await jobs.createQueue(PUSH_QUEUE, RULES);
}

/** Starts sending reminders in this process: once a minute, by only one of the processes. */
export async function workReminders(parts: Sender & Readonly<{ database: Database; clock: Clock }>): Promise<void> {
  const { jobs, clock, config, database } = parts;
  await jobs.repeat('send-reminders', '* * * * *', () => sendReminders({ ...parts, now: clock.now() }));
  if (!reachesAny(config)) return;
  const messengers = await openMessengers(config);
  await jobs.work<PushJob>(
    PUSH_QUEUE,
    ({ data }) => sendPush(data, { database, messengers, sender: parts, now: clock.now() }),
    SIDE_BY_SIDE,
  );
}

/** Sends one message to a device, as the person it belongs to. */
export async function sendPush(
  job: PushJob,
  { database, ...parts }: Readonly<{ database: Database; messengers: Messengers; sender: Sender; now: Date }>,
): Promise<void> {
  await deliverPush(job, { ...parts, asPerson: (personId) => database.as({ personId, system: 'remind' }) });
}

/** Sends all reminders that are due. An error for one person does not delay others. */
export async function sendReminders(parts: Sender & Readonly<{ database: Database; now: Date }>): Promise<void> {
  const { database, now, log } = parts;
  for (let after = 0; ;) {
    const finding = database.as({ personId: null, system: 'remind' });
    const people = await listDue(finding, { now, after, limit: BATCH });
    for (const personId of people) {
      await database
        .as({ personId, system: 'remind' })
        .transaction()
        .execute((trx) => remindPerson(trx, parts, personId, now))
        .catch((error: unknown) => log.error({ err: error }, 'a reminder was not sent'));
    }
    const last = people.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
