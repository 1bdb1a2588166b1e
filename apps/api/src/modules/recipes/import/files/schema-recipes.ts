import { recipeNodesOf, recipeOfFields } from '../recipe-json.ts';
import { type Fields, fieldsIn, type FileRecipe, isFields, textIn } from './file-recipe.ts';

/** The maximum number of objects in a file that are examined. A recipe has a few dozen. */
const NODES_MAX = 500_000;
/** A heading among the ingredients, as RecipeSage writes it. */
const HEADING = /^\[([^\]]+)\]$/;

/** Returns all recipes in a schema.org document: one, a list, a graph, or a RecipeSage export. */
export function recipesOfSchema(document: unknown): FileRecipe[] {
  return recipeNodesOf(document, NODES_MAX)
    .map(recipeOfNode)
    .filter(({ lines, steps }) => lines.length + steps.length > 0);
}

/** Whether a document is from RecipeSage, which credits the source of a recipe in a separate field. */
export function isRecipeSage(document: unknown): boolean {
  const [first] = fieldsIn(document);
  return first !== undefined && 'creditText' in first && 'isBasedOn' in first;
}

function recipeOfNode(node: Fields): FileRecipe {
  const found = recipeOfFields(node);
  const makes = allOf(node['recipeYield'] ?? node['yield'])
    .map(yieldTextOf)
    .filter((text) => text !== '');
  return {
    ...found,
    lines: found.lines.map((line) => line.replace(HEADING, '$1:')),
    makes: makes.at(-1) ?? '',
    address: addressOf(node),
    notes: fieldsIn(allOf(node['comment'])).flatMap(({ text }) => textIn(text) || []),
    categories: allOf(node['recipeCategory']).flatMap((category) => textIn(category).split(/\s*,\s*/)),
  };
}

function allOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

function yieldTextOf(value: unknown): string {
  if (!isFields(value)) return textIn(value);
  return [textIn(value['value']), textIn(value['unitText'])].filter((part) => part !== '').join(' ');
}

function addressOf(node: Fields): string | null {
  for (const field of ['isBasedOn', 'url', 'mainEntityOfPage', '@id']) {
    const value = node[field];
    const address = textIn(isFields(value) ? (value['@id'] ?? value['url']) : value);
    if (/^https?:\/\//i.test(address)) return address;
  }
  return null;
}
