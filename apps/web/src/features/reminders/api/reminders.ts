import { remindersPaths } from '@weekbord/contract/reminders/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';

/** The user's reminders: for what, when and where. */
export type Reminders = AnswerOf<'getReminders'>;
/** The settings of reminders that the user chooses. */
export type ReminderChoices = Omit<SentTo<'replaceReminders'>['body'], 'version'>;

/** The user's reminders. */
export const remindersQuery = queryOf(remindersPaths.getReminders, {}, { staleTime: 0 });

/** Replaces the user's reminders, provided that they are still the version that was read. */
export function useReplaceReminders() {
  return useSend(remindersPaths.replaceReminders, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Adds this browser to the devices that receive reminders. */
export function useAddPushDevice() {
  return useSend(remindersPaths.addPushDevice, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Adds the app on this phone to the devices that receive reminders. */
export function useAddPushPhone() {
  return useSend(remindersPaths.addPushPhone, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Removes a device from those that receive reminders. */
export function useRemovePushDevice() {
  return useSend(remindersPaths.removePushDevice, {
    networkMode: 'always',
    sent: (id: number) => ({ params: { id } }),
    keep: (client, _answer, id) =>
      client.setQueryData(
        remindersQuery.queryKey,
        (known) => known && { ...known, devices: known.devices.filter((device) => device.id !== id) },
      ),
    meta: { quiet: true },
  });
}

/** Stops all reminders, using the link included in each one; needs no session. */
export function useStopReminders() {
  return useSend(remindersPaths.stopReminders, {
    networkMode: 'always',
    sent: (secret: string) => ({ params: { secret } }),
    meta: { quiet: true },
  });
}
