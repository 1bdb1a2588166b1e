import type { Phrasebook } from '../phrases.ts';

/** Why an age is refused. */
export const minors = {
  adults_only:
    'You can use this on your own from the age of 18: younger bodies need energy to grow. Talk to a doctor or a dietitian about food.',
  client_too_young:
    'Nobody below 16 can have an account here, not with a coach either: at that age the law asks for a parent’s consent.',
  minor_ask_coach:
    'At 16 or 17 you can take part once your coach has confirmed that a parent or guardian agrees where the law asks for it. Ask your coach to do that in your profile and come back then: your answers stay here.',
  minor_statement_required: 'Confirm this first: it is wanted for a client of 16 or 17.',
} as const satisfies Phrasebook;
