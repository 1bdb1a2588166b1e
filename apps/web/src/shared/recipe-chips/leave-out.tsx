import { X } from 'lucide-react';
import { usePhrases } from '../phrases/use-phrases.ts';

/** Shown if nothing matches: each active filter, with a button to remove it. */
export function LeaveOut({ filters }: { filters: readonly Readonly<{ label: string; onLeaveOut: () => void }>[] }) {
  const say = usePhrases('choosing');
  if (filters.length === 0) return null;
  return (
    <div className="grid justify-items-center gap-2">
      <p className="text-small text-ink-soft">{say('leaveOut')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {filters.map(({ label, onLeaveOut }) => (
          <li key={label}>
            <button
              type="button"
              aria-label={say('leaveOutOne', { filter: label })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft px-4 text-small font-semibold text-brand-strong transition hover:brightness-96"
              onClick={onLeaveOut}
            >
              {label}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
