import type { ExportedSection, InvitationSection } from '@weekbord/domain/history/exported-data';
import type { Tables } from '../../platform/database/tables.ts';

/** Why a field of a person is not exported. */
const WHY = {
  proof: 'It proves who somebody is or opens what is sealed; whoever has a copy of it has both.',
  owner: 'It says whose the row is: the person who asks.',
  server: 'It is how the server finds or treats the row, and says nothing of the person.',
  shown: 'It stands in a field that says it in words.',
  other: 'It says who somebody else is.',
  common: 'It is the same for all people.',
} as const;
type Why = (typeof WHY)[keyof typeof WHY];

/** The table of a section, and which of its columns are left out. */
export interface ExportedTable {
  readonly table: keyof Tables;
  /** The column that refers to a row's owner, or to the owner of its parent row. */
  readonly owner?: 'id' | 'author_id' | 'subject_id' | 'email' | 'food.author_id' | 'recipe_template.author_id';
  readonly without?: Readonly<Record<string, Why>>;
}

const NO_FOOD_OF_OURS = {
  slug: WHY.common,
  source: WHY.owner,
  author_id: WHY.owner,
  source_key: WHY.common,
  source_modified: WHY.common,
  protein_source: WHY.common,
  is_special: WHY.common,
  sold_in: WHY.common,
  bought_as_id: WHY.common,
  bought_factor: WHY.common,
  kitchen_kind: WHY.common,
  kitchen_place: WHY.common,
  kitchen_on_need: WHY.common,
  is_staple: WHY.common,
  popularity: WHY.common,
  search: WHY.server,
} as const;

/** The sections that each read one table. */
export type TableSection = Exclude<ExportedSection, InvitationSection>;

/** The table of each section. */
export const EXPORTED_TABLES: Readonly<Record<TableSection, ExportedTable>> = {
  account: {
    table: 'person',
    owner: 'id',
    without: {
      is_staff: WHY.server,
      payment_status_override: WHY.server,
      feature_flags: WHY.server,
      coach_id: WHY.shown,
      organisation_id: WHY.shown,
      invited_as: WHY.shown,
      stands_in: WHY.server,
      consents_given: WHY.shown,
      withdrawn_purposes: WHY.shown,
    },
  },
  consents: { table: 'consent' },
  profile: { table: 'intake' },
  cycle: { table: 'menstrual_cycle', without: { starts: WHY.shown, length_days: WHY.shown } },
  cycle_sharing: { table: 'cycle_share', without: { coach_id: WHY.shown } },
  measurements: { table: 'measurement', without: { utc_offset_minutes: WHY.shown } },
  meals: { table: 'calendar_item' },
  recipe_meals: { table: 'recipe_meal' },
  meal_ingredients: { table: 'recipe_meal_ingredient' },
  food_meals: { table: 'single_food_meal' },
  quick_meals: { table: 'quick_add_meal' },
  days: { table: 'calendar_day' },
  replaced_meals: { table: 'replacement' },
  weekly_plan: { table: 'weekly_plan' },
  day_plans: { table: 'day_plan' },
  meal_slots: { table: 'meal_slot' },
  notes: { table: 'client_note' },
  coach_snoozes: { table: 'client_snooze' },
  waitlists: { table: 'waitlist_entry', owner: 'email', without: { organisation_id: WHY.shown } },
  ended_invitations: { table: 'ended_invitation' },
  plan_versions: {
    table: 'plan_version',
    without: { made_by: WHY.other, changes_week: WHY.server, transaction: WHY.server },
  },
  target_answers: { table: 'target_answer' },
  week_wishes: { table: 'week_wishes' },
  recurring_meals: { table: 'recurring_meal' },
  plan_templates: { table: 'plan_template' },
  plan_template_meals: { table: 'plan_template_meal' },
  own_recipes: {
    table: 'recipe_template',
    owner: 'author_id',
    without: { slug: WHY.common, author_id: WHY.owner, is_side: WHY.common, search: WHY.server },
  },
  own_recipe_ingredients: {
    table: 'recipe_template_ingredient',
    owner: 'recipe_template.author_id',
    without: { is_shared: WHY.server },
  },
  own_foods: { table: 'food', owner: 'author_id', without: NO_FOOD_OF_OURS },
  own_food_servings: { table: 'serving', owner: 'food.author_id', without: { is_shared: WHY.server } },
  recent_foods: { table: 'recent_food' },
  favourite_recipes: { table: 'favourite_recipe' },
  disliked_recipes: { table: 'disliked_recipe' },
  taste_answers: { table: 'taste_answer' },
  turned_down_recipes: { table: 'turned_down_recipe' },
  recipe_feedback: { table: 'recipe_feedback_line_item' },
  avoided_ingredients: { table: 'avoided_ingredient' },
  grocery_lists: { table: 'grocery_list' },
  grocery_items: { table: 'grocery_item' },
  grocery_links: { table: 'grocery_link', without: { secret_hash: WHY.proof } },
  calendar_links: { table: 'calendar_link', without: { secret_hash: WHY.proof } },
  reminders: { table: 'reminder_settings', without: { version: WHY.server } },
  sent_reminders: { table: 'sent_reminder' },
  reminder_devices: {
    table: 'push_device',
    without: { token_id: WHY.server, endpoint_hash: WHY.proof, sealed: WHY.proof },
  },
  photos: { table: 'stored_picture' },
  data_imports: { table: 'data_import', without: { source: WHY.shown } },
  imported_rows: { table: 'imported_row', without: { row_key: WHY.server } },
  recipe_imports: { table: 'recipe_import', without: { source: WHY.shown } },
  imported_recipes: { table: 'imported_recipe' },
  subscriptions: {
    table: 'subscription',
    without: {
      customer_id: WHY.server,
      told_start: WHY.server,
      told_trial_end: WHY.server,
      told_end: WHY.server,
      told_unpaid: WHY.server,
    },
  },
  checkouts: {
    table: 'billing_checkout',
    without: {
      plan_id: WHY.server,
      organisation_id: WHY.server,
      browser_hash: WHY.proof,
      session_id: WHY.server,
      customer_id: WHY.server,
      direct: WHY.server,
      promotion_id: WHY.server,
      price_id: WHY.server,
      trial_days: WHY.server,
    },
  },
  sessions: { table: 'auth_token', without: { token_hash: WHY.proof, device_hash: WHY.proof } },
  account_events: {
    table: 'audit_event',
    owner: 'subject_id',
    without: {
      actor_id: WHY.other,
      subject_id: WHY.owner,
      organisation_id: WHY.server,
      request_id: WHY.server,
      reason: WHY.shown,
    },
  },
  looks: { table: 'audit_entry', without: { actor_id: WHY.shown, request_id: WHY.server } },
};

export const TABLE_SECTIONS = Object.keys(EXPORTED_TABLES) as readonly TableSection[];
