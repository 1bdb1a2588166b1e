import { foodsToAvoid } from '@weekbord/domain/planner/catalogue/person-rules';
import { recipeAdapter } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { type LineOfVersion, linesOfVersion } from '@weekbord/domain/recipes/versions/lines-of-version';
import { swapReasons } from '@weekbord/domain/recipes/swaps/swap-reasons';
import type { FoodWithServings, PlannableLine } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type KnownRecipe, linesOfRecipe } from '../templates/recipe-lines.ts';
import { type Eater, type Eating, keyOfEater } from './eater.ts';
import { loadSwaps, type SwapTables } from './swaps.ts';

/** A recipe as a person eats it: its lines, and the original line of each. */
export type RecipeVersion = Readonly<{
  lines: readonly PlannableLine[];
  parts: readonly LineOfVersion<PlannableLine>[];
}>;

/** Returns the version of a recipe; null if none respects all rules, `as-written` if nothing is swapped. */
export type VersionMaker = (recipeId: number, lines: readonly PlannableLine[]) => RecipeVersion | 'as-written' | null;

/** Creates a function that returns a recipe's version for an eater; `avoided` are the foods to leave out. */
export function versionMaker(eater: Eater, swaps: SwapTables, avoided: Iterable<number>): VersionMaker {
  const { diet, intolerances } = eater;
  const adapt = recipeAdapter(swaps.ofFoods, {
    diet,
    intolerances,
    avoidFoodIds: avoided,
  });
  return (recipeId, lines) => {
    const dish = { lines, swaps: swaps.ofRecipes.get(recipeId) ?? null };
    const version = adapt(dish);
    if (version === null) return null;
    if (version.changes === undefined) return 'as-written';
    const parts = linesOfVersion(lines, version);
    return { parts, lines: parts.map((part) => lineOf(part, eater)) };
  };
}

function lineOf({ written, line, swapped }: LineOfVersion<PlannableLine>, eater: Eater): PlannableLine {
  if (line === written) return written;
  const { noteEn, noteNl } = written;
  if (swapped === null) return { ...line, noteEn, noteNl };
  const because = [...new Set(swapReasons(swapped.because, swapped.from, eater))];
  return {
    ...line,
    noteEn,
    noteNl,
    swapped: { foodId: swapped.from.id, because },
  };
}

/** Returns the ids of the given foods that an eater avoids beyond those excluded by diet and intolerances. */
export function avoidedAmong(eater: Eater, foods: Iterable<FoodWithServings>): number[] {
  return foodsToAvoid(foods, eater.dislikes, eater.without);
}

/**
 * Returns the lines of a recipe as a person eats it: the original lines if nothing breaks their rules, or if no
 * replacement is possible.
 */
export async function linesForPerson(
  ctx: Readonly<{ db: Kysely<Tables>; config: Config }>,
  recipe: KnownRecipe,
  { eater, catalogueVersion }: Eating,
): Promise<readonly PlannableLine[]> {
  const lines = await linesOfRecipe(ctx, recipe);
  if (keyOfEater(eater) === '' || catalogueVersion === null) return lines;
  const swaps = await loadSwaps(ctx, catalogueVersion);
  const foods = [...lines.map(({ food }) => food), ...swaps.substitutes.values()];
  const version = versionMaker(eater, swaps, avoidedAmong(eater, foods))(recipe.id, lines);
  return version === null || version === 'as-written' ? lines : version.lines;
}
