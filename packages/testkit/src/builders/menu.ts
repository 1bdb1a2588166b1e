import type { Tables } from '@weekbord/api/platform/database/tables';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { LABEL_ALLERGENS, type LabelAllergen } from '@weekbord/domain/foods/allergens';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { Insertable, Kysely } from 'kysely';

type Db = Kysely<Tables>;
type FoodValues = Insertable<Tables['food']>;
type Traits = Pick<
  FoodValues,
  | 'vegan'
  | 'vegetarian'
  | 'pescatarian'
  | 'halal'
  | 'gluten'
  | 'lactose'
  | 'nuts'
  | 'crustaceans_shellfish'
  | 'label_allergens'
  | 'free_of'
  | 'dislikes'
>;

const PLANT: Traits = {
  vegan: 'yes',
  vegetarian: 'yes',
  pescatarian: 'yes',
  halal: 'yes',
  gluten: 'free',
  lactose: 'free',
  nuts: 'free',
  crustaceans_shellfish: 'free',
  label_allergens: [],
  free_of: [...LABEL_ALLERGENS],
  dislikes: [],
};
/** Returns the traits of a plant food that contains one of the label allergens. */
function plantWith(allergen: LabelAllergen): Traits {
  return { ...PLANT, label_allergens: [allergen], free_of: LABEL_ALLERGENS.filter((one) => one !== allergen) };
}

const MEAT: Traits = { ...PLANT, vegan: 'no', vegetarian: 'no', pescatarian: 'no' };

/** Protein, fat, carbohydrates and fibre per 100 g. */
type Per100 = readonly [protein: number, fat: number, carbohydrates: number, fiber: number];
type MenuFood = Readonly<{ per100: Per100; role: string; traits: Traits; origins: readonly string[] }>;
type FoodName = 'chicken' | 'beef' | 'tofu' | 'yoghurt' | 'rice' | 'pasta' | 'oil' | 'almonds' | 'tomato' | 'broccoli';

const FOODS: Readonly<Record<FoodName, MenuFood>> = {
  chicken: { per100: [31, 3.6, 0, 0], role: 'protein', traits: MEAT, origins: ['poultry'] },
  beef: { per100: [26, 15, 0, 0], role: 'protein', traits: { ...MEAT, dislikes: ['BEEF'] }, origins: ['meat'] },
  tofu: { per100: [17, 9, 3, 1], role: 'protein', traits: plantWith('soy'), origins: ['plant'] },
  yoghurt: {
    per100: [9, 4, 4, 0],
    role: 'protein',
    traits: { ...plantWith('milk'), vegan: 'no', lactose: 'contains' },
    origins: ['dairy'],
  },
  rice: { per100: [2.7, 0.3, 28, 0.4], role: 'starch', traits: PLANT, origins: ['plant'] },
  pasta: {
    per100: [5.8, 0.9, 30, 1.8],
    role: 'starch',
    traits: { ...plantWith('gluten'), gluten: 'contains' },
    origins: ['plant'],
  },
  oil: { per100: [0, 100, 0, 0], role: 'fat', traits: PLANT, origins: ['plant'] },
  almonds: {
    per100: [21, 50, 9, 12],
    role: 'fat',
    traits: { ...plantWith('nuts'), nuts: 'contains' },
    origins: ['plant'],
  },
  tomato: {
    per100: [0.9, 0.2, 3, 1.2],
    role: 'vegetable',
    traits: { ...PLANT, dislikes: ['TOMATO'] },
    origins: ['plant'],
  },
  broccoli: { per100: [3, 0.4, 2, 3], role: 'vegetable', traits: PLANT, origins: ['plant'] },
};
type Line = readonly [food: FoodName, grams: number];

function figuresOf(lines: readonly Line[]) {
  const sum = (at: number) =>
    lines.reduce((total, [food, grams]) => total + (FOODS[food].per100[at] ?? 0) * (grams / 100), 0);
  const [protein, fat, carbohydrates, fiber] = [sum(0), sum(1), sum(2), sum(3)];
  return { kcal: 4 * protein + 9 * fat + 4 * carbohydrates + 2 * fiber, protein, fat, carbohydrates, fiber };
}

const DIETS = ['vegan', 'vegetarian', 'pescatarian'] as const;
const ALLERGENS = ['gluten', 'lactose', 'nuts', 'crustaceans_shellfish'] as const;

