import type { help as english } from '../en/help.ts';
import type { Translation } from '../phrases.ts';

export const help = {
  title: 'Hulp',
  intro: 'Korte antwoorden op wat mensen vragen. Zoek in je eigen woorden.',
  search: 'Zoek in de hulp',
  searchPlaceholder: 'Bijvoorbeeld allergie of opzeggen',
  clearSearch: 'Zoekwoorden wissen',
  found: { one: '{count} artikel', other: '{count} artikelen' },
  nothing: 'Niets gevonden voor ‘{words}’',
  nothingText: 'Probeer een ander woord, of vraag het ons.',
  group_start: 'Aan de slag',
  group_plan: 'Je plan en voortgang',
  group_meals: 'Maaltijden plannen',
  group_food: 'Dagboek, recepten en boodschappen',
  group_coaching: 'Coaches en cliënten',
  group_account: 'Account, betalen en privacy',
  more: 'Meer hierover',
  all: 'Alle hulp',
  contact: 'Vraag het ons',
} as const satisfies Translation<typeof english>;
