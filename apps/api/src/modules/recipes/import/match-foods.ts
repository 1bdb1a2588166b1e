import type { MatchableFood } from '@weekbord/domain/recipes/read/food-phrases';
import type { MatchedLine } from '@weekbord/domain/recipes/read/match-line';
import type { WeighableFood } from '@weekbord/domain/recipes/read/weighable-food';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { patience, type WorkerTask, type Workers } from '../../../platform/workers/workers.ts';
import { findCatalogueVersion, listMatchableFoods } from '../../foods/foods.public.ts';
import type { LinesToMatch, matchLines } from './match-lines.ts';

/** The weights of each food's measures. */
export type WeighableFoods = ReadonlyMap<number, WeighableFood>;

/** The catalogue's foods by every name a recipe line may use, with their weights. */
type Foods = Readonly<{ version: string; foods: readonly MatchableFood[]; weighable: WeighableFoods }>;

const MATCH_LINES: WorkerTask<LinesToMatch, ReturnType<typeof matchLines>> = {
  module: new URL('./match-lines.ts', import.meta.url),
  name: 'matchLines',
};

/** Cached per running application, until the catalogue's version changes. */
const cached = new WeakMap<Config, Foods>();

/** Finds the foods that the lines of a recipe refer to, in a thread, and how each catalogue food is measured. */
export async function matchFoods(
  ctx: Readonly<{ db: Kysely<Tables>; config: Config; workers: Workers }>,
  lines: readonly string[],
  language: Language,
): Promise<{ matched: readonly MatchedLine[]; weighable: WeighableFoods }> {
  const { version, foods, weighable } = await loadFoods(ctx);
  const request = { lines, language, version };
  const until = patience();
  const first = await ctx.workers.run(MATCH_LINES, { ...request, foods: null }, until);
  const matched = first === 'foods-wanted' ? await ctx.workers.run(MATCH_LINES, { ...request, foods }, until) : first;
  if (matched === 'foods-wanted') throw new Error('A thread asked again for foods it already has.');
  return { matched, weighable };
}

async function loadFoods({ db, config }: Readonly<{ db: Kysely<Tables>; config: Config }>): Promise<Foods> {
  const version = (await findCatalogueVersion(db)) ?? '';
  const known = cached.get(config);
  if (known !== undefined && known.version === version) return known;
  const rows = await listMatchableFoods(db);
  const loaded = {
    version,
    foods: rows.map(matchableFood),
    weighable: new Map(rows.map((row) => [row.id, weighableFood(row)])),
  };
  cached.set(config, loaded);
  return loaded;
}

type Row = Awaited<ReturnType<typeof listMatchableFoods>>[number];

function matchableFood(row: Row): MatchableFood {
  return {
    id: row.id,
    category: row.category,
    measures: new Set(row.servings.map(({ measure }) => measure)),
    names: {
      en: [row.name_en, row.plural_en ?? row.name_en, ...row.synonyms_en],
      nl: [row.name_nl, row.plural_nl ?? row.name_nl, ...row.synonyms_nl],
    },
  };
}

function weighableFood({ id, category, servings, ...row }: Row): WeighableFood {
  const plurals = [row.plural_en, row.plural_nl].flatMap((plural) => plural ?? []);
  return {
    id,
    category,
    name: row.name_en,
    names: [row.name_en, row.name_nl, ...plurals],
    servings,
  };
}
