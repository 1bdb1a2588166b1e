export { prepareReminders, workReminders } from './send-reminders.ts';
