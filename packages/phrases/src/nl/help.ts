import type { help as english } from '../en/help.ts';
import type { Translation } from '../phrases.ts';

export const help = {
  title: 'Hulp',
  intro: 'Korte antwoorden op veelgestelde vragen. Zoek in je eigen woorden.',
  search: 'Zoek in de hulpartikelen',
  searchPlaceholder: 'Bijvoorbeeld allergie of opzeggen',
  clearSearch: 'Zoekopdracht wissen',
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
  all: 'Alle artikelen',
  contact: 'Contact opnemen',

  // Writing to support.
  contactIntro: 'Vertel ons wat je zoekt of wat er niet werkt. We antwoorden per mail.',
  email: 'E-mailadres',
  emailHint: 'We sturen ons antwoord naar dit adres.',
  emailMissing: 'Vul je e-mailadres in, zodat we kunnen antwoorden.',
  emailWrong: 'Vul een adres in zoals jij@voorbeeld.nl.',
  answerTo: 'We sturen ons antwoord naar <address>{email}</address>.',
  message: 'Je vraag',
  messageHint:
    'Laat je gewicht, je cyclus en andere gezondheidsgegevens liever weg: die hebben we niet nodig om je te helpen.',
  messageMissing: 'Typ je vraag.',
  send: 'Versturen',
  kept: 'Wat je schreef, staat hier nog.',
  sentTitle: 'Je vraag is onderweg',
  sentText: 'We sturen ons antwoord naar <address>{email}</address>.',
  sentDays: { one: 'We antwoorden binnen {count} werkdag.', other: 'We antwoorden binnen {count} werkdagen.' },

  // Links to help and to the legally required pages.
  linksLabel: 'Hulp en juridische pagina’s',
  link_privacy: 'Privacy',
  link_terms: 'Voorwaarden',
  link_accessibility: 'Toegankelijkheid',
  link_imprint: 'Wie we zijn',
} as const satisfies Translation<typeof english>;
