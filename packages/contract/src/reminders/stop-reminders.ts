import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { remindersPaths } from './paths.ts';

const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });

export const openReminderStop = endpoint(remindersPaths.openReminderStop, {
  access: 'public',
  summary: "Redirects anyone with a reminder's link to the page for stopping reminders. Stops nothing by itself.",
  params: secretParams,
  status: 302,
});

export const stopReminders = endpoint(remindersPaths.stopReminders, {
  access: 'public',
  summary:
    'Stops all reminders of the person with this reminder link, without logging in; used by mail programs for one-click unsubscribe (RFC 8058).',
  params: secretParams,
  keepsNoAnswer: true,
  passesOverForms: true,
});
