import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import { aisleOfFood } from '@weekbord/domain/groceries/aisle-of-food';
import { likeliest } from '@weekbord/domain/groceries/likeliest-foods';
import type { MatchedLine } from '@weekbord/domain/recipes/read/match-line';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Locale } from '../../platform/http/actor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Workers } from '../../platform/workers/workers.ts';
import { matchFoods } from '../recipes/recipes.public.ts';
import { listFoods } from './groceries.store.ts';

type Ctx = Readonly<{ db: Kysely<Tables>; config: Config; workers: Workers; locale: Locale; log: Log }>;

/** The food that a typed text unambiguously means, and the aisle shared by all its possible meanings. */
export interface IdentifiedFood {
  readonly foodId: number | null;
  readonly category: GroceryCategory | null;
}

const UNKNOWN: IdentifiedFood = { foodId: null, category: null };

/**
 * Returns the meaning of a text that a person typed on a list. If no worker is free, the meaning is unknown, but the
 * text is still saved.
 */
export async function identifyFood(ctx: Ctx, text: string): Promise<IdentifiedFood> {
  const lines = await match(ctx, text);
  const [line] = lines;
  if (lines.length !== 1 || line!.isChoice) return UNKNOWN;
  const near = likeliest(line!.match.candidates, line!.line.name);
  const foods = await listFoods(ctx.db, near, ctx.locale);
  const [category, ...others] = new Set(foods.map(aisleOfFood));
  if (category === undefined || others.length > 0) return UNKNOWN;
  return { foodId: line!.match.state === 'matched' ? near[0]! : null, category };
}

async function match(ctx: Ctx, text: string): Promise<readonly MatchedLine[]> {
  try {
    return (await matchFoods(ctx, [text], ctx.locale)).matched;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    ctx.log.warn({ err: error }, 'an own grocery item was added without its aisle');
    return [];
  }
}
