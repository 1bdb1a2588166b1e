import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { addPushDevice, addPushPhone, removePushDevice } from './push-devices.ts';
import { getReminders, replaceReminders } from './reminder-settings.ts';
import { openReminderStop, stopReminders } from './stop-reminders.ts';

export const remindersRoutes = [
  serve(endpoints.getReminders, getReminders),
  serve(endpoints.replaceReminders, replaceReminders),
  serve(endpoints.addPushDevice, addPushDevice),
  serve(endpoints.addPushPhone, addPushPhone),
  serve(endpoints.removePushDevice, removePushDevice),
  serve(endpoints.openReminderStop, openReminderStop),
  serve(endpoints.stopReminders, stopReminders, 'visit'),
];
