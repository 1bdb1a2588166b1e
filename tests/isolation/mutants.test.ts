import type { EndpointName } from '@weekbord/contract/endpoints';
import { faultsOf, type TestSetup } from '../access/matrix.ts';
import { openTestSetup } from '../access/open-test-setup.ts';
import { describe, expect, it } from 'vitest';

/** A statement of the server without its condition on people, and a call that runs the statement. */
interface Mutant {
  readonly lost: string;
  readonly seenBy: EndpointName;
  readonly rewrite: (sql: string) => string;
}

/**
 * Drops the condition on who may be seen from statements that name a table: the text of the condition remains, but it
 * is always true.
 */
const dropVisible =
  (table: string, column = 'person_id') =>
  (sql: string): string =>
    isAbout(sql, table)
      ? sql.replace(
          new RegExp(`("?${column}"?) in (?=\\(\\s*select seen\\.id)\\(`, 'g'),
          '$1 >= any (select 0 union all ',
        )
      : sql;

/** Allows a change regardless of who owns the record. */
const admitAll = (sql: string): string =>
  /from person as seen/.test(sql) ? sql.replace(') for no key update', ' or seen.id >= 0) for no key update') : sql;

/** Drops the condition on the owner of rows from statements that name a table. */
const dropOwner =
  (table: string, verb: RegExp, column = 'person_id') =>
  (sql: string): string =>
    isAbout(sql, table) && verb.test(sql)
      ? sql.replace(new RegExp(`("?${column}"?) = (\\$\\d+)`, 'g'), '$1 >= least($2::integer, 0)')
      : sql;

function isAbout(sql: string, table: string): boolean {
  return new RegExp(`\\b(?:from|update|join) "?${table}"?\\b`).test(sql);
}

const MUTANTS: readonly Mutant[] = [
  { lost: 'whose calendar day is looked for', seenBy: 'getCalendarDay', rewrite: dropVisible('calendar_day') },
  { lost: 'whose day gets a note', seenBy: 'updateCalendarDay', rewrite: admitAll },
  { lost: 'whose item is ticked off', seenBy: 'updateCalendarItem', rewrite: admitAll },
  { lost: 'whose item is deleted', seenBy: 'deleteCalendarItem', rewrite: admitAll },
  { lost: 'whose meal is shown', seenBy: 'getRecipeMeal', rewrite: dropVisible('recipe_meal') },
  { lost: 'whose meal is resized', seenBy: 'editRecipeMealPortions', rewrite: admitAll },
  { lost: 'whose single food is shown', seenBy: 'getSingleFoodMeal', rewrite: dropVisible('single_food_meal') },
  { lost: 'whose quick add is shown', seenBy: 'getQuickAddMeal', rewrite: dropVisible('quick_add_meal') },
  { lost: 'whose grocery list is shown', seenBy: 'getGroceryList', rewrite: dropVisible('grocery_list') },
  { lost: 'whose grocery list is deleted', seenBy: 'deleteGroceryList', rewrite: admitAll },
  {
    lost: 'whose grocery list is brought up to date',
    seenBy: 'bringGroceryListUpToDate',
    rewrite: admitAll,
  },
  { lost: 'whose grocery list is ticked off', seenBy: 'updateGroceryList', rewrite: admitAll },
  { lost: 'whose grocery item is ticked off', seenBy: 'updateGroceryListItem', rewrite: admitAll },
  { lost: 'whose day plan is shown', seenBy: 'getNutritionDayPlan', rewrite: dropVisible('day_plan') },
  { lost: 'whose slot is changed', seenBy: 'updateMealSlotSpecification', rewrite: admitAll },
  { lost: 'whose weekly plan is shown', seenBy: 'getWeeklyNutritionPlan', rewrite: dropVisible('weekly_plan') },
  { lost: 'whose profile is shown', seenBy: 'getUserProfile', rewrite: dropVisible('intake') },
  { lost: 'whose slot is deleted', seenBy: 'deleteMealSlotSpecification', rewrite: admitAll },
  { lost: 'whose weight is shown', seenBy: 'getUserWeight', rewrite: dropVisible('measurement') },
  { lost: 'whose weights are listed', seenBy: 'listUserWeight', rewrite: dropOwner('measurement', /^select/) },
  { lost: 'whose weight is changed', seenBy: 'updateUserWeight', rewrite: admitAll },
  { lost: 'whose measurement is deleted', seenBy: 'deleteMeasurement', rewrite: admitAll },
  { lost: 'who is shown', seenBy: 'getUser', rewrite: dropVisible('person', 'id') },
  { lost: 'who is changed', seenBy: 'updateUser', rewrite: admitAll },
  {
    lost: 'whose own recipes are listed',
    seenBy: 'listRecipeTemplates',
    rewrite: dropVisible('recipe_template', 'author_id'),
  },
  {
    lost: 'whose own recipe is shown',
    seenBy: 'getRecipeTemplate',
    rewrite: dropVisible('recipe_template', 'author_id'),
  },
  { lost: 'whose favourite is deleted', seenBy: 'deleteFavouriteRecipe', rewrite: admitAll },
  {
    lost: 'whose opinion is shown',
    seenBy: 'getRecipeFeedbackLineItem',
    rewrite: dropOwner('recipe_feedback_line_item', /^select/),
  },
  { lost: 'whose own food is shown', seenBy: 'getFood', rewrite: dropOwner('food', /^select/, 'author_id') },
  {
    lost: 'whose cycle is deleted with a profile',
    seenBy: 'deleteUserProfile',
    rewrite: dropOwner('menstrual_cycle', /^delete/),
  },
  {
    lost: 'whose tokens are deleted',
    seenBy: 'tokenLogout',
    rewrite: (sql) =>
      sql.replace(/(?<=delete from "auth_token" where ).*/, () => '$1::text is not null and $2::text is not null'),
  },
  {
    lost: 'into whose diary a note goes',
    seenBy: 'updateCalendarDay',
    rewrite: (sql) =>
      sql.replace(
        /(update "calendar_day" set "note" = \$1) where .*? returning/,
        '$1 where $2 = $2 and $3 = $3 returning',
      ),
  },
];

/** Returns what a mutant leaks: data that it shows or changes to a caller without access to the data's owner. */
async function leaksWith(setup: TestSetup, { seenBy, rewrite }: Mutant): Promise<{ leaks: string[]; touched: number }> {
  let touched = 0;
  setup.database.rewrite((sql) => {
    const changed = rewrite(sql);
    if (changed !== sql) touched += 1;
    return changed;
  });
  try {
    const faults = await faultsOf(setup, seenBy);
    return { leaks: faults.filter((fault) => / (?:shows|changes) /.test(fault)), touched };
  } finally {
    setup.database.rewrite(null);
  }
}

const withoutRules = await openTestSetup('owner');
const withRules = await openTestSetup('app');

describe('a statement without its condition', () => {
  it.each(MUTANTS)("$lost neither shows nor changes other people's data", async (mutant) => {
    const bare = await leaksWith(withoutRules, mutant);
    expect(bare.touched).toBeGreaterThan(0);
    // Without row-level security the mutant leaks, so the test is meaningful.
    expect(bare.leaks).not.toEqual([]);
    const held = await leaksWith(withRules, mutant);
    expect(held.touched).toBeGreaterThan(0);
    expect(held.leaks).toEqual([]);
  });
});
