/** Services of others that an operator may use, which process data of people then. */
export const PROCESSORS = [
  'PAYMENTS',
  'MAIL',
  'PUSH',
  'ANALYTICS',
  'MONITORING',
  'ADVERTISING',
  'MESSENGER',
  'EVENTS',
  'PROBLEMS',
] as const;
export type Processor = (typeof PROCESSORS)[number];
