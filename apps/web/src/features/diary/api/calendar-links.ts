import { diaryPaths } from '@weekbord/contract/diary/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { keepCalendarSecret } from '../model/kept-calendar-link.ts';

/** Whether the user has a URL for calendar apps, and when it was created. */
export const calendarLinkQuery = queryOf(diaryPaths.getCalendarLink, {}, { staleTime: 0 });

/** Creates a URL that replaces any earlier one, and stores its secret on this device. */
export function useMakeCalendarLink() {
  return useSend(diaryPaths.makeCalendarLink, {
    networkMode: 'always',
    sent: () => ({}),
    keep: (client, { secret, made_at: madeAt }) => {
      keepCalendarSecret({ madeAt, secret });
      client.setQueryData(calendarLinkQuery.queryKey, { made_at: madeAt });
    },
    meta: { quiet: true },
  });
}

/** Revokes the URL. */
export function useEndCalendarLink() {
  return useSend(diaryPaths.endCalendarLink, {
    networkMode: 'always',
    sent: () => ({}),
    keep: (client) => {
      keepCalendarSecret(null);
      client.setQueryData(calendarLinkQuery.queryKey, { made_at: null });
    },
    meta: { quiet: true },
  });
}
