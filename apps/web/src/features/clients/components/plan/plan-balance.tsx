import { dayAtBalance, dayOfCoachPlan, ENERGY_BALANCES } from '@weekbord/domain/plans/coach-plan';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { isNoBalance, pickBalance, typeBalance, typeDay } from '../../model/plan-draft.ts';
import { DayFaults } from './day-faults.tsx';
import { MacroFields } from './macro-fields.tsx';
import type { PlanStepProps } from './plan-step.ts';

const OWN = 'OWN';

/** The share of the expenditure that the plan covers, and the resulting macros. */
export function PlanBalance({ basis, draft, name, onChange }: PlanStepProps) {
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const typed = useTypedNumber();
  const { plan } = draft;
  const offered = ENERGY_BALANCES.find((balance) => balance === plan.energyBalance);
  const isOwn = draft.typed.balance !== undefined || offered === undefined;
  const balanceText = draft.typed.balance ?? typed(plan.energyBalance);
  const { energyExpenditure } = dayAtBalance(basis, plan.energyBalance);
  const day = dayOfCoachPlan(basis, plan);
  const choose = (value: string) =>
    onChange(value === OWN ? typeBalance(draft, typed(plan.energyBalance)) : pickBalance(draft, Number(value)));
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{say('balanceText', { kcal: format.number(energyExpenditure), name })}</p>
      <ChipChoice
        kind="one"
        label={say('balanceTitle')}
        values={[isOwn ? OWN : String(offered)]}
        options={[
          ...ENERGY_BALANCES.map((value) => ({
            value: String(value),
            label: say('balancePercent', { value: String(value) }),
          })),
          { value: OWN, label: say('balanceOther') },
        ]}
        onChange={([value]) => choose(value ?? OWN)}
      />
      {isOwn && (
        <TextField
          {...NUMBER_FIELD}
          label={say('balanceOwn')}
          unit="%"
          maxLength={6}
          value={balanceText}
          error={isNoBalance(draft.typed.balance) ? say('balanceError') : undefined}
          onChange={(text) => onChange(typeBalance(draft, text))}
        />
      )}
      <Card as="section" labelledBy="plan-day">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <h2 id="plan-day" className="font-bold">
            {say('dayTitle')}
          </h2>
          {plan.adjusted !== null && (
            <>
              <span className="rounded-full bg-warning-soft px-2.5 py-0.5 text-tiny font-semibold text-warning">
                {say('changed')}
              </span>
              <Button
                tone="quiet"
                size="small"
                className="ml-auto"
                onClick={() => onChange(pickBalance(draft, plan.energyBalance))}
              >
                {say('reset')}
              </Button>
            </>
          )}
        </div>
        <p aria-live="polite" className="mb-4 text-heading font-bold">
          {format.number(day.kcal)} {sayShared('kcal')}
        </p>
        <MacroFields
          grams={day}
          typedOf={(macro) => draft.typed.day[macro]}
          onType={(macro, text) => onChange(typeDay(basis, draft, macro, text))}
        />
      </Card>
      <NumberSources topic="PLAN" />
      <DayFaults basis={basis} draft={draft} day={day} name={name} />
    </div>
  );
}
