import { classes } from '@weekbord/ui/classes';
import { CircleHelp, MessageCircle, Scale } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientFigures } from '../../api/client-figures.ts';

const MARK =
  'inline-flex h-5 items-center gap-1 rounded-full px-1.5 text-tiny leading-none font-semibold whitespace-nowrap';

/** News about a client: notes, a question about the plan, weights. Renders nothing if there is no news. */
export function ClientNews({ news: { notes, has_question: hasQuestion, weights } }: Pick<ClientFigures, 'news'>) {
  const say = usePhrases('clients');
  const marks = [
    { isNew: notes > 0, Icon: MessageCircle, text: say('needNote', { count: notes }), count: notes, isUrgent: true },
    { isNew: hasQuestion, Icon: CircleHelp, text: say('needQuestion'), count: null, isUrgent: true },
    { isNew: weights > 0, Icon: Scale, text: say('newWeights', { count: weights }), count: weights, isUrgent: false },
  ].filter(({ isNew }) => isNew);
  if (marks.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1">
      {marks.map(({ Icon, text, count, isUrgent }) => (
        <span
          key={text}
          title={text}
          className={classes(MARK, isUrgent ? 'bg-brand-soft text-brand-strong' : 'bg-sunken text-ink dark:bg-line')}
        >
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          {count !== null && <span aria-hidden="true">{count}</span>}
          <span className="sr-only">{text}</span>
        </span>
      ))}
    </span>
  );
}
