import type { RecipeMeal } from '@weekbord/contract/recipes/models';
import { Clock, CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { IngredientList } from './ingredient-list.tsx';

interface RecipeViewProps {
  meal: RecipeMeal;
  isImperial: boolean;
  /** Beside the heading of the ingredients: how many portions. */
  portions?: ReactNode;
}

/** What a meal is, what goes in and how it is made. */
export function RecipeView({ meal, isImperial, portions }: RecipeViewProps) {
  const say = usePhrases('recipes');
  const { preparation_time_min: preparation, cooking_time_min: cooking, external_url: link } = meal.recipe_template;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
        {preparation ? (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4.5" />
            {say('preparation', { count: preparation })}
          </span>
        ) : null}
        {cooking ? (
          <span className="inline-flex items-center gap-1.5">
            <CookingPot aria-hidden="true" className="size-4.5" />
            {say('cooking', { count: cooking })}
          </span>
        ) : null}
        {link && isInstagram(link) && (
          <a href={link} target="_blank" rel="noreferrer" className="font-semibold text-brand-strong underline">
            {say('instagram')}
          </a>
        )}
      </p>
      <FigureTiles meal={meal} />
      <section aria-labelledby="recipe-ingredients" className="mt-7">
        <div className="mb-1 flex min-h-12 items-center gap-3">
          <h3 id="recipe-ingredients" className="min-w-0 flex-1 text-heading font-bold">
            {say('ingredients')}
          </h3>
          {portions ?? <span className="text-small text-ink-soft">{say('portions', { count: meal.portions })}</span>}
        </div>
        <IngredientList ingredients={meal.ingredients} isImperial={isImperial} />
      </section>
      {meal.directions.length > 0 && (
        <section aria-labelledby="recipe-directions" className="mt-7">
          <h3 id="recipe-directions" className="mb-3 text-heading font-bold">
            {say('directions')}
          </h3>
          <ol className="grid gap-4">
            {meal.directions.map(({ text }, index) => (
              <li key={text} className="flex gap-3.5">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-strong"
                >
                  {index + 1}
                </span>
                <p className="min-w-0 flex-1 pt-0.5">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function isInstagram(link: string): boolean {
  return URL.canParse(link) && /(^|\.)instagram\.com$/.test(new URL(link).hostname);
}
