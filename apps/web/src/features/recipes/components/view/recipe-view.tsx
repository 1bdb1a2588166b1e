import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { shownDirections } from '@weekbord/domain/recipes/directions/shown-directions';
import { REHEATING_MINUTES } from '@weekbord/domain/recipes/directions/preparation-time';
import { Button } from '@weekbord/ui/button/button';
import { Clock, CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoreFigures } from '../../../../shared/foods/more-figures.tsx';
import { useMinutesText } from '../../../../shared/measures/use-minutes-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { VersionLabel } from '../../../../shared/versions/version-label.tsx';
import { isChangedForEater, isSwappedByHand } from '../../model/changed-for-eater.ts';
import { ChangedForYou, StepsAsWritten } from '../list/changed-for-you.tsx';
import { loadCooking } from '../cooking/cooking.tsx';
import { DislikedNotice } from '../list/disliked-notice.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { HormoneBanner } from '../list/hormone-banner.tsx';
import { IngredientList, type IngredientSwapping } from './ingredient-list.tsx';
import { OwnRecipeMark } from './own-recipe-mark.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { SourceLink } from './source-link.tsx';
import { StepNumber } from './step-number.tsx';

interface RecipeViewProps {
  meal: RecipeMeal;
  /** The actions on an ingredient. If omitted, ingredients are read-only. */
  swapping?: IngredientSwapping;
  /** Shown next to the recipe's facts: the favourite and dislike buttons. */
  preferences?: ReactNode;
  /** Shown next to the heading of the ingredients: the number of portions. */
  portions?: ReactNode;
  /** Links to the original recipe, if it was adapted for the user. */
  asWritten?: ReactNode;
  /** The ingredients to show, if they differ from the meal's own. */
  ingredients?: RecipeMeal['ingredients'];
  /** Shown above the ingredients: whose amounts they are. */
  amounts?: ReactNode;
  /** Shown above everything else: how the meal is cooked in one batch with others. */
  cooking?: ReactNode;
  /** Whether the dish was cooked before and is only reheated. */
  isWarmed?: boolean;
  /** Shown below the ingredients: additional notes about the meal. */
  aside?: ReactNode;
  /** The level of the headings, if the view is not in a sheet. */
  heading?: 'h2' | 'h3';
  /** Whether an alert already says that the recipe is disliked. */
  isDislikeShown?: boolean;
  /** Opens cooking mode; if omitted, the recipe is read-only. */
  onCook?: (() => void) | undefined;
}

/** A meal's recipe: its facts, its ingredients and its steps. */
export function RecipeView({
  meal,
  swapping,
  preferences,
  portions,
  asWritten,
  ingredients = meal.ingredients,
  amounts,
  cooking: cookedWith,
  isWarmed = false,
  aside,
  heading: Heading = 'h3',
  isDislikeShown,
  onCook,
}: RecipeViewProps) {
  const say = usePhrases('recipes');
  const user = useCurrentUser();
  const { recipe_template: recipe } = meal;
  const { external_url: link } = recipe;
  const minutes = useMinutesText().whole(recipe);
  const directions = isWarmed ? [] : shownDirections(meal.directions);
  return (
    <>
      <VersionLabel version={meal.version} className="pb-2 text-small" />
      <div className="flex items-center">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
          {isWarmed && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4.5" />
              {say('reheating', { count: REHEATING_MINUTES })}
            </span>
          )}
          {minutes && !isWarmed ? (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4.5" />
              {minutes}
            </span>
          ) : null}
          <OwnRecipeMark recipe={recipe} />
          <SourceLink link={link} />
        </p>
        {preferences && <div className="-my-2.5 -mr-3 ml-auto flex shrink-0">{preferences}</div>}
      </div>
      {cookedWith}
      {onCook && directions.length > 0 && (
        <Button
          isWide
          tone="secondary"
          className="mt-3"
          aria-haspopup="dialog"
          icon={<CookingPot aria-hidden="true" className="size-5" />}
          onPointerEnter={() => void loadCooking().catch(() => undefined)}
          onClick={onCook}
        >
          {say('startCooking')}
        </Button>
      )}
      {!isDislikeShown && <DislikedNotice recipeId={recipe.id} />}
      <FigureTiles meal={meal} />
      <HormoneBanner recipe={recipe} />
      <section aria-labelledby="recipe-ingredients" className="mt-4 sm:mt-7">
        <div className="mb-1 flex min-h-12 flex-wrap items-center gap-x-3">
          <Heading id="recipe-ingredients" className="min-w-[min(100%,6rem)] flex-1 text-heading font-bold">
            {say('ingredients')}
          </Heading>
          {portions ?? <span className="text-small text-ink-soft">{say('portions', { count: meal.portions })}</span>}
        </div>
        {meal.ingredients.some(isChangedForEater) && (
          <ChangedForYou ingredients={meal.ingredients} action={asWritten} />
        )}
        {amounts}
        <IngredientList ingredients={ingredients} swapping={swapping} />
      </section>
      {aside}
      <MoreFigures columns={[{ figures: meal.further_figures }]} of="meal" />
      {directions.length > 0 && (
        <section aria-labelledby="recipe-directions" className="mt-7">
          <Heading id="recipe-directions" className="mb-3 text-heading font-bold">
            {say('directions')}
          </Heading>
          {meal.ingredients.some(isSwappedByHand) && <StepsAsWritten />}
          <ol className="grid gap-4">
            {directions.map(({ text }, index) => (
              <li key={`${index} ${text}`} className="flex gap-3.5">
                <StepNumber number={index + 1} />
                <p className="min-w-0 flex-1 pt-0.5">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <RecipeFacts recipe={recipe} heading={Heading} isHalal={user.intake?.diet === 'HALAL'} />
    </>
  );
}
