import type {
  Appeal,
  Cuisine,
  DishForm,
  PlantSource,
  PriceClass,
  ProteinSource,
  Season,
} from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { DishFamily } from '@weekbord/domain/recipes/dish-facts/dish-families';
import type { Temperature } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import type { LabelNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { OwnSwaps, Swaps } from '@weekbord/domain/recipes/versions/adapt-recipe';
import type { SoldAs } from '@weekbord/domain/groceries/pack-sizes';
import type { SoldIn } from '@weekbord/domain/groceries/sold-in';
import type { KitchenKind } from '@weekbord/domain/foods/kitchen-kinds';
import type { Allergens, Diets } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';
import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import type { LabelAllergen } from '@weekbord/domain/foods/allergens';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';

/**
 * The format of the catalogue: eight kinds of YAML file, read by `loadCatalogue()`:
 *
 * measures.yaml            every household measure, singular and plural, in both languages
 * foods/<category>.yaml    the file's name is the grocery category: foods/herb.yaml -> HERB
 * recipes/<meal>/<topic>.yaml
 * swaps.yaml               substitutes for foods that a person must not eat
 * kitchen-kinds.yaml       which foods a cook uses in place of each other
 * packs.yaml               the packs of foods in a shop, and the foods found in most kitchens
 * figures.yaml             the table or label that a food's nutrients come from
 * sold-in.yaml             which foods are not sold in every country
 *
 * A food is one line:
 *
 *   - { id: onion, en: onion, nl: ui, plural: { en: onions, nl: uien }, per100: [38, 1.1, 0.1, 0, 7, 4.7, 1.7, 0.01],
 *       origin: [plant], contains: [], role: vegetable, servings: { piece: 110, tbsp: 10 } }
 *
 *   per100     kcal, protein, fat, saturated fat, carbohydrates, sugars, fibre, salt, per 100 g of edible food.
 *              Carbohydrates as on European labels: WITHOUT fibre. `null` means unknown, never 0.
 *   origin     what it is made of; a question mark means "some brands": [plant, honey?].
 *   contains   its allergens among the fourteen of European labels; a question mark as above: [soy, milk?].
 *              `[]` means none. Without origin or contains, the food is unknown for every diet.
 *   lactose    only together with milk: `free` (lactose-free dairy, aged cheese) or `unknown` (casein, ghee).
 *   servings   grams per unit of each measure. `g` always exists; `ml: 1.03` makes the food pourable.
 *   dislikes   the named dislikes that this food belongs to, e.g. [TOMATO].
 *   synonyms   other words that people type, by language; never the name of another food.
 *   like       inherits every absent field from another food, except its plural and synonyms:
 *              { id: feta-vegetarian, like: feta, ... }.
 *   source     PULSES, SOY or SUBSTITUTE, for a plant food that can be the main food of a dish.
 *   special    true = made for special diets: gluten-free bread, vegan cheese, lactose-free milk.
 *   buy        the food bought instead, with its grams per gram of this food:
 *              { id: rice-cooked, buy: white-rice 0.36 }; `never` for tap water.
 *   season     the seasons in which a fresh food is in Dutch and British shops at its usual price and quality:
 *              [SPRING, SUMMER]; absent if that is all year.
 *   alcohol    grams per 100 g. `perishable: true` = keeps less than about five days once opened.
 *
 * A recipe:
 *
 *   - id: chickpea-spinach-curry
 *     en: Chickpea and spinach curry
 *     nl: Kikkererwtencurry met spinazie
 *     meals: [DINNER, LUNCH]
 *     course: SIDE                   only if it is a side dish at lunch and dinner, such as a salad or a dessert
 *     minutes: [10, 20]              work by hand, cooking; a third number is waiting (marinating, setting, rising)
 *     portions: 2                    the number that the ingredients make
 *     source: PULSES                 the source of most of its protein; follows from its foods if absent
 *     form: RICE                     its form on the table
 *     temperature: WARM              only if its form and minutes of cooking do not say so, or say otherwise
 *     scene: WITH_BED                the composition of the picture of the finished dish
 *     cuisine: INDIAN                its cuisine; EVERYDAY for none in particular
 *     families: [CHICKPEAS, CURRY]   dishes that people see as the same one again; absent if it belongs to none
 *     together: [[flour, egg, milk]] foods whose amounts only change together (a batter, a dough); `all` for a bake
 *     season: [AUTUMN, WINTER]       only if it suits fewer seasons than those of its fresh foods (15 g or more in a
 *                                    portion), which follow from the foods; the two must have a season in common
 *     swaps: never                   no food can be swapped; or { honey: never, milk-whole: coconut-drink },
 *                                    instead of what swaps.yaml says about those foods
 *     price: LOW                     only if it is clearly cheap or expensive: LOW, MIDDLE or HIGH
 *     appeal: LOW                    only if nearly everyone chooses it of their own accord (HIGH) or few do (LOW)
 *     tags: [RICE_AND_NOODLES]       VEGAN and KETO are derived from the ingredients and refused here
 *     ingredients:                   <amount> <measure> <food id> [| English note | Dutch note]
 *       - 1 can chickpeas-canned
 *       - 1 clove garlic | finely chopped | fijngesneden
 *       - 1/2 piece onion
 *     steps:
 *       - en: ...
 *         nl: ...
 *
 * A line with a food or a measure that does not exist (for that food) aborts loading.
 *
 * Swaps, like for like; the most common substitute first, because a person gets the first that keeps all their rules:
 *
 *   - { from: [quark-low-fat, skyr], to: [quark-lactose-free, soy-quark] }
 *
 * A substitute weighs as much as the food, unless a number gives the grams per gram ('tofu 1.2'), or a measure of both
 * says that one replaces one ('gluten-free-wrap per piece'). A substitute that suits no more people than the food, and
 * foods that replace each other in a circle, abort loading.
 *
 * Kinds of foods that a cook uses in place of each other, the most common first. Foods made for special diets are
 * separate (`on_need`): they are suggested only to people who must not eat one of the others.
 *
 *   PASTA: { foods: [penne, spaghetti], on_need: [gluten-free-pasta] }
 *
 * How foods are sold: the pack and its sizes, the smallest first, in grams unless a measure follows:
 *
 *   packs: [{ sold: tin 1 can, foods: [chickpeas-canned] }, { sold: 'box 6 piece, 10 piece', foods: [egg] }]
 *   at_home: [salt, olive-oil]
 *
 * Foods that are not sold everywhere, by the countries where they usually are. OTHER is never listed: everything counts
 * as sold there. A food that is like one of them, or is bought as one of them, is sold in the same countries, unless it
 * is listed itself; if all five countries are listed, it is sold everywhere.
 *
 *   - { in: [NETHERLANDS, BELGIUM], foods: [rusk, custard] }
 */
export type Catalogue = Readonly<{
  /** Changes whenever any file changes. */
  version: string;
  measures: ReadonlyMap<string, Measure>;
  foods: ReadonlyMap<string, CatalogueFood>;
  recipes: readonly CatalogueRecipe[];
  swaps: SwapTable;
  kinds: ReadonlyMap<string, PlaceInKind>;
  inShop: InShop;
}>;

/** The possible substitutes for each food, the most common first. */
export type SwapTable = Swaps<CatalogueFood>;

/** The packs in which shops sell foods, and the long-lasting foods found in most kitchens. */
export type InShop = Readonly<{ soldAs: ReadonlyMap<string, SoldAs>; staples: ReadonlySet<string> }>;

/** The rank of a food within its kind, the most common first, and whether it is only for people with a special diet. */
export type PlaceInKind = Readonly<{ kind: KitchenKind; place: number; isOnNeed: boolean }>;
/** A recipe's own rules for swaps. */
export type OwnSwapsOfRecipe = OwnSwaps<CatalogueFood>;

export type InBoth = Readonly<Record<Language, string>>;

/** A household measure, singular and plural. */
export type Measure = Readonly<{ id: string; one: InBoth; many: InBoth }>;

/**
 * What a food comes from. `meat` is any mammal except pigs. `slaughter` is gelatine, blood and other by-products,
 * `rennet` is animal rennet in cheese, `invertebrate` is insects and land snails. `alcohol` is added wine, beer or
 * spirits; vinegar and naturally fermented food have none.
 */
export const ORIGINS = [
  'plant',
  'dairy',
  'egg',
  'honey',
  'fish',
  'shellfish',
  'meat',
  'poultry',
  'pork',
  'slaughter',
  'rennet',
  'invertebrate',
  'alcohol',
] as const;
export type Origin = (typeof ORIGINS)[number];

export { LABEL_ALLERGENS, type LabelAllergen } from '@weekbord/domain/foods/allergens';

export const ROLES = ['protein', 'starch', 'fat', 'vegetable', 'other'] as const;
export type Role = (typeof ROLES)[number];

export type DietName = keyof Diets;

/** `maybe` means "some brands": for a diet or an allergen it counts as unknown. */
export type Presence = 'certain' | 'maybe';

/** Nutrients per 100 g, energy in kcal and the rest in grams; null if unknown. Carbohydrates do not include fibre. */
export type Per100 = Readonly<{
  kcal: number | null;
  protein: number | null;
  fat: number | null;
  saturated: number | null;
  carbohydrates: number | null;
  sugars: number | null;
  fiber: number | null;
  salt: number | null;
}>;

export type CatalogueFood = Readonly<{
  id: string;
  name: InBoth;
  plural: InBoth;
  synonyms: Readonly<Record<Language, readonly string[]>>;
  category: GroceryCategory;
  per100: Per100;
  /** The source of the nutrients: `USDA 172664`, `Ciqual 25123`, `label` or `estimate`. */
  figuresFrom: string;
  /** Grams of alcohol per 100 g. */
  alcohol: number;
  /** What the food comes from; null if unknown. */
  origin: ReadonlyMap<Origin, Presence> | null;
  contains: ReadonlyMap<LabelAllergen, Presence> | null;
  diets: Diets;
  allergens: Allergens;
  dislikes: readonly IngredientDislike[];
  role: Role;
  /**
   * For a plant food, the protein source of a dish in which it is the main food; for an animal food this follows from
   * the origin.
   */
  source: PlantSource | null;
  /** Whether the food is made for a special diet. */
  isSpecial: boolean;
  perishable: boolean;
  /** The seasons of the food; empty means all year. */
  seasons: readonly Season[];
  soldIn: SoldIn;
  /**
   * The food that is bought instead, with its grams per gram of this food; a factor of 0 means that nothing is bought.
   * Null: this food itself is bought.
   */
  bought: Readonly<{ as: string | null; factor: number }> | null;
  /** Grams per unit of each measure; always includes `g`. */
  servings: ReadonlyMap<string, number>;
}>;

export type CatalogueIngredient = Readonly<{
  food: CatalogueFood;
  amount: number;
  measure: string;
  /** Grams of the whole line, for all of the recipe's portions. */
  grams: number;
  note: InBoth | null;
}>;

export type CatalogueRecipe = Readonly<{
  id: string;
  name: InBoth;
  meals: readonly MealType[];
  /** Whether it is served at lunch and dinner only with a main dish. */
  isSide: boolean;
  minutes: Readonly<{ preparation: number; cooking: number; waiting: number }>;
  portions: number;
  /** The source of most of the recipe's protein. */
  source: ProteinSource;
  /** The form of the dish, for variety; null if not stated. */
  form: DishForm | null;
  /** Whether it is eaten cold or warm, if its form and minutes of cooking do not say so or say otherwise. */
  temperature: Temperature | null;
  /** The composition of the recipe's picture. */
  scene: SceneName;
  cuisine: Cuisine | null;
  /** The families that do not follow from the foods. */
  families: readonly DishFamily[];
  /** Foods whose amounts only change together; `all` for the whole dish. */
  together: 'all' | readonly (readonly string[])[];
  /** The recipe's own rules for swaps; null if only the swap table applies. */
  swaps: OwnSwapsOfRecipe | null;
  /** The seasons of the recipe and of its fresh foods. Empty means all year. */
  seasons: readonly Season[];
  price: PriceClass | null;
  appeal: Appeal | null;
  tags: readonly RecipeTag[];
  ingredients: readonly CatalogueIngredient[];
  steps: readonly InBoth[];
  /** Nutrients per portion; null if unknown for any ingredient. */
  perPortion: Readonly<{
    kcal: number | null;
    protein: number | null;
    fat: number | null;
    carbohydrates: number | null;
    fiber: number | null;
    further: LabelNutrients;
    grams: number;
  }>;
  diets: Diets;
  allergens: Allergens;
  dislikes: readonly IngredientDislike[];
}>;
