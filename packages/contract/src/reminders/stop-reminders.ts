import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { remindersPaths } from './paths.ts';

const secretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });

export const openReminderStop = endpoint(remindersPaths.openReminderStop, {
  access: 'public',
  summary: 'Leads whoever has the link of a reminder to the page that stops them. By itself it stops nothing.',
  params: secretParams,
  status: 302,
});

export const stopReminders = endpoint(remindersPaths.stopReminders, {
  access: 'public',
  summary:
    'Stops all reminders of whoever has the link of one, without logging in; as mail programs do it by themselves (RFC 8058).',
  params: secretParams,
  keepsNoAnswer: true,
  passesOverForms: true,
});
