/** Which of a person's wishes a planned week meets, as parts of one sentence. */
export const followedWishes = {
  sentence: 'As you asked: {wishes}.',
  meat: { one: '{count} dinner with meat', other: '{count} dinners with meat' },
  fish: { one: '{count} dinner with fish', other: '{count} dinners with fish' },
  meatless: { one: '{count} dinner without meat or fish', other: '{count} dinners without meat or fish' },
  minutes: 'dinners within {minutes} minutes',
  variousMinutes: 'dinners within your time limit for each day',
  BREAD: 'bread for breakfast',
  BOWL: 'yoghurt or porridge for breakfast',
  EGGS: 'eggs for breakfast',
  DRINK: 'smoothies for breakfast',
  COLD: 'cold lunches',
  WARM: 'warm lunches',
  sameBreakfast: 'the same breakfast on weekdays',
  FAMILIAR: 'familiar dishes',
  ADVENTUROUS: 'new dishes and cuisines',
} as const;
