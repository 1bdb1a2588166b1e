import * as devices from './push-devices.ts';
import * as settings from './reminder-settings.ts';
import * as stopping from './stop-reminders.ts';

/** Reminders, which people can turn on. */
export const reminders = { ...settings, ...devices, ...stopping };
