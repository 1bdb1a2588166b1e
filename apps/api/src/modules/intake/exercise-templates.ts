import type { Endpoints } from '@weekbord/contract/endpoints';
import { EXERCISE_TEMPLATES } from '@weekbord/domain/energy/exercise-templates';
import { clientIntake as english } from '@weekbord/phrases/en/client-intake';
import { clientIntake as dutch } from '@weekbord/phrases/nl/client-intake';
import type { Locale } from '../../platform/http/actor.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';

const WORDS = { en: english, nl: dutch };

function templatesIn(locale: Locale) {
  return EXERCISE_TEMPLATES.map(({ id, name, kcalPerKgPerMinute }) => ({
    id,
    exercise_name: WORDS[locale][`kind${name}`],
    kcal_per_kg_per_min: kcalPerKgPerMinute,
  }));
}

export const listExerciseTemplates: Operation<Endpoints['listExerciseTemplates']> = async (ctx) => {
  const { offset, limit } = pageWindow(ctx.query);
  const all = templatesIn(ctx.locale).toSorted((one, other) =>
    one.exercise_name.localeCompare(other.exercise_name, ctx.locale),
  );
  return paginate(ctx, { count: all.length, rows: all.slice(offset, offset + limit) });
};

export const getExerciseTemplate: Operation<Endpoints['getExerciseTemplate']> = async ({ params, locale }) => {
  const template = templatesIn(locale).find(({ id }) => id === params.id);
  if (template === undefined) throw new ApiError('not_found');
  return template;
};
