import { sql, type Kysely } from 'kysely';
import { FUNCTIONS, GUARDED } from './row-security-functions.ts';

/**
 * Which rows a transaction can see and change: a second safeguard behind the server's own checks. The acting person is
 * `app.person_id`, the server's own reason `app.system`; without either, no personal row is visible. Every table of
 * personal data has a policy, which also applies to the table's owner. A further, explicit policy defines what the
 * owner may do in migrations and in the functions below, which see more than their caller.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/**
 * The list of clients is looked up once per statement, and only for rows that are not the acting person's own. Planning
 * each statement has to stay cheap: one policy per table and command, with the rare cases inside a function.
 */
const isOwn = (column: string) => `${column} = acting_person()`;
const isInReach = (column: string) => `(${isOwn(column)} or ${column} = any ((select acting_clients())::integer[]))`;
const isFor = (...reasons: string[]) => `acting_system() in (${reasons.map((reason) => `'${reason}'`).join(', ')})`;

type Command = 'all' | 'select' | 'insert' | 'update' | 'delete';

/** Returns a policy of a table, named after what it allows. A written row must satisfy `written`. */
function policy(table: string, name: string, command: Command, rule: string, written = rule): string {
  const using = command === 'insert' ? '' : ` using (${rule})`;
  const check = command === 'select' || command === 'delete' ? '' : ` with check (${written})`;
  return `create policy ${name} on ${table} for ${command}${using}${check}`;
}

/** Tables whose rows belong to a person and whose key starts with `person_id`. */
const OWNED = [
  'intake',
  'day_plan',
  'meal_slot',
  'weekly_plan',
  'avoided_ingredient',
  'favourite_recipe',
  'disliked_recipe',
  'calendar_day',
  'recipe_meal',
  'recipe_meal_ingredient',
  'calendar_item',
  'grocery_list',
  'grocery_item',
  'recent_food',
  'single_food_meal',
  'quick_add_meal',
  'recipe_feedback_line_item',
  'stored_picture',
];

/** Tables for login, keyed by an address or a network. */
const LOGIN = [
  'login_code',
  'login_link',
  'login_guard',
  'login_mail',
  'login_network',
  'guess_budget',
  'known_device',
];

const OTHERS = [
  'person',
  'subscription',
  'auth_token',
  'menstrual_cycle',
  'idempotency_record',
  'audit_entry',
  'food',
  'serving',
  'recipe_template',
  'recipe_template_ingredient',
];

const isSharedFood = `source <> 'PERSON'`;
const isLeftFood = `source = 'PERSON' and author_id is null`;
const isOwnFood = `source = 'PERSON' and ${isOwn('author_id')}`;
const isSharedRecipe = `source_provider = 'WEEKMEALS'`;
const isOwnRecipe = `source_provider = 'USER_GENERATED' and ${isOwn('author_id')}`;
const changesFood = `${isOwnFood} or ${isSharedFood} and ${isFor('seed', 'import')} or ${isLeftFood} and ${isFor('delete-account')}`;
const changesServing = `is_shared and ${isFor('seed', 'import')} or not is_shared and may_change_food(food_id)`;
const changesRecipe = `${isOwnRecipe} or ${isSharedRecipe} and ${isFor('seed')}
  or source_provider = 'USER_GENERATED' and ${isFor('seed', 'refresh')}`;
const leavesRecipe = `source_provider = 'USER_GENERATED' and author_id is null and ${isFor('delete-account')}`;
const changesLine = `is_shared and ${isFor('seed')} or not is_shared and is_own_recipe(recipe_template_id)`;

