import type { BillingTables } from './tables/billing.ts';
import type { DeletionTables } from './tables/deletions.ts';
import type { DiaryTables } from './tables/diary.ts';
import type { FoodTables } from './tables/foods.ts';
import type { GroceryTables } from './tables/groceries.ts';
import type { HistoryTables } from './tables/history.ts';
import type { IntakeTables } from './tables/intake.ts';
import type { LoginTables } from './tables/login.ts';
import type { NeedsTables } from './tables/needs.ts';
import type { NoteTables } from './tables/notes.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PlannerTables } from './tables/planner.ts';
import type { PlanTables } from './tables/plans.ts';
import type { ProgressTables } from './tables/progress.ts';
import type { RecipeTables } from './tables/recipes.ts';
import type { ReminderTables } from './tables/reminders.ts';
import type { RequestTables } from './tables/requests.ts';

/** Every table, by its name. */
export interface Tables
  extends
    BillingTables,
    DeletionTables,
    DiaryTables,
    FoodTables,
    GroceryTables,
    HistoryTables,
    IntakeTables,
    LoginTables,
    NeedsTables,
    NoteTables,
    PeopleTables,
    PlannerTables,
    PlanTables,
    ProgressTables,
    RecipeTables,
    ReminderTables,
    RequestTables {}
