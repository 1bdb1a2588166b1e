import { endpoint } from '../endpoint.ts';
import { reminders as answer, reminderSettings } from './models.ts';
import { remindersPaths } from './paths.ts';

export const getReminders = endpoint(remindersPaths.getReminders, {
  access: 'member',
  summary: 'What the caller is reminded of, when and where. Nothing, until they ask for it.',
  answer,
});

export const replaceReminders = endpoint(remindersPaths.replaceReminders, {
  access: 'member',
  summary: 'Replaces what the caller is reminded of, where it is still as it was when they read it.',
  body: reminderSettings,
  answer,
});
