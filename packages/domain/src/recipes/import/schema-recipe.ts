import { kitchenUnit } from '../read/kitchen-units.ts';

/** A recipe to be exported to other apps. */
export type WrittenRecipe = Readonly<{
  name: string;
  portions: number;
  /** In minutes. */
  times: Readonly<Record<'preparation' | 'cooking' | 'waiting', number | null>>;
  lines: readonly string[];
  steps: readonly string[];
  categories: readonly string[];
  address: string | null;
}>;

/** Any JSON value. */
type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A recipe as schema.org JSON-LD. */
export function schemaRecipe(recipe: WrittenRecipe): Record<string, JsonValue> {
  const { preparation, cooking, waiting } = recipe.times;
  const total = (preparation ?? 0) + (cooking ?? 0) + (waiting ?? 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    recipeYield: `${recipe.portions} ${recipe.portions === 1 ? 'serving' : 'servings'}`,
    ...(preparation === null ? {} : { prepTime: duration(preparation) }),
    ...(cooking === null ? {} : { cookTime: duration(cooking) }),
    ...(total === 0 ? {} : { totalTime: duration(total) }),
    ...(recipe.categories.length === 0 ? {} : { recipeCategory: [...recipe.categories] }),
    recipeIngredient: [...recipe.lines],
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...(recipe.address === null ? {} : { isBasedOn: recipe.address }),
  };
}

/** Minutes as an ISO 8601 duration. */
function duration(minutes: number): string {
  return `PT${minutes}M`;
}

/** An amount of a food, with the names in one language. */
export type WrittenLine = Readonly<{
  quantity: number;
  measure: string;
  /** The singular and plural name of the measure, and its grams per unit. */
  measureName: string;
  measurePlural: string;
  grams: number;
  name: string;
  note: string | null;
}>;

/**
 * A recipe line as people write it: "200 g rice, cooked", "2 eggs", "1.5 tablespoons olive oil". Measures that do not
 * occur in written recipes, such as the spread on a slice, are replaced by grams.
 */
export function writeLine({ quantity, measure, measureName, measurePlural, grams, name, note }: WrittenLine): string {
  const words = note === null || note.trim() === '' ? name : `${name}, ${note.trim()}`;
  if (measure === 'piece') return `${plainAmount(quantity)} ${words}`;
  const unit = quantity > 1 ? measurePlural : measureName;
  return kitchenUnit(unit)?.id === measure
    ? `${plainAmount(quantity)} ${unit} ${words}`
    : `${plainAmount(quantity * grams)} g ${words}`;
}

/**
 * Formats a number with a decimal point; a zero is added to three decimals, because they could be read as thousands.
 */
function plainAmount(quantity: number): string {
  const text = String(Math.round(quantity * 10_000) / 10_000);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
