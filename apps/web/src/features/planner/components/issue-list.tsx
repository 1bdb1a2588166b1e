import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Lightbulb, X } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** What the planner could not do for a day, without repetitions, with a button to dismiss it. */
export function IssueList({ details, onClose }: { details: readonly string[]; onClose: () => void }) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  return (
    <section
      aria-label={say('issuesTitle')}
      className="flex items-start gap-3 rounded-card bg-warning-soft py-2 pl-4 pr-2 text-small text-ink"
    >
      <Lightbulb aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-warning" />
      <ul className="min-w-0 flex-1 py-2.5">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <IconButton label={sayShared('close')} icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
    </section>
  );
}
