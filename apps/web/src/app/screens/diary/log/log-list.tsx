import { orderForMoment } from '@weekbord/domain/diary/recent-meals';
import { wordsOf } from '@weekbord/domain/foods/fold-text';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { useState } from 'react';
import { type RecentMeal, recentMealsQuery } from '../../../../features/diary/api/recent-meals.ts';
import {
  type ChosenMeal,
  chosenOfRecent,
  keyOfRecent,
  type Selection,
  withChosen,
  withoutChosen,
} from '../../../../features/diary/model/log-selection.ts';
import { FoodSkeletons } from '../../../../features/foods/components/food-skeletons.tsx';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { BrokenRules, FoodAmountEditor, PortionsEditor } from './amount-editor.tsx';
import { LogRow } from './log-row.tsx';

/** The maximum number of rows above the search results. */
const MOST_ABOVE = 4;

interface LogListProps {
  moment: MealMoment;
  /** The typed text; if it is empty, all known meals are offered. */
  query: string;
  selection: Selection;
  onChange: (change: (known: Selection) => Selection) => void;
  onAbout: (foodId: number) => void;
}

/**
 * Lists what the person eats often or ate recently, the meals of this moment first, each added with one press, and
 * whatever else was chosen.
 */
export function LogList({ moment, query, selection, onChange, onAbout }: LogListProps) {
  const say = usePhrases('logging');
  const sayFoods = usePhrases('foods');
  const recent = useQuery(recentMealsQuery);
  const today = useToday();
  const [opened, setOpened] = useState<string>();
  const offered = orderForMoment((recent.data ?? []).map(withUses), moment, today).map((one) => one.recent);
  const keys = new Set(offered.map(keyOfRecent));
  const others = selection.filter(({ key }) => !keys.has(key));
  const row = (meal: ChosenMeal, chosen: ChosenMeal | undefined) => {
    const { key } = meal;
    const change = (changed: ChosenMeal) => onChange((known) => withChosen(known, changed));
    return (
      <LogRow
        key={key}
        meal={chosen ?? meal}
        isChosen={chosen !== undefined}
        onTake={() => change(meal)}
        onDrop={() => onChange((known) => withoutChosen(known, key))}
        isOpen={opened === key}
        onOpen={() => setOpened(opened === key ? undefined : key)}
      >
        {chosen?.kind === 'food' && <BrokenRules foodId={chosen.foodId} />}
        {opened === key && chosen?.kind === 'food' && (
          <FoodAmountEditor
            meal={chosen}
            onChange={change}
            onClose={() => setOpened(undefined)}
            onAbout={() => onAbout(chosen.foodId)}
          />
        )}
        {opened === key && chosen?.kind === 'recipe' && <PortionsEditor meal={chosen} onChange={change} />}
      </LogRow>
    );
  };
  const rowOf = (one: RecentMeal) =>
    row(
      chosenOfRecent(one),
      selection.find(({ key }) => key === keyOfRecent(one)),
    );
  if (query !== '') {
    const fitting = offered.filter((one) => one.content_type === 'recipemeal' && fits(nameOf(one), query));
    if (fitting.length === 0) return null;
    return (
      <ul aria-label={say('usual')} className="-mx-3 mt-3 grid grid-cols-[minmax(0,1fr)] gap-1">
        {fitting.slice(0, MOST_ABOVE).map(rowOf)}
      </ul>
    );
  }
  if (recent.isPending && recent.fetchStatus !== 'paused') return <FoodSkeletons />;
  if (offered.length + others.length === 0) {
    return <EmptyState title={sayFoods('noneYet')} text={sayFoods('noneYetText')} />;
  }
  return (
    <>
      {others.length > 0 && <Rows title={say('chosen')}>{others.map((one) => row(one, one))}</Rows>}
      {offered.length > 0 && <Rows title={say('usual')}>{offered.map(rowOf)}</Rows>}
    </>
  );
}

function Rows({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 mt-4 text-small font-bold text-ink-soft">{title}</h3>
      <ul className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-1">{children}</ul>
    </section>
  );
}

function withUses(recent: RecentMeal) {
  return {
    recent,
    uses: recent.uses.map(({ meal_moment: moment, count, last_date: lastDate }) => ({ moment, count, lastDate })),
  };
}

function nameOf(recent: RecentMeal): string {
  return recent.content_type === 'recipemeal' ? recent.meal.recipe_template.name : recent.meal.ingredient.name;
}

/** Whether each typed word is the start of a word in a name. */
function fits(name: string, query: string): boolean {
  const words = wordsOf(name);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}
