import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { Plus } from 'lucide-react';
import { useFormat } from '../../../shared/locale/format.ts';
import { useAmountText } from '../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type RecentFood, recentFoodsQuery } from '../api/foods.ts';
import { FoodSkeletons } from './food-skeletons.tsx';
import { FoodThumbnail } from './food-thumbnail.tsx';

interface RecentFoodsProps {
  onOpen: (foodId: number) => void;
  /** Called to log the food again in the same amount. */
  onAgain: (recent: RecentFood) => void;
  /** The id of the food that is being logged. */
  busyFood: number | undefined;
}

/** The foods that the person chose before; one press logs the same amount again. */
export function RecentFoods({ onOpen, onAgain, busyFood }: RecentFoodsProps) {
  const say = usePhrases('foods');
  const recent = useQuery(recentFoodsQuery);
  if (recent.isPending && recent.fetchStatus !== 'paused') return <FoodSkeletons />;
  if (!recent.data?.length) {
    return <EmptyState title={say('noneYet')} text={say('noneYetText')} />;
  }
  return (
    <section>
      <h3 className="mb-1 mt-5 text-small font-bold text-ink-soft">{say('recent')}</h3>
      <ul className="-mx-3 grid">
        {recent.data.map((food) => (
          <RecentRow
            key={food.food}
            recent={food}
            isBusy={food.food === busyFood}
            onOpen={() => onOpen(food.food)}
            onAgain={() => onAgain(food)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RecentRowProps {
  recent: RecentFood;
  isBusy: boolean;
  onOpen: () => void;
  onAgain: () => void;
}

function RecentRow({ recent, isBusy, onOpen, onAgain }: RecentRowProps) {
  const say = usePhrases('foods');
  const sayForms = usePhrases('forms');
  const { number } = useFormat();
  const amount = useAmountText()({ quantity: recent.quantity, suggested_serving: recent });
  const energy =
    recent.kcal === null ? sayForms('kcalUnknown') : say('kcal', { amount: number(recent.kcal * recent.quantity) });
  return (
    <li className="flex items-center gap-2 rounded-control pr-2 transition hover:bg-sunken dark:hover:bg-line/60">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-18 min-w-0 flex-1 items-center gap-4 rounded-control py-2 pl-3 text-left"
      >
        <FoodThumbnail picture={recent.picture} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold first-letter:uppercase">{recent.food_name}</span>
          <span className="mt-0.5 block truncate text-tiny text-ink-soft">
            {[amount, energy, ...(recent.brand_name ? [recent.brand_name] : [])].join(' · ')}
          </span>
        </span>
      </button>
      <IconButton
        label={say('again', { amount, name: recent.food_name })}
        icon={isBusy ? <Spinner /> : <Plus aria-hidden="true" className="size-5.5" />}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : onAgain}
        className="bg-brand-soft text-brand-strong"
      />
    </li>
  );
}
