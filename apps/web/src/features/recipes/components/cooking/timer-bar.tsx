import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { AlarmClock, Pause, Play, X } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { clockText } from '../../model/cooking/steps.ts';
import {
  addMinute,
  isPaused,
  pauseTimer,
  resumeTimer,
  stopTimer,
  timeLeft,
  type Timer,
  useNow,
} from '../../model/cooking/timers.ts';

/** The running, paused and finished timers, the next to end first. */
export function TimerBar({ timers, meal }: { timers: readonly Timer[]; meal: string }) {
  const say = usePhrases('cooking');
  const now = useNow(timers.some((timer) => !isPaused(timer)));
  if (timers.length === 0) return null;
  return (
    <ul aria-label={say('timers')} className="grid max-h-[30dvh] gap-2 overflow-y-auto pt-3">
      {timers.map((timer) => {
        const left = Math.ceil(timeLeft(timer, now) / 1000);
        const { id, step } = timer;
        const isWaiting = isPaused(timer);
        return (
          <li
            key={id}
            className={classes(
              'flex min-h-13 flex-wrap items-center gap-x-1.5 rounded-control pl-3.5',
              left === 0
                ? 'bg-brand text-on-brand'
                : isWaiting
                  ? 'ring-1 ring-line-strong ring-inset'
                  : 'bg-brand-soft',
            )}
          >
            <AlarmClock aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-14 flex-1 text-small wrap-break-word">
              {say('timerOf', { step })}
              {isWaiting && <span className="block text-tiny text-ink-soft">{say('paused')}</span>}
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
            {left > 0 && (
              <IconButton
                label={say(isWaiting ? 'resumeTimer' : 'pauseTimer', { step })}
                icon={
                  isWaiting ? (
                    <Play aria-hidden="true" className="size-5" />
                  ) : (
                    <Pause aria-hidden="true" className="size-5" />
                  )
                }
                className="-mr-2 text-inherit"
                onClick={() => (isWaiting ? resumeTimer(id) : pauseTimer(id))}
              />
            )}
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
