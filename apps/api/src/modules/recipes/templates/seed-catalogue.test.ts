import type { Catalogue } from '@weekbord/catalogue/format';
import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { saveCatalogueVersion } from '../../foods/foods.public.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { smallCatalogue } from './small-catalogue.test-support.ts';

const { db } = await openTestDatabase();
const now = new Date('2027-03-01T10:00:00Z');

const count = async (table: 'food' | 'serving' | 'recipe_template' | 'recipe_template_ingredient') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const counts = async () =>
  Promise.all([count('food'), count('serving'), count('recipe_template'), count('recipe_template_ingredient')]);
const published = async () =>
  (await db.selectFrom('recipe_template').select('id').where('published', '=', true).orderBy('id').execute()).map(
    ({ id }) => id,
  );

describe('seedCatalogue', () => {
  it('writes the catalogue once and changes nothing while it is unchanged', async () => {
    expect(await seedCatalogue(db, now, smallCatalogue())).toBe(true);
    const before = await counts();
    expect(before.every((rows) => rows > 20)).toBe(true);
    const load = () => {
      throw new Error('read without need');
    };
    expect(await seedCatalogue(db, now, { ...smallCatalogue(), load })).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('reads the catalogue before its transaction begins', async () => {
    const source = smallCatalogue();
    let open: number | undefined;
    const load = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(db);
      open = rows[0]?.count;
      return source.load();
    };
    expect(await seedCatalogue(db, now, { version: () => 'read before', load })).toBe(true);
    expect(open).toBe(0);
    await seedCatalogue(db, now, source);
  });

  it('writes once if two processes start concurrently', async () => {
    const source = { ...smallCatalogue(), version: () => 'two at once' };
    const written = await Promise.all([seedCatalogue(db, now, source), seedCatalogue(db, now, source)]);
    expect(written.toSorted()).toEqual([false, true]);
    await seedCatalogue(db, now, smallCatalogue());
  });

  it('keeps ids when the catalogue changes, and withdraws what is no longer in it', async () => {
    const all = await published();
    await seedCatalogue(
      db,
      now,
      smallCatalogue((meal) => meal !== 'DINNER'),
    );
    const fewer = await published();
    expect(fewer.length).toBeLessThan(all.length);
    await seedCatalogue(db, now, smallCatalogue());
    expect(await published()).toEqual(all);
  });

  it('stores what to buy for a food, and deletes it once the catalogue no longer says so', async () => {
    const source = smallCatalogue();
    const boughtFor = () =>
      db
        .selectFrom('food')
        .leftJoin('food as other', 'other.id', 'food.bought_as_id')
        .select(['food.slug', 'other.slug as as', 'food.bought_factor as factor'])
        .where('food.bought_factor', '!=', 1)
        .orderBy('food.slug')
        .execute();
    const load = async (): Promise<Catalogue> => {
      const catalogue = await source.load();
      const bought = { oats: { as: 'quinoa', factor: 0.4 }, tofu: { as: null, factor: 0 } };
      const foods = Object.entries(bought).map(
        ([id, one]) => [id, { ...catalogue.foods.get(id)!, bought: one }] as const,
      );
      return { ...catalogue, foods: new Map([...catalogue.foods, ...foods]) };
    };
    await seedCatalogue(db, now, { version: () => 'bought otherwise', load });
    expect(await boughtFor()).toEqual([
      { slug: 'oats', as: 'quinoa', factor: 0.4 },
      { slug: 'tofu', as: null, factor: 0 },
    ]);
    await seedCatalogue(db, now, source);
    expect(await boughtFor()).toEqual([]);
  });

  it('marks meat in the dishes of a database that an earlier version wrote', async () => {
    const source = smallCatalogue();
    await seedCatalogue(db, now, source);
    const withMeat = () => db.selectFrom('recipe_template').select('id').where('has_meat', '=', true).execute();
    const marked = await withMeat();
    expect(marked.length).toBeGreaterThan(0);
    await db.updateTable('recipe_template').set({ has_meat: false }).execute();
    await saveCatalogueVersion(db, `9-${source.version()}`);
    expect(await seedCatalogue(db, now, source)).toBe(true);
    expect(await withMeat()).toEqual(marked);
  });

  it('adds scene and families to custom recipes of an earlier version, and keeps the date they were last changed', async () => {
    const source = smallCatalogue();
    await seedCatalogue(db, now, source);
    const author = await aPerson(db);
    const { id: _, ...values } = await db.selectFrom('recipe_template').selectAll().executeTakeFirstOrThrow();
    const before = { slug: null, author_id: author.id, source_provider: 'USER_GENERATED', form: null } as const;
    const name = 'Stamppot boerenkool met rookworst';
    const named = { name_en: name, name_nl: name, directions_en: ['Stamp alles.'], scene: null, families: null };
    const { id, modified_at } = await db
      .insertInto('recipe_template')
      .values({ ...values, ...before, ...named })
      .returning(['id', 'modified_at'])
      .executeTakeFirstOrThrow();
    await saveCatalogueVersion(db, `10-${source.version()}`);
    expect(await seedCatalogue(db, new Date(now.getTime() + 1000), source)).toBe(true);
    const own = db.selectFrom('recipe_template').select(['scene', 'families', 'modified_at']).where('id', '=', id);
    expect(await own.executeTakeFirstOrThrow()).toEqual({
      scene: 'STAMPPOT',
      families: ['MASH', 'SAUSAGE'],
      modified_at,
    });
    await db.deleteFrom('recipe_template').where('id', '=', id).execute();
  });

  it('updates custom recipes when their foods change', async () => {
    const author = await aPerson(db);
    const { id: _, ...values } = await db.selectFrom('recipe_template').selectAll().executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('recipe_template')
      .values({ ...values, slug: null, author_id: author.id, source_provider: 'USER_GENERATED', kcal: 1, nuts: 'free' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const salmon = await db
      .selectFrom('serving')
      .innerJoin('food', 'food.id', 'serving.food_id')
      .select(['serving.id', 'food.kcal'])
      .where('food.slug', '=', 'salmon')
      .where('serving.measure', '=', 'g')
      .executeTakeFirstOrThrow();
    const line = { recipe_template_id: id, position: 0, serving_id: salmon.id, quantity: 100 };
    await db.insertInto('recipe_template_ingredient').values(line).execute();
    const source = smallCatalogue();
    const load = async (): Promise<Catalogue> => {
      const catalogue = await source.load();
      const before = catalogue.foods.get('salmon')!;
      const after = {
        ...before,
        per100: { ...before.per100, kcal: 321 },
        allergens: { ...before.allergens, nuts: 'unknown' },
      };
      return { ...catalogue, foods: new Map([...catalogue.foods, ['salmon', after as typeof before]]) };
    };
    await seedCatalogue(db, now, { version: () => 'salmon changed', load });
    const own = db.selectFrom('recipe_template').select(['kcal', 'nuts']).where('id', '=', id);
    expect(await own.executeTakeFirstOrThrow()).toEqual({ kcal: 321, nuts: 'unknown' });
    await seedCatalogue(db, now, source);
    expect(await own.executeTakeFirstOrThrow()).toMatchObject({ kcal: salmon.kcal });
    await db.deleteFrom('recipe_template').where('id', '=', id).execute();
  });

  it('stores what may replace a food, in all recipes or in one, and deletes former replacements', async () => {
    const source = smallCatalogue();
    const load = async (): Promise<Catalogue> => {
      const catalogue = await source.load();
      const food = (id: string) => catalogue.foods.get(id)!;
      const [first, second, ...others] = catalogue.recipes;
      return {
        ...catalogue,
        swaps: new Map([
          ['oats', [{ food: food('gluten-free-oats'), factor: 1 }]],
          [
            'quark-low-fat',
            [
              { food: food('soy-drink'), factor: 2 },
              { food: food('tofu'), factor: 0.5 },
            ],
          ],
        ]),
        recipes: [
          { ...first!, swaps: 'never' },
          { ...second!, swaps: new Map([['oats', [{ food: food('quinoa'), factor: 1.5 }]]]) },
          ...others,
        ],
      };
    };
    const ofFoods = db
      .selectFrom('food_swap')
      .innerJoin('food', 'food.id', 'food_id')
      .innerJoin('food as stand_in', 'stand_in.id', 'stand_in_id')
      .select(['food.slug', 'position', 'stand_in.slug as stand_in', 'factor'])
      .orderBy('food.slug')
      .orderBy('position');
    const ofRecipes = db
      .selectFrom('recipe_swap')
      .innerJoin('food', 'food.id', 'food_id')
      .leftJoin('food as stand_in', 'stand_in.id', 'stand_in_id')
      .innerJoin('recipe_template', 'recipe_template.id', 'recipe_template_id')
      .select(['recipe_template.slug as recipe', 'food.slug', 'stand_in.slug as stand_in', 'factor'])
      .orderBy('recipe_template.slug')
      .orderBy('food.slug');
    await seedCatalogue(db, now, { version: () => 'with swaps', load });
    expect(await ofFoods.execute()).toEqual([
      { slug: 'oats', position: 0, stand_in: 'gluten-free-oats', factor: 1 },
      { slug: 'quark-low-fat', position: 0, stand_in: 'soy-drink', factor: 2 },
      { slug: 'quark-low-fat', position: 1, stand_in: 'tofu', factor: 0.5 },
    ]);
    const [first, second] = (await source.load()).recipes;
    const foodsOfFirst = first!.ingredients.map(({ food: { id } }) => id).toSorted();
    expect(await ofRecipes.execute()).toEqual([
      ...foodsOfFirst.map((slug) => ({ recipe: first!.id, slug, stand_in: null, factor: 1 })),
      { recipe: second!.id, slug: 'oats', stand_in: 'quinoa', factor: 1.5 },
    ]);
    await seedCatalogue(db, now, source);
    expect([await ofFoods.execute(), await ofRecipes.execute()]).toEqual([[], []]);
  });

  it('stores a portion of a recipe, in both languages', async () => {
    const recipe = await db
      .selectFrom('recipe_template')
      .selectAll()
      .where('slug', '=', 'dinner-basmati-rice-salmon-onion')
      .executeTakeFirstOrThrow();
    expect(recipe).toMatchObject({
      name_en: 'English dinner basmati-rice salmon onion',
      name_nl: 'Nederlands dinner basmati-rice salmon onion',
      meal_types: ['DINNER'],
      pescatarian: 'yes',
      vegetarian: 'no',
      published: true,
      author_id: null,
    });
    expect(recipe.picture).toMatch(/^[0-9a-f]{32}$/);
    const lines = await db
      .selectFrom('recipe_template_ingredient as line')
      .innerJoin('serving', 'serving.id', 'line.serving_id')
      .select(['serving.measure', 'line.quantity', 'line.note_nl'])
      .where('recipe_template_id', '=', recipe.id)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { measure: 'g', quantity: 80, note_nl: null },
      { measure: 'g', quantity: 150, note_nl: null },
      { measure: 'piece', quantity: 1, note_nl: null },
      { measure: 'tbsp', quantity: 0.5, note_nl: 'om in te bakken' },
    ]);
  });
});
