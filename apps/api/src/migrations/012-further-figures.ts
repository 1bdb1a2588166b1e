import { sql, type Kysely } from 'kysely';

/**
 * Stores sugars, saturated fat, fibre and salt with recipes and meals, as is done for energy; and the source of a
 * food's nutrients.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The column of each sum, and the food nutrient it sums. The column `fiber` is null if any food's fibre is unknown. */
const SUMMED = [
  ['sugars', 'sugars'],
  ['saturated_fat', 'saturated_fat'],
  ['known_fiber', 'fiber'],
  ['salt', 'salt'],
] as const;

const COLUMNS = SUMMED.map(
  ([column, figure]) =>
    `add column ${column} double precision, add column ${figure}_unknown smallint not null default 0`,
).join(', ');

/** For each recipe or meal: the sum over the foods with a known value, and the number of foods without one. */
const SUMS = SUMMED.map(
  ([column, figure]) => `sum(food.${figure} * line.quantity * serving.grams / 100) as ${column},
    count(*) filter (where food.${figure} is null) as ${figure}_unknown`,
).join(', ');

const SET = SUMMED.map(
  ([column, figure]) => `${column} = sums.${column}, ${figure}_unknown = sums.${figure}_unknown`,
).join(', ');

const FOODS_OF_LINES = 'join serving on serving.id = line.serving_id join food on food.id = serving.food_id';

const STATEMENTS = [
  // The values for the catalogue are written at startup. For imported and custom foods, the source column suffices.
  `alter table food add column figures_from text`,
  `alter table recipe_template ${COLUMNS}`,
  `alter table recipe_meal ${COLUMNS}`,
  `update recipe_template as recipe set ${SET} from (
    select line.recipe_template_id as id, ${SUMS} from recipe_template_ingredient as line ${FOODS_OF_LINES}
    group by line.recipe_template_id
  ) as sums where sums.id = recipe.id`,
  `update recipe_meal as meal set ${SET} from (
    select line.person_id, line.recipe_meal_id as id, ${SUMS} from recipe_meal_ingredient as line ${FOODS_OF_LINES}
    group by line.person_id, line.recipe_meal_id
  ) as sums where sums.person_id = meal.person_id and sums.id = meal.id`,
];
