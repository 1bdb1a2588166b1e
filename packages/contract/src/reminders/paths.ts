import { routes } from '../route.ts';

export const remindersPaths = routes({
  getReminders: 'GET /reminders/settings',
  replaceReminders: 'PUT /reminders/settings',
  addPushDevice: 'PUT /reminders/pushDevice',
  addPushPhone: 'PUT /reminders/pushPhone',
  removePushDevice: 'DELETE /reminders/pushDevice/:id',
  openReminderStop: 'GET /reminders/stop/:secret',
  stopReminders: 'POST /reminders/stop/:secret',
});
