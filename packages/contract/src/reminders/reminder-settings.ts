import { endpoint } from '../endpoint.ts';
import { reminders as answer, reminderSettings } from './models.ts';
import { remindersPaths } from './paths.ts';

export const getReminders = endpoint(remindersPaths.getReminders, {
  access: 'member',
  summary: "Returns the caller's reminder settings: what for, when and where. Reminders are off by default.",
  answer,
});

export const replaceReminders = endpoint(remindersPaths.replaceReminders, {
  access: 'member',
  summary: "Replaces the caller's reminder settings, if they are unchanged since they were read.",
  body: reminderSettings,
  answer,
});
