import type { StepTime } from '@weekbord/domain/recipes/directions/step-times';
import { Button } from '@weekbord/ui/button/button';
import { AlarmClock } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { clockText } from '../../model/cooking/steps.ts';

/** A button per time that a step names, which starts a timer. */
export function StepTimers({ times, onStart }: { times: readonly StepTime[]; onStart: (seconds: number) => void }) {
  const say = usePhrases('cooking');
  if (times.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {times.map(({ seconds, upTo, start }) => (
        <Button
          key={start}
          tone="secondary"
          icon={<AlarmClock aria-hidden="true" className="size-5 text-brand-strong" />}
          onClick={() => onStart(seconds)}
        >
          <span className="tabular-nums">{say('start', { time: clockText(seconds) })}</span>
          {upTo !== null && (
            <span className="text-small font-medium text-ink-soft">{say('upTo', { time: clockText(upTo) })}</span>
          )}
        </Button>
      ))}
    </div>
  );
}
