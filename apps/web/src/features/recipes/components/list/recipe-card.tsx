import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useMinutesText } from '../../../../shared/measures/use-minutes-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { VersionLabel } from '../../../../shared/versions/version-label.tsx';
import type { InspiringMeal } from '../../api/recipes.ts';
import { FavouriteButton } from './favourite-button.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the card was opened from the list of recipes, so that the list is one step back. */
    isOverRecipes?: boolean;
  }
}

interface RecipeCardProps {
  meal: InspiringMeal;
  /** The meal moment of the user's plan to which the meal is fitted; undefined for the recipe's own portion. */
  moment: MealMoment | undefined;
  /** Whether the card is visible when the screen opens. */
  isFirst: boolean;
}

/** A recipe to browse; the card opens it, and the heart makes it a favourite. */
export function RecipeCard({ meal, moment, isFirst }: RecipeCardProps) {
  const say = usePhrases('inspiration');
  const { figure } = useFormat();
  const { recipe_template: recipe } = meal;
  const minutes = useMinutesText().total(recipe);
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-card bg-surface shadow-card transition hover:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-strong dark:ring-1 dark:ring-inset dark:ring-line">
      <div className="relative aspect-4/3 overflow-hidden bg-sunken">
        <DishPicture
          picture={recipe.picture}
          size="card"
          image={recipe.image}
          isFirst={isFirst}
          className="size-full transition-transform duration-200 group-hover:scale-103"
        />
        {minutes && (
          <span className="absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-full bg-white/88 py-0.5 pl-1.5 pr-2 text-tiny font-semibold text-[#241f1a]">
            <Clock aria-hidden="true" className="size-3.5" />
            {minutes}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <h2 className="text-small font-semibold leading-snug text-pretty hyphens-auto wrap-break-word sm:text-body sm:leading-snug">
          <Link
            to="/recipes/$recipeId"
            params={{ recipeId: String(recipe.id) }}
            search={moment !== undefined && meal.plate !== null ? { fitted: moment, plate: meal.plate } : {}}
            state={{ isOverRecipes: true }}
            className="outline-none after:absolute after:inset-0"
          >
            <span className="line-clamp-4 sm:line-clamp-3">{recipe.name}</span>
          </Link>
        </h2>
        <VersionLabel version={meal.version} className="pt-0.5 text-tiny" />
        <p className="mt-auto flex flex-wrap gap-x-2.5 pt-1.5 text-tiny text-ink-soft">
          <span>{say('kcal', { amount: figure(meal.kcal) })}</span>
          <span>{say('protein', { amount: figure(meal.protein) })}</span>
        </p>
      </div>
      <FavouriteButton recipeId={recipe.id} name={recipe.name} className="absolute right-2 top-2" />
    </li>
  );
}