function traitsOf(lines: readonly Line[]): Traits & { label_allergens: string[] } {
  const foods: Traits[] = lines.map(([food]) => FOODS[food].traits);
  const diets = DIETS.map((diet) => [diet, foods.every((food) => food[diet] === 'yes') ? 'yes' : 'no']);
  const allergens = ALLERGENS.map((allergen) => [
    allergen,
    foods.some((food) => food[allergen] === 'contains') ? 'contains' : 'free',
  ]);
  const dislikes = [...new Set(foods.flatMap((food) => [...food.dislikes]))];
  const contained = [...new Set(foods.flatMap((food) => [...(food.label_allergens ?? [])]))];
  const freeOf = LABEL_ALLERGENS.filter((allergen) => !contained.includes(allergen));
  const labels = { label_allergens: contained, free_of: freeOf };
  return { ...PLANT, ...Object.fromEntries([...diets, ...allergens]), ...labels, dislikes };
}

const SIZES: Readonly<Record<string, number>> = { BREAKFAST: 0.7, LUNCH: 0.9, DINNER: 1.15, SNACK: 0.3 };
const PROTEINS: readonly FoodName[] = ['chicken', 'beef', 'tofu', 'yoghurt'];
const STARCHES: readonly FoodName[] = ['rice', 'pasta'];
const FATS: readonly FoodName[] = ['oil', 'almonds'];
const GREENS: readonly FoodName[] = ['tomato', 'broccoli'];

function* recipes(): Generator<{ name: string; meal: MealType; lines: readonly Line[] }> {
  for (const meal of ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const) {
    const size = SIZES[meal] ?? 1;
    for (const protein of PROTEINS) {
      for (const starch of STARCHES) {
        for (const fat of FATS) {
          for (const green of GREENS) {
            const proteinGrams = (protein === 'yoghurt' ? 260 : 110) * size;
            const fatGrams = (fat === 'oil' ? 9 : 18) * size;
            const lines: Line[] = [
              [protein, proteinGrams],
              [starch, 190 * size],
              [fat, fatGrams],
              [green, 120 * size],
            ];
            yield { name: `${meal} of ${protein}, ${starch}, ${fat} and ${green}`, meal, lines };
          }
        }
      }
    }
  }
}

async function insertFoods(db: Db): Promise<Map<FoodName, number>> {
  const grams = new Map<FoodName, number>();
  for (const name of Object.keys(FOODS) as FoodName[]) {
    const { role, traits, origins } = FOODS[name];
    const { id } = await db
      .insertInto('food')
      .values({
        slug: name,
        name_en: name,
        name_nl: name,
        category: 'OTHER',
        role,
        origins: [...origins],
        perishable: role === 'vegetable',
        ...figuresOf([[name, 100]]),
        ...traits,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const serving = await db
      .insertInto('serving')
      .values({
        food_id: id,
        measure: 'g',
        description_en: 'g',
        description_nl: 'g',
        plural_en: 'g',
        plural_nl: 'g',
        grams: 1,
        is_shared: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    grams.set(name, serving.id);
  }
  return grams;
}

/**
 * Creates a small catalogue of 128 made-up recipes, 32 for each kind of meal, and the ingredients that can be avoided.
 * It is enough to plan a week for most people. Returns the ids of the recipes.
 */
export async function aMenu(db: Db): Promise<number[]> {
  const avoidable = INGREDIENT_DISLIKES.map((key) => ({ key, name_en: key, name_nl: key }));
  await db.insertInto('ingredient_to_avoid').values(avoidable).execute();
  const servings = await insertFoods(db);
  const at = new Date('2027-01-01T00:00:00Z');
  const ids: number[] = [];
  for (const { name, meal, lines } of recipes()) {
    const { id } = await db
      .insertInto('recipe_template')
      .values({
        slug: name,
        name_en: name,
        name_nl: name,
        preparation_time_min: 10,
        cooking_time_min: 5,
        meal_types: [meal],
        source_provider: 'WEEKMEALS',
        published: true,
        directions_en: ['Cook it.'],
        directions_nl: ['Kook het.'],
        created_at: at,
        modified_at: at,
        ...figuresOf(lines),
        ...traitsOf(lines),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = lines.map(([food, quantity], position) => ({
      recipe_template_id: id,
      position,
      serving_id: servings.get(food) ?? 0,
      quantity,
    }));
    await db.insertInto('recipe_template_ingredient').values(rows).execute();
    ids.push(id);
  }
  return ids;
}
