import { prepareBilling } from './modules/billing/billing.public.ts';
import { prepareNoteMails } from './modules/notes/notes.public.ts';
import { prepareReminders } from './modules/reminders/reminders.public.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

/** Creates the queues that calls of the product add jobs to. */
export async function prepareQueues(jobs: Jobs): Promise<void> {
  await prepareReminders(jobs);
  await prepareNoteMails(jobs);
  await prepareBilling({ jobs });
}
