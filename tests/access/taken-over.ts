/** Why rows of a placeholder account are not transferred to the person. */
const WHY = {
  closed: 'No coach can make one for a client.',
  derived: 'The database derives it from other rows.',
  brief: 'It undoes an act of the coach for a day at most.',
  coach: 'It belongs to the coach.',
} as const;

/**
 * How the rows of a placeholder account are transferred when the person accepts. JOINS: every row is added to the
 * person's. OWN_FIRST: rows are added unless the person has their own. SAME_DAY: like JOINS, but two days with the same
 * date are merged.
 */
export type Fate = 'JOINS' | 'OWN_FIRST' | 'SAME_DAY' | (typeof WHY)[keyof typeof WHY];

/** Keyed by table, for each table with an owner column. */
export const TAKEN_OVER: Readonly<Record<string, Fate>> = {
  audit_entry: 'JOINS',
  auth_token: WHY.closed,
  avoided_ingredient: 'OWN_FIRST',
  billing_checkout: WHY.closed,
  billing_customer: WHY.closed,
  calendar_day: 'SAME_DAY',
  calendar_item: 'JOINS',
  calendar_link: WHY.closed,
  client_facts: WHY.derived,
  client_note: 'JOINS',
  client_snooze: 'OWN_FIRST',
  consent: WHY.closed,
  cycle_share: WHY.closed,
  data_import: WHY.closed,
  day_plan: 'OWN_FIRST',
  day_total: WHY.derived,
  disliked_recipe: 'OWN_FIRST',
  email_change: WHY.closed,
  ended_invitation: WHY.coach,
  favourite_recipe: 'OWN_FIRST',
  food: 'JOINS',
  grocery_item: 'JOINS',
  grocery_link: WHY.closed,
  grocery_list: 'JOINS',
  imported_recipe: WHY.closed,
  imported_row: WHY.closed,
  intake: 'OWN_FIRST',
  meal_slot: 'OWN_FIRST',
  measurement: 'JOINS',
  menstrual_cycle: WHY.closed,
  person_key: WHY.closed,
  person_password: WHY.closed,
  plan_template: 'JOINS',
  plan_template_meal: 'JOINS',
  plan_version: 'OWN_FIRST',
  push_device: WHY.closed,
  quick_add_meal: 'JOINS',
  recent_food: 'OWN_FIRST',
  recipe_feedback_line_item: 'JOINS',
  recipe_import: WHY.closed,
  recipe_meal: 'JOINS',
  recipe_meal_ingredient: 'JOINS',
  recipe_template: 'JOINS',
  recurring_meal: 'JOINS',
  reminder_due: WHY.closed,
  reminder_settings: WHY.closed,
  reminder_stop: WHY.closed,
  replacement: WHY.brief,
  sent_reminder: WHY.closed,
  single_food_meal: 'JOINS',
  stored_picture: WHY.closed,
  subscription: WHY.closed,
  target_answer: 'OWN_FIRST',
  taste_answer: 'OWN_FIRST',
  turned_down_recipe: 'OWN_FIRST',
  week_wishes: 'OWN_FIRST',
  weekly_plan: 'OWN_FIRST',
};

/** Columns that may change when a row becomes the person's. */
export const CHANGES_WITH_OWNER: readonly string[] = [
  'person_id',
  'author_id',
  'calendar_day_id',
  'meal_slot_id',
  'paused',
];
