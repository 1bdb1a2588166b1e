import type { Phrasebook } from '../phrases.ts';

/** Why an age is refused. */
export const minors = {
  adults_only:
    'You need to be 18 to use the app without a coach: growing bodies need energy. Talk to a doctor or dietitian about food.',
  client_too_young:
    'You need to be at least 16 to have an account here, even with a coach: below that age the law requires a parent’s consent.',
  minor_ask_coach:
    'If you’re 16 or 17, you can take part once your coach has confirmed that a parent or guardian agrees where the law requires it. Ask your coach to do that in your profile, then come back: your answers are saved here.',
  minor_statement_required: 'Confirm this first: it is required for a client aged 16 or 17.',
} as const satisfies Phrasebook;
