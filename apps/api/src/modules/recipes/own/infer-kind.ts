import { inferScene } from '@weekbord/dishes/infer-scene';
import { inferFamilies } from '@weekbord/domain/recipes/dish-facts/infer-families';
import type { Part, WholeTemplate } from './own-recipes.store.ts';

/** Infers the scene and the families of a recipe without them, from its English names if it has any. */
export function inferKind(template: WholeTemplate, parts: readonly Part[]): Pick<WholeTemplate, 'scene' | 'families'> {
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
    families: [...inferFamilies([title, titleInDutch], form)],
  };
}
