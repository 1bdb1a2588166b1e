import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@weekbord/ui/card/card';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ListEnd } from '@weekbord/ui/list-end/list-end';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePollInterval } from '../../../shared/live/live-state.ts';
import {
  MEASUREMENTS_POLL_MS,
  type Measurement,
  measurementsQuery,
  useDeleteMeasurement,
  type Whose,
} from '../api/progress.ts';
import { useValueText } from '../model/use-value-text.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 8000;

interface MeasurementListProps {
  type: MeasurementType;
  whose: Whose;
  onCorrect: (measurement: Measurement) => void;
}

/**
 * All measurements of a type, latest first, each with buttons to correct and to delete it; a deletion can be undone.
 */
export function MeasurementList({ type, whose, onCorrect }: MeasurementListProps) {
  const say = usePhrases('progress');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { text } = useValueText(type);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...measurementsQuery(type, whose),
    refetchInterval: usePollInterval(MEASUREMENTS_POLL_MS),
  });
  const { remove, bringBack } = useDeleteMeasurement(type);
  const rows = data?.pages.flatMap(({ results }) => results) ?? [];
  if (rows.length === 0) return null;
  const wordsOf = ({ value, date }: Measurement) => ({ value: text(value), date: format.date(date, 'full') });
  const deleteRow = (row: Measurement) => {
    remove(row);
    // Moves the focus to the title, because the pressed button is gone.
    title.current?.focus();
    const action = { label: sayShared('undo'), onPress: () => bringBack(row) };
    showAlert(say('deleted', wordsOf(row)), { action, shownMs: UNDO_MS });
  };
  return (
    <Card as="section" labelledBy={heading} isFlush>
      <h2 ref={title} id={heading} tabIndex={-1} className="px-5 pt-5 pb-1 text-heading font-bold outline-none">
        {say('list')}
      </h2>
      <ul className="divide-y divide-line pb-2">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-14 items-center gap-3 py-1 pr-2 pl-5">
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 text-small">
              <span>{format.date(row.date, 'full')}</span>
              <span className="font-bold tabular-nums">{text(row.value)}</span>
            </span>
            <IconButton
              label={say('correct', wordsOf(row))}
              icon={<Pencil aria-hidden="true" className="size-5" />}
              onClick={() => onCorrect(row)}
              className="-mr-3"
            />
            <IconButton
              label={say('delete', wordsOf(row))}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => deleteRow(row)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && !isFetchingNextPage && <ListEnd onNear={() => void fetchNextPage()} />}
    </Card>
  );
}
