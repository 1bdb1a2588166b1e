import type { Ingredient } from '@weekbord/contract/recipes/models';
import { Replace } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { isChangedForEater } from '../../model/changed-for-eater.ts';

interface ChangedForYouProps {
  ingredients: readonly Ingredient[];
  /** Links to the original recipe. */
  action?: ReactNode;
}

/** Says how many ingredients were replaced. */
export function ChangedForYou({ ingredients, action }: ChangedForYouProps) {
  const say = usePhrases('versions');
  const count = ingredients.filter(isChangedForEater).length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <p className="flex items-center gap-2 py-1 font-medium">
        <Replace aria-hidden="true" className="size-4.5 shrink-0 text-brand-strong" />
        {say('changed', { count })}
      </p>
      {action}
    </div>
  );
}

/** Says, above the steps, that the steps name the original foods because the person swapped some. */
export function StepsAsWritten() {
  const say = usePhrases('versions');
  return <p className="mb-3 text-small text-ink-soft">{say('stepsAsWritten')}</p>;
}
