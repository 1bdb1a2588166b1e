import { useQueryClient } from '@tanstack/react-query';
import type { CoachPlanBasis } from '@weekbord/domain/plans/coach-plan';
import { Button } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Page } from '@weekbord/ui/page/page';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { X } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type PlanBasisAnswer, planBasisQuery, useSavePlan } from '../../api/plan-flow.ts';
import { bodyOfDraft, isDone, PLAN_STEPS, type PlanStep, type ReadPlans, startDraft } from '../../model/plan-draft.ts';
import { PlanBalance } from './plan-balance.tsx';
import { PlanMoments, PlanSizes } from './plan-meals.tsx';
import { PlanTuning } from './plan-tuning.tsx';

const STEPS = {
  balance: { Step: PlanBalance, title: 'balanceTitle' },
  moments: { Step: PlanMoments, title: 'momentsTitle' },
  sizes: { Step: PlanSizes, title: 'sizesTitle' },
  tuning: { Step: PlanTuning, title: 'tuneTitle' },
} as const;

interface PlanFlowProps {
  clientId: number;
  name: string;
  basis: CoachPlanBasis;
  read: PlanBasisAnswer;
  /** The day plan to edit; null creates one. */
  planId: number | null;
  step: PlanStep;
  onStep: (step: PlanStep) => void;
  onBack: () => void;
  /** Returns to the client's plan, or from the first step to the previous screen. */
  onClose: () => void;
}

/** Creates or edits a day plan in four steps; choices are kept when moving between the steps. */
export function PlanFlow({ clientId, name, basis, read, planId, step: asked, onStep, onBack, onClose }: PlanFlowProps) {
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const saving = useSavePlan(clientId);
  // The plans on which the draft is based. If someone else changes them, saving is refused.
  const [present, setPresent] = useState<ReadPlans>(read);
  const language = useLanguage();
  const [draft, setDraft] = useState(() =>
    startDraft(basis, present, { planId, newName: say('standardName'), language }),
  );
  const [first] = useState(draft);
  const step = PLAN_STEPS.find((one) => one === asked || !isDone(basis, draft, one)) ?? asked;
  const index = PLAN_STEPS.indexOf(step);
  const { Step, title } = STEPS[step];
  const bodyOf = (one: typeof draft) => bodyOfDraft(basis, one, { user: clientId, planId, read: present });
  // An existing plan is saved only if it was changed.
  const isReady =
    isDone(basis, draft, step) &&
    (step !== 'tuning' || planId === null || JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(first)));
  const save = async () => {
    const result = await saving.send({ body: bodyOf(draft) });
    if (result.ok) {
      showAlert(say('saved'));
      return onClose();
    }
    if (result.failure.kind === 'refused' && result.failure.status === 409) {
      // The draft is now based on the changed plan, because a coach who saves again has seen the change.
      setPresent(await client.fetchQuery({ ...planBasisQuery(clientId), staleTime: 0 }));
    }
  };
  const next = () => {
    const following = PLAN_STEPS[index + 1];
    if (following === undefined) void save();
    else onStep(following);
  };
  return (
    <Page
      title={say(title, { name })}
      text={say('title', { name })}
      back={{ label: sayShared('back'), onPress: onBack }}
      above={
        <div className="flex items-center gap-3">
          <ProgressBar
            label={say('stepOf', { step: index + 1, total: PLAN_STEPS.length })}
            value={index + 1}
            max={PLAN_STEPS.length}
            className="flex-1"
          />
          <span aria-hidden="true" className="text-tiny font-semibold text-ink-soft">
            {index + 1} / {PLAN_STEPS.length}
          </span>
          <IconButton label={say('close')} onClick={onClose} icon={<X aria-hidden="true" className="size-6" />} />
        </div>
      }
      bottomAction={
        <Button isWide isDisabled={!isReady} isBusy={saving.isPending} onClick={next}>
          {step === 'tuning' ? say('save') : sayShared('next')}
        </Button>
      }
    >
      <Step basis={basis} draft={draft} name={name} onChange={setDraft} />
    </Page>
  );
}
