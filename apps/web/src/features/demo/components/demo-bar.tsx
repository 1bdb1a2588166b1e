import { useState } from 'react';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { EndDemoDialog } from '../../../shared/session/end-demo-dialog.tsx';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Says that this is a demo and when it expires, and lets the person end it. */
export function DemoBar({ until }: { until: string }) {
  const say = usePhrases('demo');
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const end = new Date(until);
  const time = `${twoDigits(end.getHours())}:${twoDigits(end.getMinutes())}`;
  return (
    <aside
      aria-label={say('bar')}
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-3 bg-sunken px-5 pb-0.5 pt-[max(0.125rem,env(safe-area-inset-top))] text-center text-small"
    >
      <p>{say(dateOfMoment(end) === today ? 'endsToday' : 'endsTomorrow', { time })}</p>
      <button
        type="button"
        className="min-h-11 font-semibold text-brand-strong underline-offset-3 hover:underline"
        onClick={(event) => {
          // Focused explicitly, because Safari does not focus a pressed button and the dialog could then not return the
          // focus to it.
          event.currentTarget.focus({ preventScroll: true });
          setAsking(true);
        }}
      >
        {say('end')}
      </button>
      <EndDemoDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </aside>
  );
}
