import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import { readRecipeText } from '@weekbord/domain/recipes/read/read-recipe-text';
import { type CheerioAPI, load } from 'cheerio/slim';
import { parseLaxJson, recipeOfFields, recipeOfJson } from './recipe-json.ts';

type Selection = ReturnType<CheerioAPI>;

const ITEMS_MAX = 300;
const SCRIPTS_MAX = 50;

/** The recipe in a page: JSON-LD, microdata, or a bare text; null where there is none. Pictures are never fetched. */
export function readRecipePage(text: string): FoundRecipe | null {
  const start = text.trimStart().slice(0, 1);
  if (start === '{' || start === '[') return recipeOfJson(parseLaxJson(text));
  if (!/<[a-z!]/i.test(text)) return readRecipeText(text);
  const page = load(text);
  return recipeOfScripts(page) ?? recipeOfMicrodata(page);
}

function recipeOfScripts(page: CheerioAPI): FoundRecipe | null {
  for (const element of page('script[type*="ld+json" i]').toArray().slice(0, SCRIPTS_MAX)) {
    const recipe = recipeOfJson(parseLaxJson(page(element).text()));
    if (recipe !== null) return recipe;
  }
  return null;
}

function recipeOfMicrodata(page: CheerioAPI): FoundRecipe | null {
  const root = page('[itemtype*="schema.org/Recipe" i]').first();
  if (root.length === 0) return null;
  const all = (...names: readonly string[]) => {
    const selector = names.map((name) => `[itemprop~="${name}"]`).join(',');
    return root
      .find(selector)
      .toArray()
      .slice(0, ITEMS_MAX)
      .map((element) => page(element));
  };
  const one = (name: string) =>
    all(name)
      .map(valueOf)
      .find((value) => value !== '');
  const recipe = recipeOfFields({
    name: all('name')
      .filter((item) => isOf(item, root))
      .map(valueOf)[0],
    recipeYield: one('recipeYield') ?? one('yield'),
    totalTime: one('totalTime'),
    prepTime: one('prepTime'),
    cookTime: one('cookTime'),
    recipeIngredient: all('recipeIngredient', 'ingredients').flatMap((item) => partsOf(page, item)),
    recipeInstructions: all('recipeInstructions', 'instructions').flatMap((item) => partsOf(page, item)),
  });
  return recipe.lines.length === 0 ? null : recipe;
}

/** Whether a property is the recipe's own and not that of its author or of its nutrition. */
function isOf(item: Selection, root: Selection): boolean {
  return item.parent().closest('[itemscope], [itemtype]').get(0) === root.get(0);
}

function valueOf(item: Selection): string {
  return (item.attr('content') ?? item.attr('datetime') ?? item.text()).trim();
}

/** The items of a list, else its paragraphs, else the element's own text with its line breaks. */
function partsOf(page: CheerioAPI, item: Selection): string[] {
  const items = item.find('li');
  const parts = items.length > 0 ? items : item.find('p');
  if (parts.length === 0) return [item.attr('content') ?? item.html() ?? ''];
  return parts
    .toArray()
    .slice(0, ITEMS_MAX)
    .map((element) => page(element).text());
}
