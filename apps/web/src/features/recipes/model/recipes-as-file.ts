import type { AnswerOf } from '../../../shared/http/call.ts';

/** Returns schema.org recipes as one JSON file; a single one is the whole document. */
export function recipesAsFile(recipes: AnswerOf<'exportRecipes'>['recipes']): Blob {
  const [first] = recipes;
  const document = recipes.length === 1 ? first : recipes;
  return new Blob([JSON.stringify(document, null, 2)], { type: 'application/ld+json' });
}

const LONGEST_FILE_NAME = 60;

/** Returns a name as part of a file name that every system accepts. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_FILE_NAME);
}
