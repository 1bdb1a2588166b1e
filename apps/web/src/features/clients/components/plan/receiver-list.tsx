import { Spinner } from '@weekbord/ui/spinner/spinner';
import { classes } from '@weekbord/ui/classes';
import { CircleAlert, CircleCheck, CircleSlash, Clock, Undo2 } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Given } from '../../model/use-giving.ts';
import type { SelectedClient } from '../../model/use-selection.ts';

/** What a client would get, or why they get nothing. */
export type Fit =
  | Readonly<{ kind: 'CHECKING' }>
  | Readonly<{ kind: 'FITS'; lines: readonly string[]; doubts: readonly string[] }>
  | Readonly<{ kind: 'LEFT_OUT'; lines: readonly string[] }>;

interface ReceiverListProps {
  clients: readonly SelectedClient[];
  fitOf: (client: SelectedClient) => Fit;
  given: ReadonlyMap<number, Given<unknown>>;
}

const LOOKS = {
  CHECKING: { Icon: Spinner, look: 'text-ink-soft', name: 'checking' },
  FITS: { Icon: CircleCheck, look: 'text-brand-strong', name: 'gets' },
  LEFT_OUT: { Icon: CircleSlash, look: 'text-ink-soft', name: 'isLeftOut' },
  WAITING: { Icon: Clock, look: 'text-ink-soft', name: 'waiting' },
  BUSY: { Icon: Spinner, look: 'text-ink-soft', name: 'checking' },
  GIVEN: { Icon: CircleCheck, look: 'text-brand-strong', name: 'isGiven' },
  FAILED: { Icon: CircleAlert, look: 'text-danger', name: 'failed' },
  UNDONE: { Icon: Undo2, look: 'text-ink-soft', name: 'undone' },
} as const;

/** The selected clients: what each will get or why they get nothing, and afterwards the outcome. */
export function ReceiverList({ clients, fitOf, given }: ReceiverListProps) {
  const say = usePhrases('giving');
  return (
    <ul aria-label={say('receivers')} className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {clients.map((client) => (
        <Receiver key={client.id} name={client.name} fit={fitOf(client)} given={given.get(client.id)} />
      ))}
    </ul>
  );
}

function Receiver({ name, fit, given }: { name: string; fit: Fit; given: Given<unknown> | undefined }) {
  const say = usePhrases('giving');
  const now = given ?? fit;
  const { Icon, look, name: state } = LOOKS[now.kind];
  const lines = now.kind === 'FAILED' ? [now.why] : 'lines' in now ? now.lines : [];
  const doubts = now.kind === 'FITS' ? now.doubts : [];
  const isOut = now.kind === 'LEFT_OUT';
  return (
    <li className={classes('flex items-start gap-3 px-4 py-2.5', isOut ? 'bg-sunken' : 'bg-surface')}>
      <span className={classes('mt-0.5 grid size-5 shrink-0 place-items-center', look)}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
          <span className={classes('text-tiny font-semibold', look)}>{say(state)}</span>
        </p>
        {lines.map((line) => (
          <p key={line} className="text-small text-ink-soft wrap-break-word">
            {line}
          </p>
        ))}
        {doubts.map((doubt) => (
          <p key={doubt} className="text-small font-medium text-warning wrap-break-word">
            {doubt}
          </p>
        ))}
      </div>
    </li>
  );
}
