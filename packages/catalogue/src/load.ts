import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { CatalogueError } from './check.ts';
import type { Catalogue, CatalogueRecipe } from './format.ts';
import { readFigures } from './read-figures.ts';
import { readFoods } from './read-foods.ts';
import { readKitchenKinds } from './read-kitchen-kinds.ts';
import { readMeasures } from './read-measures.ts';
import { readPacks } from './read-packs.ts';
import { readRecipes } from './read-recipes.ts';
import { readSoldIn } from './read-sold-in.ts';
import { readSwaps } from './read-swaps.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Must be increased when the same files get a different meaning. */
const FORMAT_VERSION = '3';

interface SourceFile {
  name: string;
  text: string;
}

function sourceFiles(): SourceFile[] {
  return globSync(
    [
      'measures.yaml',
      'swaps.yaml',
      'kitchen-kinds.yaml',
      'packs.yaml',
      'figures.yaml',
      'sold-in.yaml',
      'foods/*.yaml',
      'recipes/*/*.yaml',
    ],
    {
      cwd: folder,
    },
  )
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Returns a fingerprint of all files of the catalogue, computed without parsing the YAML. */
export function catalogueVersion(): string {
  return versionOf(sourceFiles());
}

function versionOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256').update(FORMAT_VERSION);
  for (const { name, text } of files) hash.update(name).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Reads and checks the whole catalogue. Throws a CatalogueError that names the file, the entry and the error. */
export function loadCatalogue(): Catalogue {
  const sources = sourceFiles();
  const files = sources.map(({ name, text }) => ({ name, parsed: parseYaml(name, text) }));
  const parsedOf = (file: string) => files.find(({ name }) => name === file)?.parsed;
  const measures = readMeasures(parsedOf('measures.yaml'), 'measures.yaml');
  const foods = readFoods(
    files.filter(({ name }) => name.startsWith('foods/')),
    measures,
    readFigures(parsedOf('figures.yaml'), 'figures.yaml'),
    readSoldIn(parsedOf('sold-in.yaml'), 'sold-in.yaml'),
  );
  const recipes: CatalogueRecipe[] = [];
  const known = new Set<string>();
  for (const { name, parsed } of files.filter((file) => file.name.startsWith('recipes/'))) {
    for (const recipe of readRecipes(name, parsed, foods)) {
      if (known.has(recipe.id)) throw new CatalogueError(`${name}, ${recipe.id}`, 'stands twice');
      known.add(recipe.id);
      recipes.push(recipe);
    }
  }
  const swaps = readSwaps(parsedOf('swaps.yaml'), 'swaps.yaml', foods);
  const kinds = readKitchenKinds(parsedOf('kitchen-kinds.yaml'), 'kitchen-kinds.yaml', foods);
  const inShop = readPacks(parsedOf('packs.yaml'), 'packs.yaml', foods);
  return { version: versionOf(sources), measures, foods, recipes, swaps, kinds, inShop };
}

function parseYaml(name: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new CatalogueError(name, error instanceof Error ? error.message : String(error));
  }
}
