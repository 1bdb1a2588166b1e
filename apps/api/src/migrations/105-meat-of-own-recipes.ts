import { type Kysely, sql } from 'kysely';

/** Whether a custom recipe contains meat follows from all its foods, including pork and meat products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update recipe_template as recipe set has_meat = true
        where not recipe.has_meat and recipe.author_id is not null and exists (
          select from recipe_template_ingredient as line
          join serving on serving.id = line.serving_id
          join food on food.id = serving.food_id
          where line.recipe_template_id = recipe.id and (
            food.origins && '{meat,poultry}'
            or food.vegetarian = 'no' and food.pescatarian <> 'yes'
              and (food.origins is null or food.origins && '{meat,poultry,pork,slaughter}')
          )
        )`,
    )
    .execute(db);
}
