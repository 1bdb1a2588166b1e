import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Reminders, ReminderSettingsBody } from '@weekbord/contract/reminders/models';
import { timeZoneNamed } from '@weekbord/domain/dates/zoned-time';
import { nextReminderAt } from '@weekbord/domain/reminders/due-reminders';
import { NO_REMINDERS, type ReminderSettings } from '@weekbord/domain/reminders/reminder-settings';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { authorizePerson } from '../access/access.public.ts';
import { listDevices } from './push-devices.store.ts';
import { phoneServicesOf } from './messengers.ts';
import { findSettings, saveDue, saveSettings, type SettingsRow } from './reminders.store.ts';

export const getReminders: Operation<Endpoints['getReminders']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  return presentReminders(ctx, personId, await findSettings(ctx.db, personId));
};

export const replaceReminders: Operation<Endpoints['replaceReminders']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const { version, ...body } = ctx.body;
  const known = await findSettings(ctx.db, personId);
  if ((known?.version ?? 0) !== version) throw new ApiError('version_conflict');
  const row = await saveSettings(ctx.db, { person_id: personId, ...columnsOf(body) });
  const next = nextReminderAt(settingsOf(row), ctx.now.getTime());
  await saveDue(ctx.db, personId, next === null ? null : new Date(next));
  return presentReminders(ctx, personId, row);
};

/** Returns a person's settings in the form that the domain's rules expect. */
export function settingsOf(row: SettingsRow): ReminderSettings {
  return {
    meals: { on: row.meals_on, weekdays: row.meal_weekdays, times: row.meal_times },
    weighIn: { on: row.weigh_in_on, weekdays: row.weigh_in_weekdays, time: row.weigh_in_time },
    shopping: { on: row.shopping_on, weekdays: row.shopping_weekdays, time: row.shopping_time },
    quietHours:
      row.quiet_from === null || row.quiet_until === null ? null : { from: row.quiet_from, until: row.quiet_until },
    timeZone: row.time_zone,
  };
}

function columnsOf(body: Omit<ReminderSettingsBody, 'version'>) {
  const { meals, weigh_in: weighIn, shopping, notes, quiet_hours: quiet, time_zone: zone } = body;
  return {
    meals_on: meals.on,
    meal_weekdays: [...new Set(meals.weekdays)],
    meal_times: JSON.stringify(meals.times),
    names_dishes: meals.names_dishes,
    weigh_in_on: weighIn.on,
    weigh_in_weekdays: [...new Set(weighIn.weekdays)],
    weigh_in_time: weighIn.time,
    shopping_on: shopping.on,
    shopping_weekdays: [...new Set(shopping.weekdays)],
    shopping_time: shopping.time,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    time_zone: zone === null ? null : timeZoneNamed(zone),
    ...(notes && { notes_on: notes.on }),
  };
}

/** Returns what a person is reminded of and where, in the contract's shape. */
export async function presentReminders(
  { db, config }: { readonly db: Kysely<Tables>; readonly config: Config },
  personId: number,
  row: SettingsRow | undefined,
): Promise<Reminders> {
  const { meals, weighIn, shopping, quietHours, timeZone } = row === undefined ? NO_REMINDERS : settingsOf(row);
  const devices = await listDevices(db, personId);
  const dayReminder = ({ on, weekdays, time }: typeof weighIn) => ({ on, weekdays: [...weekdays], time });
  return {
    version: row?.version ?? 0,
    meals: {
      on: meals.on,
      weekdays: [...meals.weekdays],
      times: meals.times,
      names_dishes: row?.names_dishes ?? false,
    },
    weigh_in: dayReminder(weighIn),
    shopping: dayReminder(shopping),
    notes: { on: row?.notes_on ?? false },
    quiet_hours: quietHours,
    time_zone: timeZone,
    application_server_key: config.vapid?.publicKey ?? null,
    phone_services: phoneServicesOf(config),
    devices: devices.map(({ id, endpoint_hash: hash, added_at: at }) => ({
      id,
      fingerprint: hash.toString('hex'),
      added_at: at.toISOString(),
    })),
  };
}
