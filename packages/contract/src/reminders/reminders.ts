import * as devices from './push-devices.ts';
import * as settings from './reminder-settings.ts';
import * as stopping from './stop-reminders.ts';

/** What people ask to be reminded of. */
export const reminders = { ...settings, ...devices, ...stopping };
