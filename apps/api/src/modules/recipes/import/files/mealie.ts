import {
  amountText,
  type Fields,
  fieldsIn,
  type FileRecipe,
  fileRecipe,
  isFields,
  minutesOf,
  stepsIn,
  textIn,
} from './file-recipe.ts';

/** Whether a document is the database of a Mealie backup. */
export function isMealie(document: unknown): document is Fields {
  return isFields(document) && Array.isArray(document['recipes']) && Array.isArray(document['recipes_ingredients']);
}

/** Returns the recipes of a Mealie backup, whose tables refer to each other by ids. */
export function recipesOfMealie(database: Fields): FileRecipe[] {
  const ofRecipe = (table: string) => groupById(fieldsIn(database[table]), 'recipe_id');
  const lines = ofRecipe('recipes_ingredients');
  const steps = ofRecipe('recipe_instructions');
  const notes = ofRecipe('notes');
  const settings = ofRecipe('recipe_settings');
  const categories = ofRecipe('recipes_to_categories');
  const names = (table: string) => byId(fieldsIn(database[table]));
  const foods = names('ingredient_foods');
  const units = names('ingredient_units');
  const categoryNames = names('categories');
  return fieldsIn(database['recipes']).map((recipe) => {
    const of = (rows: ReturnType<typeof ofRecipe>) => rows.get(idOf(recipe['id'])) ?? [];
    const amountsCount = of(settings).some(({ disable_amount: isOff }) => isOff === false || isOff === 0);
    return fileRecipe({
      name: textIn(recipe['name']),
      makes: yieldOf(recipe),
      lines: of(lines)
        .toSorted(byPosition)
        .flatMap((line) => [...titleOf(line), ...lineOf(line, { foods, units, amountsCount })]),
      steps: of(steps)
        .toSorted(byPosition)
        .flatMap(({ text }) => stepsIn(text)),
      times: {
        total: minutesOf(recipe['total_time']),
        work: minutesOf(recipe['prep_time']),
        cooking: minutesOf(recipe['perform_time']) || minutesOf(recipe['cook_time']),
      },
      address: textIn(recipe['org_url']),
      notes: of(notes).flatMap(({ title, text }) => {
        const note = [textIn(title), textIn(text)].filter((part) => part !== '').join(': ');
        return note === '' ? [] : [note];
      }),
      categories: of(categories).flatMap((row) => textIn(categoryNames.get(idOf(row['category_id']))?.['name']) || []),
    });
  });
}

type Rows = ReadonlyMap<string, Fields>;

/** Removes the hyphens of an id, because exports write the same id with and without them. */
function idOf(value: unknown): string {
  return String(value).replaceAll('-', '');
}

function byId(rows: readonly Fields[]): Rows {
  return new Map(rows.map((row) => [idOf(row['id']), row]));
}

function groupById(rows: readonly Fields[], column: string): ReadonlyMap<string, readonly Fields[]> {
  return Map.groupBy(rows, (row) => idOf(row[column]));
}

function byPosition(one: Fields, other: Fields): number {
  return Number(one['position'] ?? 0) - Number(other['position'] ?? 0);
}

/** Newer versions of Mealie have a column for the number of servings; older ones have a text. */
function yieldOf({ recipe_servings: servings, recipe_yield: written }: Fields): string {
  return typeof servings === 'number' && servings > 0 ? `${servings} servings` : textIn(written);
}

function titleOf({ title }: Fields): readonly string[] {
  const text = textIn(title).replace(/:$/, '');
  return text === '' ? [] : [`${text}:`];
}

/**
 * Returns a line as Mealie parsed it, or its original text if Mealie did not. For a line without a food, the amount
 * counts only if amounts are enabled in the recipe, because Mealie stores 1 for lines that it never parsed.
 */
function lineOf(
  { food_id: foodId, unit_id: unitId, quantity, note, original_text: written }: Fields,
  { foods, units, amountsCount }: Readonly<{ foods: Rows; units: Rows; amountsCount: boolean }>,
): readonly string[] {
  const food = textIn(foods.get(idOf(foodId))?.['name']);
  const words = textIn(note);
  const amount = typeof quantity === 'number' && quantity > 0 ? amountText(quantity) : '';
  const unit = textIn(units.get(idOf(unitId))?.['name']);
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  if (food !== '') return [joined(amount, unit, words === '' ? food : `${food}, ${words}`)];
  const plain = words === '' ? textIn(written) : words;
  if (plain === '') return [];
  return [amountsCount && !/^\p{N}/u.test(plain) ? joined(amount, unit, plain) : plain];
}