const POLICIES = [
  ...OWNED.map((table) => policy(table, 'in_reach', 'all', isInReach('person_id'))),
  // Photos that no recipe shows belong to no one.
  policy('stored_picture', 'seen_for_deletion', 'select', isFor('sweep')),
  policy('stored_picture', 'for_deletion', 'delete', isFor('sweep')),
  // Other people's grocery lists keep the name of a food when its author's account is deleted.
  policy('grocery_item', 'seen_for_leaving', 'select', `${isFor('delete-account')} and may_change_food(food_id)`),
  policy('grocery_item', 'for_leaving', 'update', `${isFor('delete-account')} and may_change_food(food_id)`),

  ...LOGIN.map((table) => policy(table, 'for_login', 'all', isFor('login'))),
  ...LOGIN.map((table) => policy(table, 'seen_for_deletion', 'select', isFor('expire', 'delete-account'))),
  ...LOGIN.map((table) => policy(table, 'for_deletion', 'delete', isFor('expire', 'delete-account'))),

  policy('person', 'seen', 'select', `${isInReach('id')} or id = (select acting_coach()) or ${isFor('login', 'demo')}`),
  policy(
    'person',
    'opened',
    'insert',
    `${isFor('demo')} or ${isFor('login')} and not is_coach and not is_staff and coach_id is null`,
  ),
  policy('person', 'changed', 'update', isInReach('id')),
  policy('person', 'deleted', 'delete', isOwn('id')),

  policy('subscription', 'in_reach', 'select', isInReach('person_id')),

  policy('auth_token', 'own', 'all', `${isOwn('person_id')} or ${isFor('login')}`),
  policy('auth_token', 'seen_for_deletion', 'select', isFor('expire')),
  policy('auth_token', 'for_deletion', 'delete', isFor('expire')),

  // A coach may delete a client's profile, but never sees or changes the cycle that is deleted with it.
  policy('menstrual_cycle', 'own', 'all', isOwn('person_id')),
  policy('menstrual_cycle', 'seen_for_deletion', 'select', `${isFor('delete-profile')} and ${isInReach('person_id')}`),
  policy('menstrual_cycle', 'for_deletion', 'delete', `${isFor('delete-profile')} and ${isInReach('person_id')}`),

  policy(
    'idempotency_record',
    'own',
    'all',
    `scope = 'person ' || acting_person() or acting_person() is null and scope like 'network %'`,
  ),
  policy('idempotency_record', 'seen_for_deletion', 'select', isFor('expire', 'delete-account')),
  policy('idempotency_record', 'for_deletion', 'delete', isFor('expire', 'delete-account')),

  // No policy allows changing or deleting an audit entry; the server's role lacks the right as well.
  policy('audit_entry', 'seen', 'select', `${isOwn('person_id')} or ${isOwn('actor_id')}`),
  policy('audit_entry', 'written', 'insert', `${isOwn('actor_id')} and ${isInReach('person_id')}`),

  policy('food', 'seen', 'select', `${isSharedFood} or ${isOwn('author_id')} or is_food_in_reach(id)`),
  policy('food', 'added', 'insert', changesFood),
  policy('food', 'changed', 'update', changesFood),
  policy('food', 'deleted', 'delete', changesFood),

  policy('serving', 'seen', 'select', 'is_shared or is_food_in_reach(food_id)'),
  policy('serving', 'added', 'insert', changesServing),
  policy('serving', 'changed', 'update', changesServing),
  policy('serving', 'deleted', 'delete', changesServing),

  policy('recipe_template', 'seen', 'select', `${isSharedRecipe} or ${isOwn('author_id')} or is_recipe_in_reach(id)`),
  policy('recipe_template', 'added', 'insert', changesRecipe),
  policy('recipe_template', 'changed', 'update', changesRecipe, `${changesRecipe} or ${leavesRecipe}`),
  policy('recipe_template', 'deleted', 'delete', isOwnRecipe),

  policy('recipe_template_ingredient', 'seen', 'select', 'is_shared or is_recipe_in_reach(recipe_template_id)'),
  policy('recipe_template_ingredient', 'added', 'insert', changesLine),
  policy('recipe_template_ingredient', 'changed', 'update', changesLine),
  policy('recipe_template_ingredient', 'deleted', 'delete', changesLine),
];

/** Whether a row is shared is a column of the row, since a lookup per row would be slow. */
const SHARED_COLUMNS = [
  `alter table serving add column is_shared boolean not null default true`,
  `update serving set is_shared = false from food where food.id = serving.food_id and food.source = 'PERSON'`,
  `alter table serving alter column is_shared set default false`,
  `alter table recipe_template_ingredient add column is_shared boolean not null default true`,
  `update recipe_template_ingredient set is_shared = false from recipe_template
    where recipe_template.id = recipe_template_id and recipe_template.source_provider <> 'WEEKMEALS'`,
  `alter table recipe_template_ingredient alter column is_shared set default false`,
];

const STATEMENTS = [
  ...FUNCTIONS,
  ...GUARDED.map((name) => `revoke execute on function ${name} from public`),
  ...SHARED_COLUMNS,
  ...[...OWNED, ...LOGIN, ...OTHERS].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy for_owner on ${table} to current_user using (true) with check (true)`,
  ]),
  ...POLICIES,
  // Policies run before conditions that could reveal hidden rows, and so before the word search, which then cannot use
  // its index. Shared rows need no policy: they are searched here, with the owner's rights.
  `create view shared_food as select * from food where source <> 'PERSON'`,
];
