import type { Total } from '@weekbord/domain/diary/partial-sums';
import { Card } from '@weekbord/ui/card/card';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { portionOf } from '../../model/own-recipe.ts';
import type { RecipeDraft } from '../../model/recipe-draft.ts';

/** The targets of the slot for which a recipe is written, and the name of that meal. */
export interface SlotTarget {
  readonly moment: string;
  readonly kcal: number;
  readonly protein: number;
}

const MAIN = [
  { name: 'kcal', unit: 'kcal', label: 'energy', color: 'energy', text: 'text-energy' },
  { name: 'protein', unit: 'g', label: 'protein', color: 'protein', text: 'text-protein' },
] as const;
const OTHERS = [
  { name: 'carbohydrates', line: 'bg-carbohydrates' },
  { name: 'fat', line: 'bg-fat' },
  { name: 'fiber', line: 'bg-line-strong' },
] as const;

/** Below this many grams, one decimal is shown. */
const SMALL_GRAMS = 10;

/** The nutrition of one portion of a draft, next to the slot's targets if there is a slot. */
export function PortionSummary({ draft, target }: { draft: RecipeDraft; target: SlotTarget | undefined }) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const { number } = useFormat();
  const headingId = useId();
  const totals = portionOf(draft);
  const isPartial = Object.values(totals).some((total) => total.isPartial);
  const amountOf = ({ amount }: Total, unit: string) =>
    amount === null ? say('unknown') : number(amount, unit === 'g' && amount > 0 && amount < SMALL_GRAMS ? 1 : 0);
  const labels = { carbohydrates: sayShared('carbohydrates'), fat: sayShared('fat'), fiber: say('fiber') };
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 id={headingId} className="font-bold">
        {say('perPortion')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-4">
        {MAIN.map(({ name, unit, label, color, text }) => {
          const amount = amountOf(totals[name], unit);
          const aim = target && number(target[name]);
          return (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-tiny text-ink-soft">{sayShared(label)}</dt>
              <dd>
                <span className={`text-heading font-bold ${text}`}>{amount}</span>
                <span className="text-tiny text-ink-soft"> {aim === undefined ? unit : `/ ${aim} ${unit}`}</span>
                {target && aim !== undefined && (
                  <ProgressBar
                    label={sayShared(label)}
                    color={color}
                    value={totals[name].amount ?? 0}
                    max={Math.max(target[name], 1)}
                    valueText={say('ofTarget', { amount, target: aim, unit })}
                    className="mt-1.5"
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <dl className="mt-4 grid grid-cols-[1.35fr_1fr_1fr] gap-2 border-t border-line pt-3.5">
        {OTHERS.map(({ name, line }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-tiny text-ink-soft">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${line}`} />
              <span className="truncate">{labels[name]}</span>
            </dt>
            <dd className="font-bold">
              {amountOf(totals[name], 'g')}
              {totals[name].amount !== null && <span className="text-tiny font-medium text-ink-soft"> g</span>}
            </dd>
          </div>
        ))}
      </dl>
      {target && <p className="mt-3 text-tiny text-ink-soft">{say('targetOf', { moment: target.moment })}</p>}
      {isPartial && (
        <p className="mt-3 flex items-start gap-2 text-tiny text-ink-soft">
          <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
          {say('partial')}
        </p>
      )}
    </Card>
  );
}
