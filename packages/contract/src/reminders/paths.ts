import { routes } from '../route.ts';

export const remindersPaths = routes({
  getReminders: 'GET /reminders/settings',
  replaceReminders: 'PUT /reminders/settings',
  addPushDevice: 'PUT /reminders/pushDevice',
  removePushDevice: 'DELETE /reminders/pushDevice/:id',
  openReminderStop: 'GET /reminders/stop/:secret',
  stopReminders: 'POST /reminders/stop/:secret',
});
