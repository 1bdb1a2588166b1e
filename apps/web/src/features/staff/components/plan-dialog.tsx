import { PLAN_AUDIENCES, PLAN_CURRENCIES, PLAN_INTERVALS, PORTAL_ACCESS } from '@weekbord/domain/billing/plan-choices';
import { MAX_PLAN_NAME } from '@weekbord/domain/billing/plan-settings';
import { Select } from '@weekbord/ui/select/select';
import { Switch } from '@weekbord/ui/switch/switch';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type StaffPlan, useAddPlan, useChangePlan } from '../api/plans.ts';
import {
  changesOf,
  draftOf,
  emptyDraft,
  faultsOfPlan,
  type PlanDraft,
  type PlanField,
  settingsOfDraft,
} from '../model/plan-draft.ts';
import { ActDialog } from './act-dialog.tsx';

interface PlanDialogProps {
  organisationId: number;
  /** The organisation's existing plans. */
  plans: readonly StaffPlan[];
  /** The plan to change; null for a new one. */
  plan: StaffPlan | null;
  onClose: () => void;
}

type Field = PlanField | 'reason';

/** The text fields, in order; the key of an existing plan cannot be changed. */
const TEXTS = ['key', 'name_en', 'name_nl', 'amount', 'vat_percent', 'trial_days', 'position'] as const;
const CHOICES = {
  audience: PLAN_AUDIENCES,
  currency: PLAN_CURRENCIES,
  interval: PLAN_INTERVALS,
  portal_access: PORTAL_ACCESS,
} as const;
type Choice = keyof typeof CHOICES;
type ChoicePhrase = { [Name in Choice]: `plan_${Name}_${(typeof CHOICES)[Name][number]}` }[Choice];

const choicesOf = (name: Choice): readonly string[] => CHOICES[name];

const HINTS = {
  key: 'plan_key_hint',
  amount: 'plan_amount_hint',
  trial_days: 'plan_trial_days_hint',
  position: 'plan_position_hint',
} as const;
const NUMERIC: readonly string[] = ['vat_percent', 'trial_days', 'position'];

const SERVER_PATHS = Object.fromEntries(
  [...TEXTS, ...Object.keys(CHOICES), 'reason'].map((name) => [name, name]),
) as Readonly<Record<Field, string>>;

/** The settings of a plan, and the reason for the change; for a new plan also its key and audience. */
export function PlanDialog({ organisationId, plans, plan, onClose }: PlanDialogProps) {
  const say = usePhrases('staff');
  const language = useLanguage();
  const [draft, setDraft] = useState<PlanDraft>(() => (plan === null ? emptyDraft(plans) : draftOf(plan, language)));
  const [reason, setReason] = useState('');
  const adding = useAddPlan(organisationId);
  const changing = useChangePlan(plan?.id ?? 0);
  const isBusy = adding.isPending || changing.isPending;
  const faults = faultsOfPlan(draft);
  const form = useForm<Field>({
    faults: {
      ...Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, say(fault)])),
      reason: reason.trim() === '' ? say('reasonError') : undefined,
    },
    showsFaultsOn: 'blur',
    failure: formFailure(adding.error ?? changing.error),
    serverPaths: SERVER_PATHS,
  });
  const change = (name: Field, value: Partial<PlanDraft>) => {
    form.changed(name);
    setDraft((before) => ({ ...before, ...value }));
  };
  const errorProps = (name: Field) => {
    const error = form.errorOf(name);
    return error === undefined ? {} : { error };
  };
  const isChanged = plan === null || Object.keys(faults).length > 0 || Object.keys(changesOf(plan, draft)).length > 0;
  const save = async () => {
    if (isBusy) return;
    const why = reason.trim();
    const result =
      plan === null
        ? await adding.send({
            key: draft.key.trim(),
            audience: draft.audience,
            ...settingsOfDraft(draft),
            reason: why,
          })
        : await changing.send({ ...changesOf(plan, draft), reason: why });
    if (!result.ok) return;
    onClose();
    const name = draft[`name_${language}`].trim();
    showAlert(say(plan === null ? 'planAdded' : 'planChanged', { name }), { tone: 'good' });
  };
  const choice = (name: Choice) => (
    <Select<string>
      key={name}
      name={name}
      label={say(`plan_${name}`)}
      value={draft[name]}
      options={choicesOf(name).map((value) => ({ value, label: say(`plan_${name}_${value}` as ChoicePhrase) }))}
      onChange={(value) => change(name, { [name]: value })}
      {...errorProps(name)}
    />
  );
  const text = (name: (typeof TEXTS)[number]) => (
    <TextField
      key={name}
      name={name}
      label={say(`plan_${name}`)}
      {...(name in HINTS && { hint: say(HINTS[name as keyof typeof HINTS]) })}
      value={draft[name]}
      maxLength={MAX_PLAN_NAME}
      inputMode={name === 'amount' ? 'decimal' : NUMERIC.includes(name) ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize={name === 'key' ? 'none' : 'sentences'}
      spellCheck={false}
      onBlur={() => form.left(name)}
      onChange={(typed) => change(name, { [name]: typed })}
      {...errorProps(name)}
    />
  );
  return (
    <ActDialog
      title={plan === null ? say('planAdd') : say('actOn', { act: say('planChange'), name: plan.key })}
      submitLabel={say('save')}
      isDisabled={!isChanged}
      isBusy={isBusy}
      onSubmit={() => void save()}
      form={form}
      reason={reason}
      reasonHint={say('ownerReasonHint')}
      onReason={setReason}
      onClose={onClose}
    >
      {plan === null && [text('key'), choice('audience')]}
      {text('name_en')}
      {text('name_nl')}
      {text('amount')}
      <div className="grid gap-4 sm:grid-cols-3">
        {choice('currency')}
        {choice('interval')}
        {text('vat_percent')}
      </div>
      {text('trial_days')}
      {choice('portal_access')}
      {text('position')}
      <Switch isOn={draft.is_offered} onChange={(isOn) => change('is_offered', { is_offered: isOn })}>
        <span className="block font-semibold">{say('plan_is_offered')}</span>
        <span className="block text-small text-ink-soft">{say('plan_is_offered_hint')}</span>
      </Switch>
    </ActDialog>
  );
}
