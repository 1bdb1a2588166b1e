/** What to put in the basket. */
export const groceryAmounts = {
  piece: { one: '{count} piece', other: '{count} pieces' },
  g: '{amount} g',
  kg: '{amount} kg',
  ml: '{amount} ml',
  l: '{amount} l',
  unknown: 'some',
} as const;
