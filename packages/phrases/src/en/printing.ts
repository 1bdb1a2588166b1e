import type { Phrasebook } from '../phrases.ts';

/** A week on paper. */
export const printing = {
  title: 'Meals from {start} to {end}',
  moment: 'Meal',
  forPeople: { one: 'for {count} person', other: 'for {count} people' },
  warmed: 'to reheat',
} as const satisfies Phrasebook;
