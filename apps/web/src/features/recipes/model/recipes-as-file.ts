import type { AnswerOf } from '../../../shared/http/call.ts';

/** Returns schema.org recipes as one JSON file; a single recipe is the whole document. */
export function recipesAsFile(recipes: AnswerOf<'exportRecipes'>['recipes']): Blob {
  const [first] = recipes;
  const document = recipes.length === 1 ? first : recipes;
  return new Blob([JSON.stringify(document, null, 2)], { type: 'application/ld+json' });
}

const LONGEST_FILE_NAME = 60;

/** Returns a name in a form that every file system accepts in a file name. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_FILE_NAME);
}
