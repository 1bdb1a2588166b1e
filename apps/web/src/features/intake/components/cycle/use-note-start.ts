import { startNear } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useChangeStarts } from '../../api/cycle.ts';

/** Records and removes starts of periods; each action is reported and can be undone. */
export function useNoteStart(starts: readonly PlainDate[]) {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const change = useChangeStarts();
  const send = (added: readonly PlainDate[], removed: readonly PlainDate[], text: string, onDone?: () => void) =>
    change.mutate(
      { added, removed },
      {
        onSuccess: () => {
          onDone?.();
          const undo = () => change.mutate({ added: removed, removed: added });
          showAlert(text, { tone: 'good', action: { label: sayShared('undo'), onPress: undo } });
        },
      },
    );
  return {
    isBusy: change.isPending,
    /** Records a start, or corrects a recorded one that is only a few days away. */
    note: (date: PlainDate, onDone?: () => void) => {
      const near = startNear(starts, date);
      send([date], near === undefined ? [] : [near], say('startNoted', { date: format.date(date, 'long') }), onDone);
    },
    remove: (date: PlainDate) => send([], [date], say('startRemoved', { date: format.date(date, 'long') })),
  };
}
