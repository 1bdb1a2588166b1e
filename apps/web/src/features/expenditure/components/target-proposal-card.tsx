import { useQuery } from '@tanstack/react-query';
import { Card } from '@weekbord/ui/card/card';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useId, useRef } from 'react';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import {
  type TargetProposal,
  targetProposalQuery,
  useAcceptTarget,
  useDeclineTarget,
  useUndoTarget,
} from '../api/target-proposal.ts';
import { CouldNotLoad } from './could-not-load.tsx';
import { ProposedTarget } from './proposed-target.tsx';
import { SpentEnergy } from './spent-energy.tsx';
import { StillNeeded } from './still-needed.tsx';

/** The user's expenditure as estimated from diary and weights, what an estimate still needs, or the proposed target. */
export function TargetProposalCard() {
  const say = usePhrases('expenditure');
  const today = useToday();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, fetchStatus, refetch } = useQuery(targetProposalQuery(today));
  if (data?.state === 'NOTHING') return null;
  const isFailed = data === undefined && (error !== null || fetchStatus === 'paused');
  return (
    <Card as="section" labelledBy={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2
        ref={title}
        id={heading}
        tabIndex={-1}
        className="text-heading font-bold hyphens-auto wrap-break-word outline-none"
      >
        {say(data?.state === 'PROPOSED' ? 'proposed' : 'title')}
      </h2>
      {data ? (
        <Told answer={data} today={today} onDone={() => title.current?.focus()} onStale={() => void refetch()} />
      ) : isFailed ? (
        <CouldNotLoad title={say('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-2">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-34" />
        </div>
      )}
    </Card>
  );
}

interface ToldProps {
  answer: TargetProposal;
  today: string;
  /** Called when the response arrives, to move the focus, because the pressed button is gone. */
  onDone: () => void;
  /** Called if the request was refused because something changed in the meantime. */
  onStale: () => void;
}

function Told({ answer, today, onDone, onStale }: ToldProps) {
  const accept = useAcceptTarget(today);
  const decline = useDeclineTarget(today);
  const undo = useUndoTarget(today);
  const after = async (sent: Promise<Readonly<{ ok: boolean }>>) => {
    const { ok } = await sent;
    if (ok) onDone();
    else onStale();
  };
  const { missing, expenditure, present, proposed } = answer;
  if (missing) return <StillNeeded missing={missing} />;
  if (!expenditure) return null;
  if (!present || !proposed) {
    const goBack = () => void after(undo.send({ body: { today } }));
    return <SpentEnergy answer={{ ...answer, expenditure }} isUndoing={undo.isPending} onUndo={goBack} />;
  }
  return (
    <ProposedTarget
      answer={{ ...answer, expenditure, present, proposed }}
      isAccepting={accept.isPending}
      isDeclining={decline.isPending}
      onAccept={() => void after(accept.send({ present, proposed }))}
      onDecline={() => void after(decline.send({ body: { today } }))}
    />
  );
}
