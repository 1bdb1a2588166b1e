export { prepareReminders, workReminders } from './send-reminders.ts';
export { findReminded, findSettings } from './reminders.store.ts';
export { sendStoppable, stoppableMail, type StoppableRecipient } from './stoppable-mail.ts';
