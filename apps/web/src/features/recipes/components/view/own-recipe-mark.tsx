import { ChefHat } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { isOwnRecipe } from '../../model/own-recipe-abilities.ts';
import type { OwnRecipe } from '../../model/own-recipe.ts';

/** Says that the person created a recipe; renders nothing for other recipes. */
export function OwnRecipeMark({ recipe }: { recipe: Pick<OwnRecipe, 'author' | 'source_provider'> }) {
  const say = usePhrases('recipes');
  if (!isOwnRecipe(recipe, useCurrentUser())) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-brand-strong">
      <ChefHat aria-hidden="true" className="size-4.5" />
      {say('own')}
    </span>
  );
}
