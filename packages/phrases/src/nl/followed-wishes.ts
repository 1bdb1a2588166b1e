import type { followedWishes as english } from '../en/followed-wishes.ts';
import type { Translation } from '../phrases.ts';

export const followedWishes = {
  sentence: 'Zoals je wilde: {wishes}.',
  meat: { one: '{count} keer vlees', other: '{count} keer vlees' },
  fish: { one: '{count} keer vis', other: '{count} keer vis' },
  meatless: { one: '{count} keer zonder vlees of vis', other: '{count} keer zonder vlees of vis' },
  minutes: 'avondeten binnen {minutes} minuten',
  variousMinutes: 'avondeten binnen de kooktijd die je per dag hebt gekozen',
  BREAD: 'brood als ontbijt',
  BOWL: 'yoghurt of pap als ontbijt',
  EGGS: 'eieren als ontbijt',
  DRINK: 'smoothies als ontbijt',
  COLD: 'koude lunches',
  WARM: 'warme lunches',
  sameBreakfast: 'op werkdagen hetzelfde ontbijt',
  FAMILIAR: 'vertrouwde gerechten',
  ADVENTUROUS: 'nieuwe gerechten en keukens',
} as const satisfies Translation<typeof english>;
