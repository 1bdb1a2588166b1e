import { inferScene } from '@weekbord/dishes/infer-scene';
import { inferFamilies } from '@weekbord/domain/recipes/dish-facts/infer-families';
import { inferTemperature } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';
import type { Part, WholeTemplate } from './own-recipes.store.ts';

/** The facts of a dish that are inferred from the names and steps of a custom recipe. */
export type InferredKind = Pick<WholeTemplate, 'temperature' | 'scene' | 'families'>;

/** Infers the facts of a dish; its scene from English, if it has been translated. */
export function inferKind(template: WholeTemplate, parts: readonly Part[]): InferredKind {
  const { id, form, name_en: title, name_nl: titleInDutch, directions_en: steps, meal_types: meals } = template;
  return {
    scene: inferScene({
      id: String(id),
      form,
      meal: meals[0] ?? 'DINNER',
      title,
      method: steps.join(' '),
      ingredients: parts.flatMap(({ slug, grams, note }) =>
        slug === null ? [] : [{ food: slug, grams, note: note ?? '' }],
      ),
    }),
    temperature: inferTemperature([title, titleInDutch]),
    families: [...inferFamilies([title, titleInDutch], form)],
  };
}
