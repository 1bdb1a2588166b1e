import type { Answered } from '@weekbord/contract/endpoint';
import type { ReadIngredient, readRecipe } from '@weekbord/contract/recipes/read-recipe';
import { recipeFields } from '@weekbord/contract/recipes/recipe-fields';
import { guessLanguage } from '@weekbord/domain/recipes/read/guess-language';
import { isInstruction } from '@weekbord/domain/recipes/read/line-marks';
import type { MatchedLine } from '@weekbord/domain/recipes/read/match-line';
import { plainLine } from '@weekbord/domain/recipes/read/plain-line';
import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { type WeighedLine, weighLines } from '@weekbord/domain/recipes/read/weigh-lines';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { Surroundings } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { presentFoodsByIds } from '../../foods/foods.public.ts';
import { matchFoods } from './match-foods.ts';

/** The limits of a custom recipe. A longer name is cut; the limits below work the same way. */
const NAME_MAX = 200;
const STEPS_MAX = 50;
const STEP_MAX = 2000;
const NOTE_MAX = 200;
const ALTERNATIVES_MAX = 5;

type Ctx = Pick<Surroundings<Actor>, 'db' | 'config' | 'locale' | 'workers'>;
type Draft = Answered<typeof readRecipe>;
type Foods = Awaited<ReturnType<typeof presentFoodsByIds>>;

/** A recipe that was found, with the foods its lines refer to and their amounts. */
export interface MatchedRecipe {
  readonly steps: readonly string[];
  readonly matched: readonly MatchedLine[];
  /** In the order of the lines. */
  readonly weighed: readonly WeighedLine[];
}

/** Finds the foods that the lines of a recipe refer to. */
export async function matchRecipe(
  ctx: Pick<Ctx, 'db' | 'config' | 'locale' | 'workers'>,
  found: FoundRecipe,
): Promise<MatchedRecipe> {
  const language = guessLanguage([...found.lines, found.name, ...found.steps].join('\n'), ctx.locale);
  // An instruction counts as a step, even if it is among the ingredients.
  const steps = [...found.lines.filter((line) => isInstruction(plainLine(line))), ...found.steps];
  const { weighable, matched } = await matchFoods(ctx, found.lines, language);
  return { steps, matched, weighed: weighLines(matched, weighable, { portions: found.portions, steps }) };
}

/** Returns a draft of a recipe that was found: its lines with the foods they refer to. */
export async function draftRecipe(
  ctx: Ctx,
  found: FoundRecipe,
  { address, mealTypes }: Readonly<{ address: string | null; mealTypes: readonly MealType[] }>,
): Promise<Draft> {
  const { steps, matched, weighed } = await matchRecipe(ctx, found);
  const ids = [...new Set(matched.flatMap(({ match }) => match.candidates.map(({ id }) => id)))];
  const foods = await presentFoodsByIds(ctx.db, ids, ctx.locale);
  return {
    name: cut(found.name, NAME_MAX),
    portions: found.portions,
    preparation_time_min: found.times.preparation,
    cooking_time_min: found.times.cooking,
    waiting_time_min: found.times.waiting,
    meal_types: [...mealTypes],
    external_url: safeAddress(address),
    directions: directionsOf(steps).map((text) => ({ text })),
    ingredients: matched.map((one, place) => presentLine(one, weighed[place]!, foods)),
  };
}

/** Returns the steps that fit in a custom recipe. */
export function directionsOf(steps: readonly string[]): readonly string[] {
  return steps.slice(0, STEPS_MAX).map((text) => cut(text, STEP_MAX));
}

/** Returns the note of a line, cut to the length that a recipe stores. */
export function noteOf(note: string | null): string | null {
  return note === null ? null : cut(note, NOTE_MAX);
}

/** Returns a URL if a custom recipe may show it; null for any other. */
export function safeAddress(address: string | null): string | null {
  const checked = recipeFields.shape.external_url.safeParse(address);
  return checked.success ? checked.data : null;
}

function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}

function presentLine({ line, match }: MatchedLine, weighed: WeighedLine, foods: Foods): ReadIngredient {
  const [first, ...others] = match.candidates.flatMap(({ id }) => foods.get(id) ?? []);
  const { amount, marks } = weighed;
  const written = line.unit?.kind === 'mass' && line.unit.size !== null ? line.unit.size : null;
  return {
    raw: line.raw,
    name: cut(line.name, NAME_MAX),
    note: noteOf(line.note),
    state: first === undefined ? 'unmatched' : weighed.state,
    quantity: amount?.quantity ?? line.quantity,
    measure: amount?.serving.measure ?? line.unit?.id ?? null,
    suggested_serving: first?.suggested_servings.find(({ id }) => id === amount?.serving.id) ?? null,
    food: first ?? null,
    alternatives: others.slice(0, ALTERNATIVES_MAX),
    grams: roundGrams(amount?.grams ?? line.statedGrams ?? (written === null ? null : written * (line.quantity ?? 0))),
    is_estimated: amount?.isEstimated ?? true,
    marks: [...marks],
  };
}

function roundGrams(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams * 10) / 10;
}
