import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { cycleSharingQuery, useStopSharingCycle } from '../../api/cycle-sharing.ts';
import { lastDayOf } from '../../model/sharing-end.ts';
import { ShareCycleDialog } from './share-cycle-dialog.tsx';

/** The coach a cycle can be shared with. */
export interface SharingCoach {
  readonly id: number;
  readonly name: string;
}

/** What the user shares of her cycle with her coach and until when, with buttons to change or stop that. */
export function ShareCycle({ coach }: { coach: SharingCoach }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const language = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refetch } = useQuery(cycleSharingQuery(null));
  const stop = useStopSharingCycle();
  const end = () => stop.mutate(undefined, { onSuccess: () => showAlert(say('shareStopped'), { tone: 'good' }) });
  const parts = new Intl.ListFormat(language).format((data?.parts ?? []).map((part) => say(`sharing${part}`)));
  const until = data?.shared_until ?? null;
  return (
    <Card as="section" labelledBy="share-cycle">
      <h2 id="share-cycle" className="text-heading font-bold">
        {say('share')}
      </h2>
      {data ? (
        <>
          <p className="mt-1">
            {until === null
              ? say('shareNothing', { name: coach.name })
              : say('sharing', { name: coach.name, parts, date: format.date(lastDayOf(until), 'full') })}
          </p>
          <p className="mt-1 text-small text-ink-soft">{say('shareNote')}</p>
          <div className="mt-4 grid gap-2.5 sm:grid-flow-col sm:auto-cols-fr">
            <Button tone="secondary" size="medium" isWide onClick={() => setChoosing(true)}>
              {say(until === null ? 'shareChoose' : 'shareChange')}
            </Button>
            {until !== null && (
              <Button tone="secondary" size="medium" isWide isBusy={stop.isPending} onClick={end}>
                {say('shareStop')}
              </Button>
            )}
          </div>
          {isChoosing && <ShareCycleDialog sharing={data} coach={coach} onClose={() => setChoosing(false)} />}
        </>
      ) : (
        error && <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
