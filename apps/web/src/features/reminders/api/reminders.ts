import { remindersPaths } from '@weekbord/contract/reminders/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';

/** The user's reminders: about what, when and where. */
export type Reminders = AnswerOf<'getReminders'>;
/** The part of them that the user chooses. */
export type ReminderChoices = Omit<SentTo<'replaceReminders'>['body'], 'version'>;

/** The user's reminders. */
export const remindersQuery = queryOf(remindersPaths.getReminders, {}, { staleTime: 0 });

/** Replaces the user's reminders, if they are still the version that was read. */
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

/** Stops sending reminders to a device. */
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

/** Stops all reminders by the link in one, without a session. */
export function useStopReminders() {
  return useSend(remindersPaths.stopReminders, {
    networkMode: 'always',
    sent: (secret: string) => ({ params: { secret } }),
    meta: { quiet: true },
  });
}
