import { preparationRange } from '@weekbord/domain/recipes/directions/preparation-time';
import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { MEAL_TYPE_FILTERS } from '@weekbord/domain/recipes/list/recipe-filters';
import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { ChipSelect } from '@weekbord/ui/chip-row/chip-row';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { RecipeChipRow } from '../../../shared/recipe-chips/recipe-chip-row.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import {
  type FindFilters,
  LONGEST_SEARCH,
  TIME_CHOICES,
  type TimeChoice,
  withMeal,
  withTime,
} from '../model/find-filters.ts';
import { RecipeCategories } from './recipe-categories.tsx';

const WAIT_MS = 300;

interface Offer {
  /** Whether the person may have custom recipes. */
  readonly ownRecipes: boolean;
  /** Whether recipes for the cycle are offered. */
  readonly hormones: boolean;
}

interface FindFormProps {
  filters: FindFilters;
  onChange: (filters: FindFilters) => void;
  moment: MealMoment;
  offer: Offer;
}

/** All filters of a meal search. */
export function FindForm({ filters, onChange, moment, offer }: FindFormProps) {
  const say = usePhrases('finding');
  const timeText = useTimeText();
  const { text, setText, settle } = useSearchText(filters, onChange);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        settle(text);
      }}
    >
      <div className="flex">
        <SearchBox
          label={say('search')}
          clearLabel={say('clearSearch')}
          placeholder={say('searchPlaceholder')}
          value={text}
          maxLength={LONGEST_SEARCH}
          onChange={setText}
        />
      </div>
      <RecipeChipRow
        filters={filters}
        onChange={onChange}
        mayHaveOwn={offer.ownRecipes}
        className="-mx-6 mt-1.5 px-6"
        more={
          <>
            <ChipSelect
              label={say('meal')}
              value={filters.meal ?? mealTypeOf(moment)}
              usual={mealTypeOf(moment)}
              options={MEAL_TYPE_FILTERS.map((value) => ({ value, label: say(value) }))}
              onChange={(meal) => onChange(withMeal(filters, meal, moment))}
            />
            <ChipSelect
              label={say('time')}
              value={filters.time ?? 'ALL'}
              usual="ALL"
              options={TIME_CHOICES.map((value) => ({ value, label: timeText(value) }))}
              onChange={(time) => onChange(withTime(filters, time))}
            />
          </>
        }
      />
      <RecipeCategories filters={filters} onChange={onChange} offersHormones={offer.hormones} />
    </form>
  );
}

/** Returns a formatter for a range of minutes: '6–10 min'. */
export function useTimeText(): (time: TimeChoice) => string {
  const say = usePhrases('finding');
  return (time) => {
    const { from, to } = preparationRange(time);
    return from === null || to === null ? say('anyTime') : say('timeRange', { from, to });
  };
}

/** The text of the search field. It is applied once typing stops, and replaced by a new search in the URL. */
function useSearchText(filters: FindFilters, onChange: (filters: FindFilters) => void) {
  const sought = filters.q ?? '';
  const [text, setText] = useState(sought);
  const [known, setKnown] = useState(sought);
  if (known !== sought) {
    setKnown(sought);
    if (text.trim() !== sought) setText(sought);
  }
  const rested = useDebounced(text, WAIT_MS);
  const settle = (wanted: string) => {
    const q = wanted.trim();
    if (q !== sought) onChange({ ...filters, q: q === '' ? undefined : q });
  };
  const settleRested = useEffectEvent(settle);
  useEffect(() => settleRested(rested), [rested]);
  return { text, setText, settle };
}
