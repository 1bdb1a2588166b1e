import { yearlySaving } from '@weekbord/domain/billing/offer';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Plan } from '../api/checkout.ts';
import { useMoney } from '../model/use-money.ts';
import { usePriceText } from '../model/use-price-text.ts';

interface PlanChoiceProps {
  plans: readonly Plan[];
  chosen: Plan;
  onChoose: (price: string) => void;
}

/** Lets the buyer choose among the plans on sale, each with its price, VAT, period, trial and yearly saving. */
export function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps) {
  const say = usePhrases('checkout');
  const money = useMoney();
  const priceText = usePriceText();
  const isOneKind = plans.every(({ name }) => name === plans[0]?.name);
  const optionOf = (plan: Plan) => {
    const { price: value, name, currency, vat_percent: percent, trial_days: trialDays } = plan;
    const price = priceText(plan);
    const saving = yearlySaving(plan, plans);
    return {
      value,
      label: isOneKind ? price : say('namedPlan', { name, price }),
      description: (
        <>
          {trialDays > 0 && <span className="block">{say('trialThen', { count: trialDays, price })}</span>}
          {percent > 0 && <span className="block">{say('withVat', { percent })}</span>}
        </>
      ),
      ...(saving !== null && { badge: say('saving', { amount: money(saving, currency) }) }),
    };
  };
  return <RadioCards label={say('plans')} value={chosen.price} onChange={onChoose} options={plans.map(optionOf)} />;
}
