/**
 * The tables that are exported with an organisation, each after the tables to which it refers, with the column that
 * contains a row's owner: a person of the organisation or, for a catalogue table, its author.
 */
export const TAKEN_TABLES = {
  food: 'author_id',
  serving: 'food_id',
  recipe_template: 'author_id',
  recipe_template_ingredient: 'recipe_template_id',
  consent: 'person_id',
  intake: 'person_id',
  day_plan: 'person_id',
  meal_slot: 'person_id',
  weekly_plan: 'person_id',
  plan_version: 'person_id',
  target_answer: 'person_id',
  week_wishes: 'person_id',
  measurement: 'person_id',
  calendar_day: 'person_id',
  recipe_meal: 'person_id',
  recipe_meal_ingredient: 'person_id',
  single_food_meal: 'person_id',
  quick_add_meal: 'person_id',
  calendar_item: 'person_id',
  day_total: 'person_id',
  plan_template: 'person_id',
  plan_template_meal: 'person_id',
  recurring_meal: 'person_id',
  grocery_list: 'person_id',
  grocery_item: 'person_id',
  favourite_recipe: 'person_id',
  disliked_recipe: 'person_id',
  taste_answer: 'person_id',
  turned_down_recipe: 'person_id',
  recipe_feedback_line_item: 'person_id',
  avoided_ingredient: 'person_id',
  recent_food: 'person_id',
  client_note: 'person_id',
  client_snooze: 'person_id',
  client_facts: 'person_id',
  ended_invitation: 'person_id',
  data_import: 'person_id',
  imported_row: 'person_id',
  recipe_import: 'person_id',
  imported_recipe: 'person_id',
  reminder_settings: 'person_id',
  reminder_due: 'person_id',
  sent_reminder: 'person_id',
  stored_picture: 'person_id',
  audit_entry: 'person_id',
  waitlist_entry: 'organisation_id',
} as const satisfies Readonly<Record<string, string>>;
export type TakenTable = keyof typeof TAKEN_TABLES;

const PROOF = 'It proves who somebody is or opens what is theirs: whoever has a copy of it has both.';
const SEALED = 'Only the person may read it, who takes it along by themselves.';
const TILL = 'It belongs to the account of this server with its payment company.';
const SERVER = 'It is how this server treats a request, for a day or less.';

/** The tables that are not exported, and why. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  auth_token: PROOF,
  person_password: PROOF,
  email_change: PROOF,
  push_device: PROOF,
  reminder_stop: PROOF,
  grocery_link: PROOF,
  calendar_link: PROOF,
  login_code: PROOF,
  login_link: PROOF,
  person_key: SEALED,
  menstrual_cycle: SEALED,
  cycle_share: SEALED,
  subscription: TILL,
  billing_checkout: TILL,
  billing_customer: TILL,
  billing_plan: TILL,
  replacement: SERVER,
  audit_event: 'It is the audit of this server.',
  staff_act: 'It is what the staff of this server did.',
  leaving_organisation: 'It is when this server erases it.',
};

/** The columns that are not exported, and why. */
export const LEFT_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  organisation: {
    id: 'It gets another number.',
    owner_id: 'It is in `owner` of the manifest.',
    is_main: 'The main portal is of the server.',
    product_stripe_id: TILL,
  },
  person: {
    is_staff: 'The staff of a server is its own.',
    organisation_id: 'It is `member` there.',
  },
  recipe_template_ingredient: { id: 'It gets another number.' },
  waitlist_entry: { id: 'It gets another number.', organisation_id: 'It is the organisation of the file.' },
};

/** Columns with a person's id and no foreign key, or with the id of a person outside the organisation. */
export const PEOPLE_COLUMNS: readonly string[] = ['coach_id', 'author_id', 'made_by', 'actor_id'];
/** Tables whose rows require a coach. */
export const NEEDS_COACH: readonly string[] = ['client_snooze', 'client_facts'];
/** The id written for a person who is not exported, in columns that cannot be null. */
export const NO_PERSON = 0;
