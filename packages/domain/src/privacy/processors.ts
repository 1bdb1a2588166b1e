/** Third-party services that an operator may use and that would then process personal data. */
export const PROCESSORS = [
  'PAYMENTS',
  'MAIL',
  'PUSH',
  'PHONE_PUSH',
  'ANALYTICS',
  'MONITORING',
  'ADVERTISING',
  'MESSENGER',
  'EVENTS',
  'PROBLEMS',
] as const;
export type Processor = (typeof PROCESSORS)[number];
