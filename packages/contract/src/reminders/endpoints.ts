export { addPushDevice, addPushPhone, removePushDevice } from './push-devices.ts';
export { getReminders, replaceReminders } from './reminder-settings.ts';
export { openReminderStop, stopReminders } from './stop-reminders.ts';
