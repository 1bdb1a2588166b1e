/**
 * Every code with which the API refuses a whole request, and its status.
 * Codes with `as: 'error'` answer `{error}` (login and code calls), the others `{detail, code}`.
 */
export const ERROR_CODES = {
  not_authenticated: { status: 401 },
  no_paid_access: { status: 403 },
  coach_only: { status: 403 },
  staff_only: { status: 403 },
  own_recipes_off: { status: 403 },
  fresh_login_required: { status: 403 },
  clients_not_created: { status: 403 },
  copying_off: { status: 403 },
  not_found: { status: 404 },
  barcode_unknown: { status: 404 },
  method_not_allowed: { status: 405 },
  version_conflict: { status: 409 },
  food_in_use: { status: 409 },
  week_changed: { status: 409 },
  target_changed: { status: 409 },
  idempotency_key_in_use: { status: 409 },
  body_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  malformed_json: { status: 400 },
  too_many_requests: { status: 429 },
  login_failed: { status: 400, as: 'error' },
  code_wrong: { status: 400, as: 'error' },
  code_dead: { status: 400, as: 'error' },
  codes_off: { status: 400, as: 'error' },
  link_dead: { status: 400, as: 'error' },
  server_error: { status: 500 },
  unavailable: { status: 503 },
  data_unreadable: { status: 503 },
} as const satisfies Record<string, { status: number; as?: 'error' }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Where a 400 names no field. */
export const NON_FIELD_ERRORS = 'non_field_errors';

/**
 * Every code with which one field of a request can be refused. A code may carry numbers, which its phrase shows
 * (`min`, `max`, `count`).
 */
export const FIELD_CODES = [
  'required',
  'invalid',
  'not_text',
  'not_a_number',
  'not_whole',
  'not_a_boolean',
  'not_a_list',
  'not_an_object',
  'not_a_choice',
  'not_a_date',
  'not_an_email',
  'not_an_address',
  'has_forbidden_characters',
  'not_one_line',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_positive',
  'duplicate',
  'does_not_exist',
  'redirect_not_allowed',
  'sign_up_closed',
  'in_future',
  'goal_weight_below_healthy',
  'weekly_goal_unsafe',
  'calories_below_minimum',
  'calories_not_of_macros',
  'protein_below_minimum',
  'fat_below_minimum',
  'meals_required',
  'meals_too_few',
  'meals_too_many',
  'diet_required',
  'diet_not_offered',
  'diet_type_not_offered',
  'no_intolerance_exclusive',
  'menstrual_date_required',
  'period_starts_too_close',
  'otp_not_four_digits',
  'day_exists',
  'range_too_long',
  'range_reversed',
  'confirmation_word_wrong',
  'missing_for_energy',
  'no_plan',
  'slot_not_in_plan',
  'address_not_allowed',
  'address_unreachable',
  'page_too_large',
  'no_recipe_found',
  'not_a_barcode',
  'barcode_check_digit',
  'macros_over_whole',
  'kcal_not_of_macros',
  'ingredient_required',
  'photo_unreadable',
  'photo_too_many_pixels',
  'photos_full',
  'foods_full',
  'recipes_full',
  'ingredients_full',
  'no_meals_to_copy',
  'copy_onto_itself',
  'eaten_meal_stays',
  'meal_stays',
  'not_in_that_place',
  'own_items_full',
  'templates_full',
  'nothing_to_import',
  'imports_full',
  'recurring_full',
  'recurring_paused',
  'recurring_taken',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** The body of a 400: a list of messages per field, nested as the request is. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors;
}
