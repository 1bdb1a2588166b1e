import { useQuery } from '@tanstack/react-query';
import { moneyText } from '@weekbord/phrases/money';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { plansQuery, type StaffPlan } from '../api/plans.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** An organisation's plans with their prices, and buttons to change one or add another. */
export function PlanList({ organisationId }: { organisationId: number }) {
  const say = usePhrases('staff');
  const { data, error, refetch } = useQuery(plansQuery(organisationId));
  const [asked, setAsked] = useState<StaffPlan | 'NEW' | null>(null);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  const { plans } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {plans.length === 0 ? (
        <p className="text-ink-soft">{say('plansNone')}</p>
      ) : (
        <Card isFlush className="overflow-hidden">
          <ul aria-label={say('plans')} className="divide-y divide-line">
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} onChange={() => setAsked(plan)} />
            ))}
          </ul>
        </Card>
      )}
      <Button tone="secondary" size="medium" aria-haspopup="dialog" onClick={() => setAsked('NEW')}>
        {say('planAdd')}
      </Button>
      {asked && (
        <PlanDialog
          organisationId={organisationId}
          plans={plans}
          plan={asked === 'NEW' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function PlanRow({ plan, onChange }: { plan: StaffPlan; onChange: () => void }) {
  const say = usePhrases('staff');
  const language = useLanguage();
  const name = language === 'nl' ? plan.name_nl : plan.name_en;
  const amount = moneyText(plan.amount, plan.currency, language);
  const parts = [
    say(`planPer_${plan.interval}`, { amount, vat: plan.vat_percent }),
    ...(plan.trial_days === 0 ? [] : [say('planTrial', { count: plan.trial_days })]),
    say(`planFor_${plan.audience}`),
    ...(plan.is_offered ? [] : [say('planNotOffered')]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <span className="min-w-[min(100%,14rem)] flex-1 wrap-break-word">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{parts.join(' · ')}</span>
        <span className="block text-small text-ink-soft">{plan.key}</span>
      </span>
      <Button
        tone="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={say('actOn', { act: say('planChange'), name: plan.key })}
        onClick={onChange}
      >
        {say('planChange')}
      </Button>
    </li>
  );
}
