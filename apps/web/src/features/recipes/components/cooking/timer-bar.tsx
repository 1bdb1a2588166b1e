import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { AlarmClock, X } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { clockText } from '../../model/cooking/steps.ts';
import { addMinute, stopTimer, type Timer, useNow } from '../../model/cooking/timers.ts';

/** The timers that run and those that are over, the next to end first. */
export function TimerBar({ timers, meal }: { timers: readonly Timer[]; meal: string }) {
  const say = usePhrases('cooking');
  const now = useNow(timers.length > 0);
  if (timers.length === 0) return null;
  return (
    <ul aria-label={say('timers')} className="grid max-h-[30dvh] gap-2 overflow-y-auto pt-3">
      {timers.map((timer) => {
        const left = Math.max(0, Math.ceil((timer.endsAt - now) / 1000));
        const { id, step } = timer;
        return (
          <li
            key={id}
            className={classes(
              'flex min-h-13 flex-wrap items-center gap-x-2 rounded-control pl-4',
              left === 0 ? 'bg-brand text-on-brand' : 'bg-brand-soft',
            )}
          >
            <AlarmClock aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-20 flex-1 text-small wrap-break-word">
              {say('timerOf', { step })}
              {timer.meal !== meal && <span className="block text-tiny">{timer.name}</span>}
            </span>
            <span role="timer" className="text-heading font-bold tabular-nums">
              {left === 0 ? say('isUp') : clockText(left)}
            </span>
            <button
              type="button"
              aria-label={say('addMinute', { step })}
              className="min-h-11 rounded-control px-2 text-small font-semibold transition hover:brightness-95"
              onClick={() => addMinute(id)}
            >
              {say('addMinuteShort')}
            </button>
            <IconButton
              label={say('stopTimer', { step })}
              icon={<X aria-hidden="true" className="size-5" />}
              className="text-inherit"
              onClick={() => stopTimer(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
