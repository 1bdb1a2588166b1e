import { matchedParts } from '@weekbord/domain/foods/matched-parts';
import { classes } from '@weekbord/ui/classes';
import { useEffect } from 'react';
import type { Food } from '../../../shared/foods/food.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useEnergyText } from '../../../shared/foods/use-energy-text.ts';
import { FoodThumbnail } from './food-thumbnail.tsx';

interface FoodResultsProps {
  id: string;
  foods: readonly Food[];
  query: string;
  /** The one that the arrow keys are at, or -1. */
  active: number;
  /** Shown while newer ones are on their way. */
  isOld: boolean;
  onChoose: (food: Food) => void;
}

/** The id of one food found, for the box that the focus stays in. */
export function optionId(listId: string, food: Food): string {
  return `${listId}-${food.id}`;
}

/** Foods that a search found, best first. */
export function FoodResults({ id, foods, query, active, isOld, onChoose }: FoodResultsProps) {
  const say = usePhrases('foods');
  const activeFood = foods[active];
  useEffect(() => {
    if (activeFood) document.getElementById(optionId(id, activeFood))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeFood]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('results')}
      className={classes('-mx-3 mt-3 grid transition-opacity', isOld && 'opacity-60')}
    >
      {foods.map((food, index) => (
        <button
          key={food.id}
          id={optionId(id, food)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(food)}
          className="flex min-h-18 items-center gap-4 text-left rounded-control px-3 py-2 transition hover:bg-sunken aria-selected:bg-sunken aria-selected:ring-2 aria-selected:ring-inset aria-selected:ring-brand-strong dark:hover:bg-line/60 dark:aria-selected:bg-line/60"
        >
          <FoodThumbnail picture={food.picture} seed={food.id} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 first-letter:uppercase">
              <MarkedName name={food.name} query={query} />
            </span>
            <FoodLine food={food} />
          </span>
        </button>
      ))}
    </div>
  );
}

function MarkedName({ name, query }: { name: string; query: string }) {
  return matchedParts(name, query).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-transparent font-bold text-ink">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** The brand and the energy of a food. */
function FoodLine({ food }: { food: Food }) {
  const say = usePhrases('foods');
  const energy = useEnergyText()(food);
  const owner = food.source === 'PERSON' ? (food.brand_name ?? say('own')) : food.brand_name;
  return (
    <span className="mt-0.5 block truncate text-tiny text-ink-soft">{owner ? `${owner} · ${energy}` : energy}</span>
  );
}
