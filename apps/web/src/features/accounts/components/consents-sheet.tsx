import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Switch } from '@weekbord/ui/switch/switch';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { consentsQuery, useAnswerConsents } from '../../../shared/consents/consents.tsx';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { LoadingSheet } from './loading-sheet.tsx';

type Consent = AnswerOf<'listConsents'>['results'][number];

/** The consents whose data may be deleted when they are withdrawn. Cycle data is always deleted immediately. */
const DELETED = ['BODY', 'FOOD'] as const;
const isDeletable = (purpose: ConsentPurpose): purpose is (typeof DELETED)[number] =>
  (DELETED as readonly ConsentPurpose[]).includes(purpose);

/** The user's consents, each with a switch. */
export function ConsentsSheet({ onClose }: { onClose: () => void }) {
  const say = usePhrases('consents');
  const query = useQuery(consentsQuery);
  const answer = useAnswerConsents();
  const [withdrawing, setWithdrawing] = useState<ConsentPurpose | null>(null);
  const give = async (purpose: ConsentPurpose) => {
    if ((await answer.send({ given: [purpose] })).ok) showAlert(say('saved'));
  };
  return (
    <>
      <LoadingSheet title={say('title')} onClose={onClose} query={query}>
        {({ results }) => {
          const shown = results.filter(({ concerns, is_given: isGiven }) => concerns || isGiven !== null);
          return (
            <>
              <p className="text-ink-soft">{say(shown.length === 0 ? 'nothing' : 'text')}</p>
              <ul className="mt-2 divide-y divide-line">
                {shown.map((consent) => (
                  <ConsentRow
                    key={consent.purpose}
                    consent={consent}
                    isBusy={answer.isPending}
                    onGive={() => void give(consent.purpose)}
                    onWithdraw={() => setWithdrawing(consent.purpose)}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </LoadingSheet>
      {withdrawing !== null && <WithdrawDialog purpose={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  );
}

interface ConsentRowProps {
  consent: Consent;
  isBusy: boolean;
  onGive: () => void;
  onWithdraw: () => void;
}

function ConsentRow({ consent, isBusy, onGive, onWithdraw }: ConsentRowProps) {
  const say = usePhrases('consents');
  const format = useFormat();
  const { purpose, is_given: isGiven, given_at: givenAt, withdrawn_at: withdrawnAt } = consent;
  const dateOf = (at: string) => format.date(dateOfMoment(new Date(at)), 'full');
  return (
    <li className="grid gap-1 py-3">
      <Switch isOn={isGiven === true} isDisabled={isBusy} onChange={(isOn) => (isOn ? onGive() : onWithdraw())}>
        <span className="block font-semibold">{say(purpose)}</span>
        <span className="block">{say(`${purpose}Text`)}</span>
      </Switch>
      <p className="text-small text-ink-soft">
        {isGiven === true && givenAt !== null && `${say('givenOn', { date: dateOf(givenAt) })} `}
        {isGiven === false && withdrawnAt !== null && `${say('withdrawnOn', { date: dateOf(withdrawnAt) })} `}
        {say(`${purpose}Without`)}
      </p>
      {isGiven === false && isDeletable(purpose) && (
        <div>
          <Button tone="secondary" size="medium" onClick={onWithdraw}>
            {say('deleteKept')}
          </Button>
        </div>
      )}
    </li>
  );
}

function WithdrawDialog({ purpose, onClose }: { purpose: ConsentPurpose; onClose: () => void }) {
  const say = usePhrases('consents');
  const sayShared = usePhrases('shared');
  const answer = useAnswerConsents();
  const withdraw = async (deletes: boolean) => {
    const result = await answer.send({ withdrawn: [purpose], deleted: deletes ? [purpose] : [] });
    if (!result.ok) return;
    showAlert(say('saved'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('withdrawTitle')}
      closeLabel={sayShared('close')}
      size="small"
      footer={
        <div className="grid gap-2">
          <Button size="medium" isBusy={answer.isPending} onClick={() => void withdraw(purpose === 'CYCLE')}>
            {say(purpose === 'CYCLE' ? 'turnOffAndDelete' : 'turnOff')}
          </Button>
          {isDeletable(purpose) && (
            <Button tone="danger" size="medium" isBusy={answer.isPending} onClick={() => void withdraw(true)}>
              {say('turnOffAndDelete')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        <p className="font-semibold text-ink">{say(purpose)}</p>
        {purpose !== 'COACH' && <p>{say('withdrawText')}</p>}
        {purpose === 'CYCLE' && <p>{say('withdrawCycle')}</p>}
        {isDeletable(purpose) && <p>{say(`delete${purpose}`)}</p>}
        <p>{say(`${purpose}Without`)}</p>
      </div>
    </Dialog>
  );
}
