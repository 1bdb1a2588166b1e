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

/** Whether a document is a Tandoor recipe, whose ingredients are in its steps. */
export function isTandoor(document: unknown): document is Fields {
  if (!isFields(document) || typeof document['name'] !== 'string') return false;
  return fieldsIn(document['steps']).some(({ ingredients }) => Array.isArray(ingredients));
}

/** Returns the recipe of one `recipe.json` of a Tandoor export. */
export function recipeOfTandoor(recipe: Fields): FileRecipe {
  const steps = fieldsIn(recipe['steps']).toSorted(byOrder);
  const parts = steps.map((step) => ({ step, lines: fieldsIn(step['ingredients']).toSorted(byOrder) }));
  const hasTitles = parts.filter(({ lines }) => lines.length > 0).length > 1;
  const { servings, servings_text: unit, keywords } = recipe;
  return fileRecipe({
    name: textIn(recipe['name']),
    makes: typeof servings === 'number' && servings > 0 ? `${servings} ${textIn(unit) || 'servings'}` : textIn(unit),
    lines: parts.flatMap(({ step, lines }) => {
      const written = lines.map(lineOf).filter((line) => line !== '');
      const title = textIn(step['name']);
      return hasTitles && title !== '' && written.length > 0 ? [`${title}:`, ...written] : written;
    }),
    steps: parts.flatMap(({ step, lines }) => stepsIn(withIngredients(step['instruction'], lines))),
    times: { work: minutesOf(recipe['working_time']), waiting: minutesOf(recipe['waiting_time']) },
    address: textIn(recipe['source_url']),
    notes: [textIn(recipe['description'])].filter((note) => note !== ''),
    categories: fieldsIn(keywords).map(({ name }) => textIn(name)),
  });
}

function byOrder(one: Fields, other: Fields): number {
  return Number(one['order'] ?? 0) - Number(other['order'] ?? 0);
}

function nameOf(value: unknown): string {
  return isFields(value) ? textIn(value['name']) : textIn(value);
}

function lineOf({ is_header: isHeader, no_amount: noAmount, food, unit, amount, note }: Fields): string {
  const words = textIn(note);
  if (isHeader === true) return words === '' ? '' : `${words.replace(/:$/, '')}:`;
  const name = nameOf(food);
  if (name === '') return words;
  const number = Number(amount);
  const hasAmount = noAmount !== true && Number.isFinite(number) && number > 0;
  const measured = hasAmount ? [amountText(number), nameOf(unit)] : [];
  return [...measured, words === '' ? name : `${name}, ${words}`].filter((part) => part !== '').join(' ');
}

/** Inserts the ingredients that an instruction refers to by position: `{{ ingredients[0] }}`. */
function withIngredients(instruction: unknown, lines: readonly Fields[]): unknown {
  if (typeof instruction !== 'string') return instruction;
  return instruction
    .replaceAll(/\{\{\s*ingredients\[(\d{1,3})\](?:\.\w+)?\s*\}\}/g, (_, place: string) => {
      const line = lines[Number(place)];
      return line === undefined ? '' : lineOf(line);
    })
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1');
}
