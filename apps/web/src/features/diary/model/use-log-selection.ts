import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import type { Selection } from './log-selection.ts';

const NOTHING: Selection = [];

/**
 * The meals that are about to be logged in a slot on a day. The selection outlives the sheet, so that it is kept while
 * another screen is visited, and is deleted with the session.
 */
export function useLogSelection(
  date: PlainDate,
  slotId: number,
): readonly [Selection, (change: (known: Selection) => Selection) => void] {
  const client = useQueryClient();
  const queryKey = [...keyOf(diaryPaths.logMeals), date, slotId];
  const { data } = useQuery({
    queryKey,
    queryFn: () => NOTHING,
    initialData: NOTHING,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (of: (known: Selection) => Selection) =>
    client.setQueryData<Selection>(queryKey, (known) => of(known ?? NOTHING));
  return [data, change];
}
