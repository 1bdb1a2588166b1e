/** What of a person's wishes a planned week keeps, as parts of one sentence. */
export const followedWishes = {
  sentence: 'As you wished: {wishes}.',
  meat: '{count} with meat',
  fish: '{count} with fish',
  meatless: '{count} meatless',
  minutes: 'dinners within {minutes} minutes',
  variousMinutes: 'dinners within your minutes of each day',
  COLD: 'cold lunches',
  WARM: 'warm lunches',
  sameBreakfast: 'one breakfast on weekdays',
  FAMILIAR: 'familiar dishes',
  ADVENTUROUS: 'new dishes and kitchens',
} as const;
