import type { Endpoints } from '@weekbord/contract/endpoints';
import { EXERCISE_TEMPLATES } from '@weekbord/domain/energy/exercise-templates';
import { exerciseNames as english } from '@weekbord/phrases/en/exercise-names';
import { exerciseNames as dutch } from '@weekbord/phrases/nl/exercise-names';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';

const NAMES = { en: english, nl: dutch };

export const listExerciseTemplates: Operation<Endpoints['listExerciseTemplates']> = async (ctx) => {
  const { offset, limit } = pageWindow(ctx.query);
  const all = EXERCISE_TEMPLATES.map(({ id, name, kcalPerKgPerMinute }) => ({
    id,
    exercise_name: NAMES[ctx.locale][name],
    kcal_per_kg_per_min: kcalPerKgPerMinute,
  })).toSorted((one, other) => one.exercise_name.localeCompare(other.exercise_name, ctx.locale));
  return paginate(ctx, { count: all.length, rows: all.slice(offset, offset + limit) });
};
