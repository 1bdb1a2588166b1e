import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { describe, expect, it } from 'vitest';
import { type Reference, REFERENCES } from './referenced.ts';
import { bodyFields, queryFields, withField } from './fields.ts';
import { SAMPLES } from './samples.ts';
import { unclassedTables, listTables } from './snapshot.ts';
import { openTestSetup } from './open-test-setup.ts';
import { type TestUser, MISSING_ID } from './test-users.ts';

const setup = await openTestSetup();
const { users, database, app } = setup;
const names = Object.keys(endpoints) as EndpointName[];

/** Fields that name a person; the matrix tries each of them with every test user. */
const PEOPLE_FIELDS = ['user', 'user_id', 'author', 'calendar_day__user'];
/** Ids in a query that only filter the caller's own list, or that are not record ids at all. */
const FILTERS = ['id', 'recipe', 'food', 'nutrition_day_plan', 'intake', 'calendar_day', 'list', 'organisation_id'];
/** Fields of a body that only filter. */
const BODY_FILTERS = [
  'generateMealsFromBody: id',
  'generateMeals: replaces',
  'generateMealsFromBody: replaces',
  'updateGroceryList: items.id',
  'replaceGroceryList: items.id',
  'anotherMeal: seen',
  'applyPlanTemplate: replaceable_item_ids',
  'markNotesRead: up_to',
  'planRecurringMeal: replaceable_item_ids',
  'previewWeekRepair: not_eaten',
  'repairWeek: not_eaten',
  'tickSharedGroceryList: items.id',
  'copyMealsFromDate: replaceable_item_ids',
  'copyMealsToMealMoment: replaceable_item_ids',
  // These fields name what to delete, like an id in a path, so the response is 404 if the caller has no access.
  'deleteMeasurement: measurement_id',
  'endSessions: session',
  'removeCopies: items',
  'removeCopies: items.id',
  // Only coaches make these calls, and they can name only their own foods; both rules are tested separately.
  'signUp: ingredient_to_avoid_ids',
  'createUser: ingredient_to_avoid_ids',
  'createClient: ingredient_to_avoid_ids',
  'createClient: intake.exercise_instances.exercise',
  'createClient: intake.exercise_instances.id',
  'updatePreferredSuggestedServing: suggested_serving',
  'replacePreferredSuggestedServing: suggested_serving',
  // These fields are compared with what is stored, and never used to look up a record.
  'shareCycle: coach',
  ...WEEKDAYS.map((day) => `saveNutritionPlan: read.week.${day}`),
];
/** A slot in a query is looked up among the person's own slots. */
const OWN_SLOT = 'meal_slot_specification';

const cases = (Object.entries(REFERENCES) as [EndpointName, Readonly<Record<string, Reference>>][]).flatMap(
  ([name, fields]) => Object.entries(fields).map(([field, reference]) => ({ name, field, reference })),
);

function idOf(reference: Reference, person: TestUser | null): number {
  return reference === 'shared' || person === null ? MISSING_ID : Number(person[reference]);
}

/** Sends a valid request with one field set to the id of another record. */
async function pointing(given: { name: EndpointName; field: string }, caller: TestUser, about: TestUser, id: number) {
  const sample = SAMPLES[given.name](about, users) as { body: Record<string, unknown> };
  const isList = bodyFields(endpoints[given.name]).some((one) => one.path.join('.') === given.field && one.isId)
    ? given.field.endsWith('_ids')
    : false;
  const body = withField(sample.body, [given.field], isList ? [id] : id);
  return database.undoing(async () => {
    const answer = await app.as(caller.token).call(endpoints[given.name], { ...sample, body } as never);
    return { status: answer.status, body: answer.body, hasWritten: await database.hasWritten() };
  });
}

describe('a field that refers to a record', () => {
  it('[API-02] is classified in every call', () => {
    const unclassed = names.flatMap((name) => {
      const known = Object.keys(REFERENCES[name] ?? {});
      const body = bodyFields(endpoints[name]).filter(
        (field) => field.isId && !PEOPLE_FIELDS.includes(field.path.join('.')),
      );
      const query = queryFields(endpoints[name]).filter(
        (field) => field.isId && ![...PEOPLE_FIELDS, ...FILTERS, OWN_SLOT].includes(field.path.join('.')),
      );
      return [...body.filter((field) => !known.includes(field.path[0] ?? '')), ...query].map(
        (field) => `${name}: ${field.path.join('.')}`,
      );
    });
    expect(unclassed.filter((field) => !BODY_FILTERS.includes(field))).toEqual([]);
  });

  it.each(cases)("[API-02] rejects another person's record in $name, $field", async ({ name, field, reference }) => {
    const { owner, other, coach, client, otherClient } = users.people;
    for (const [caller, about, whose] of [
      [owner, owner, other],
      [owner, owner, null],
      [coach, client, otherClient],
      [client, client, owner],
    ] as const) {
      const answer = await pointing({ name, field }, caller, about, idOf(reference, whose));
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
  });

  // An exercise belongs to the person of its profile. A meal is copied into the day, so a coach may give a client one
  // of their own. The day plan of a slot belongs to its person, and so does the meal of an ingredient or of a recurring
  // meal; a copy of a meal belongs to the person who made it, and so does a recipe from a file.
  const mayBeAnothers = [
    'createExerciseInstance intake',
    'createCalendarItem object_id',
    'createGroceryListItem list',
    'createMealSlotSpecification nutrition_day_plan',
    'createIngredient object_id',
    'createRecurringMeal calendar_item',
    'createRecipe recipe_meal',
    'createRecipe recipe_to_check',
    'createRecipeImport recipe_import',
  ];
  const ofOnePerson = cases.filter(
    ({ name, field, reference }) =>
      !['shared', 'recipeTemplateId'].includes(reference) && !mayBeAnothers.includes(`${name} ${field}`),
  );

  it.each(ofOnePerson)(
    "[API-02] rejects a record of the coach or of a sibling in a client's data, in $name, $field",
    async ({ name, field, reference }) => {
      const { coach, client, sibling } = users.people;
      for (const whose of [coach, sibling]) {
        const answer = await pointing({ name, field }, coach, client, idOf(reference, whose));
        expect(answer.status).toBe(400);
      }
    },
  );
});

describe('the database tables', () => {
  it('[API-02] are all classified: owned by a person, shared, or used only by the server', async () => {
    expect(await unclassedTables(database.db)).toEqual([]);
  });

  it('have a row for each test user if they belong to a person', async () => {
    const bare: string[] = [];
    const ids = Object.values(users.people).map(({ person }) => person.id);
    for (const { name } of (await listTables(database.db)).filter((table) => table.isPersons)) {
      const { rows } = await database.pool.query<{ missing: number }>(
        `select count(*)::int as missing from person
          where id = any($1) and not exists (select from ${name} x where x.person_id = person.id)`,
        [ids],
      );
      if (rows[0]?.missing !== 0) bare.push(name);
    }
    expect(bare).toEqual([]);
  });
});
