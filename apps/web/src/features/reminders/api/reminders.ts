import { remindersPaths } from '@weekbord/contract/reminders/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';

/** What the user is reminded of, when and where. */
export type Reminders = AnswerOf<'getReminders'>;
/** What of it they choose. */
export type ReminderChoices = Omit<SentTo<'replaceReminders'>['body'], 'version'>;

/** What the user is reminded of. */
export const remindersQuery = queryOf(remindersPaths.getReminders, {}, { staleTime: 0 });

/** Replaces what the user is reminded of, where it is still the version that was read. */
export function useReplaceReminders() {
  return useSend(remindersPaths.replaceReminders, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Sends reminders to this browser. */
export function useAddPushDevice() {
  return useSend(remindersPaths.addPushDevice, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Sends reminders to the app on this phone. */
export function useAddPushPhone() {
  return useSend(remindersPaths.addPushPhone, {
    networkMode: 'always',
    keep: (client, answer) => client.setQueryData(remindersQuery.queryKey, answer),
    meta: { quiet: true },
  });
}

/** Sends no reminders to a device any more. */
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

/** Stops all reminders by the link of one, without a session. */
export function useStopReminders() {
  return useSend(remindersPaths.stopReminders, {
    networkMode: 'always',
    sent: (secret: string) => ({ params: { secret } }),
    meta: { quiet: true },
  });
}
