/** Fields of requests and responses whose values are never stored in plain text in a database, log or browser. */
export const SECRET_FIELDS: readonly string[] = [
  'last_menstrual_period_start_date',
  'menstrual_cycle_length',
  'counted_cycle_length',
  'period_starts',
  'added_period_starts',
  'removed_period_starts',
  'cycle_phase',
  'next_period_start',
  'next_period_start_earliest',
  'next_period_start_latest',
  'period_start_missed',
  'push_endpoint',
  'push_p256dh',
  'push_auth',
  'push_token',
];
