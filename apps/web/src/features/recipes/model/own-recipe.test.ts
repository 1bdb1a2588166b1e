import { NO_LABEL_NUTRIENTS } from '@weekbord/domain/recipes/labels/label-nutrients';
import { describe, expect, it } from 'vitest';
import { bodyOf, draftOf, type OwnRecipe, portionOf, saysTheSame, servingsOf } from './own-recipe.ts';
import { type DraftFood, draftIngredient, type DraftServing, EMPTY_DRAFT, type RecipeDraft } from './recipe-draft.ts';

const GRAM: DraftServing = {
  id: 1,
  serving_description: '1 g',
  measurement_description: 'g',
  measurement_description_plural: 'g',
  measure: 'g',
  one_serving_in_metric_value: 1,
  kcal: 2,
  protein: 0.5,
  carbohydrates: 0.1,
  fat: null,
  fiber: 0,
  food: 7,
};
const LENTILS: DraftFood = { id: 7, name: 'lentils', picture: 'beans', suggested_servings: [GRAM] };
const line = (quantity: number) => draftIngredient({ food: LENTILS, serving: GRAM, quantity });
const draft = (change: Partial<RecipeDraft>): RecipeDraft => ({ ...EMPTY_DRAFT, ...change });

const KEPT: OwnRecipe = {
  id: 3,
  name: 'Soup',
  author: 1,
  image: '/uploads/x.webp',
  picture: null,
  preparation_time_min: 20,
  cooking_time_min: null,
  waiting_time_min: 5,
  total_time_min: 25,
  tags: [{ name: 'SOUP' }, { name: 'VEGAN' }],
  meal_types: ['LUNCH'],
  is_side: false,
  source_provider: 'USER_GENERATED',
  published: true,
  external_url: null,
  kcal: 67,
  protein: 17,
  fat: null,
  carbohydrates: 3,
  fiber: 0,
  further_figures: NO_LABEL_NUTRIENTS,
  diets: { vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes', halal: 'yes' },
  allergens: { gluten: 'free', lactose: 'free', nuts: 'free', crustaceans_shellfish: 'free' },
  label_allergens: [],
  unknown_allergens: [],
  has_meat: false,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  directions: [{ text: 'Simmer.' }],
  ingredients: [
    {
      id: 9,
      name: 'lentils',
      note: 'rinsed',
      quantity: 33.333,
      grams: 33.3,
      suggested_serving: GRAM,
      object_id: 3,
      content_type: 'recipetemplate',
      modified: null,
      swapped: null,
    },
  ],
  version: null,
};

describe('a custom recipe being written', () => {
  it('[REC-08] is sent without surrounding spaces and without empty steps', () => {
    const body = bodyOf(
      draft({ name: ' Soup ', portions: 2, cooking: '15', steps: [' Simmer. ', ' '], ingredients: [line(80)] }),
    );
    expect(body).toMatchObject({
      name: 'Soup',
      portions: 2,
      preparation_time_min: null,
      cooking_time_min: 15,
      waiting_time_min: null,
      directions: ['Simmer.'],
      ingredients: [{ suggested_serving: 1, quantity: 80 }],
    });
  });

  it('[REC-08] shows the nutrition of one portion, and that some values are unknown', () => {
    const { kcal, fat, fiber } = portionOf(draft({ portions: 4, ingredients: [line(100), line(100)] }));
    expect(kcal).toEqual({ amount: 100, isPartial: false });
    expect(fat).toEqual({ amount: null, isPartial: true });
    expect(fiber).toEqual({ amount: 0, isPartial: false });
  });

  it('[REC-09] is edited in the amounts that it was written in', () => {
    const changed = draftOf(KEPT, new Map([[7, LENTILS]]));
    const times = { preparation: '20', cooking: '', waiting: '5' };
    expect(changed).toMatchObject({ portions: 3, ...times, tags: ['SOUP', 'VEGAN'], photo: '/uploads/x.webp' });
    expect(changed.ingredients[0]).toMatchObject({ quantity: 100, note: 'rinsed', food: LENTILS });
  });

  it('[REC-09] keeps an ingredient whose food was deleted', () => {
    const [kept] = draftOf(KEPT, new Map()).ingredients;
    expect(kept).toMatchObject({ quantity: 100, food: { id: 7, name: 'lentils' } });
    expect(kept && servingsOf(kept)).toEqual([GRAM]);
  });

  it('is not for lunch or dinner if it is a version of a side dish, because custom recipes are main dishes', () => {
    const side: OwnRecipe = { ...KEPT, meal_types: ['LUNCH', 'DINNER', 'SNACK'], is_side: true };
    expect(draftOf(side, new Map()).meal_types).toEqual(['SNACK']);
    expect(draftOf({ ...side, is_side: false }, new Map()).meal_types).toEqual(['LUNCH', 'DINNER', 'SNACK']);
  });

  it('[REC-08] counts as unsaved only if its content differs', () => {
    const foods = new Map([[7, LENTILS]]);
    expect(saysTheSame(draftOf(KEPT, foods), draftOf(KEPT, foods))).toBe(true);
    expect(saysTheSame(draftOf(KEPT, foods), { ...draftOf(KEPT, foods), photo: null })).toBe(false);
    expect(saysTheSame(draftOf(KEPT, foods), { ...draftOf(KEPT, foods), waiting: '6' })).toBe(false);
    expect(saysTheSame(EMPTY_DRAFT, draft({ steps: [''] }))).toBe(false);
  });
});
