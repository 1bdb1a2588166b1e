import { matchedParts } from '@weekbord/domain/foods/matched-parts';
import { classes } from '@weekbord/ui/classes';
import { SearchChoiceList } from '@weekbord/ui/search-choice/search-choice';
import type { Food } from '../../../shared/foods/food.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useEnergyText } from '../../../shared/foods/use-energy-text.ts';
import { FoodThumbnail } from './food-thumbnail.tsx';

interface FoodResultsProps {
  foods: readonly Food[];
  query: string;
  /** Whether newer results are loading. */
  isOld: boolean;
  onChoose: (food: Food) => void;
}

/** The foods that a search found, best first. */
export function FoodResults({ foods, query, isOld, onChoose }: FoodResultsProps) {
  const say = usePhrases('foods');
  return (
    <SearchChoiceList
      label={say('results')}
      items={foods}
      dependency={query}
      onChoose={onChoose}
      className={classes('-mx-3 mt-3 grid outline-none transition-opacity', isOld && 'opacity-60')}
    >
      {(food) => (
        <>
          <FoodThumbnail picture={food.picture} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 first-letter:uppercase">
              <MarkedName name={food.name} query={query} />
            </span>
            <FoodLine food={food} />
          </span>
        </>
      )}
    </SearchChoiceList>
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
