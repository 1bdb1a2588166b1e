import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { OfferedMeal } from '@weekbord/domain/slots/swap-benefit';
import { useQuery } from '@tanstack/react-query';
import { MakeRecipeCard } from '../../../../features/diary/components/meal/make-recipe-card.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { dishToFind } from '../../../../features/diary/model/dish-to-find.ts';
import type { SlotView } from '../../../../features/diary/model/day-view.ts';
import type { Proposal } from '../../../../features/planner/api/proposals.ts';
import { FindForm } from '../../../../features/planner/components/find-form.tsx';
import { NoProposals } from '../../../../features/planner/components/no-proposals.tsx';
import { ProposalList } from '../../../../features/planner/components/proposal-list.tsx';
import type { FindFilters } from '../../../../features/planner/model/find-filters.ts';
import { preferencesQuery } from '../../../../features/recipes/api/recipe-preferences.ts';
import { hormoneFlags } from '../../../../shared/access/hormone-flags.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

interface FindMealListProps {
  date: PlainDate;
  view: SlotView & Readonly<{ slot: NonNullable<SlotView['slot']> }>;
  filters: FindFilters;
  onFilters: (filters: FindFilters) => void;
  /** The meal to be replaced, which the results leave out. */
  replaced: CalendarItem | undefined;
  /** Called to plan a recipe as shown. */
  onUse: (proposal: Proposal) => void;
  /** The id of the recipe that is being planned. */
  using: number | undefined;
  /** The recipe that was just closed. */
  opened: number | undefined;
  onOpen: (proposal: Proposal) => void;
}

/** The filters of a meal search, and its results. */
export function FindMealList({
  date,
  view,
  filters,
  onFilters,
  replaced,
  onUse,
  using,
  opened,
  onOpen,
}: FindMealListProps) {
  const say = usePhrases('finding');
  const sayMeal = usePhrases('meals');
  const { number } = useFormat();
  const user = useCurrentUser();
  const { showsTargets, mayMakeRecipes } = diaryAbilities(user);
  const without = replaced?.content_type === 'recipemeal' ? replaced.meal.recipe_template.id : undefined;
  const { data: preferences } = useQuery(preferencesQuery);
  const { slot, moment } = view;
  const offer = {
    ownRecipes: mayMakeRecipes,
    hormones: hormoneFlags(user).length > 0,
  };
  const aside = mayMakeRecipes && <MakeRecipeCard place={{ date, slotId: slot.id }} />;
  const name = sayMeal(`the${moment}`);
  const dish = dishToFind(view, replaced);
  return (
    <div className="min-h-[72dvh]">
      <FindForm filters={filters} onChange={onFilters} moment={moment} offer={offer} />
      <ProposalList
        place={{ slotId: slot.id, date, replaces: replaced?.id }}
        filters={filters}
        before={replaced && offeredBy(replaced)}
        onUse={onUse}
        using={using}
        target={showsTargets ? dish.kcal : undefined}
        isHidden={(recipe) => recipe === without || preferences?.[recipe] === 'disliked'}
        opened={opened}
        onOpen={onOpen}
        intro={
          <p className="pb-3 pt-4 text-small text-ink-soft">
            {dish.kind === 'side'
              ? say('fittedSide', { moment: name })
              : showsTargets
                ? say(dish.kind === 'main' ? 'fittedBeside' : 'fitted', { moment: name, kcal: number(slot.kcal) })
                : say('fittedPlain', { moment: name })}
          </p>
        }
        aside={aside}
        empty={<NoProposals filters={filters} onFilters={onFilters} aside={aside} />}
      />
    </div>
  );
}

/** The facts of a meal in the diary, per plate, for comparison. */
function offeredBy(item: CalendarItem): OfferedMeal {
  if (item.content_type !== 'recipemeal') return { protein: item.meal.protein, minutes: null };
  const { protein, portions, recipe_template: recipe } = item.meal;
  return { protein: protein === null ? null : protein / portions, minutes: recipe.total_time_min };
}
