import type { Phrasebook } from '../phrases.ts';

export const thirdParties = {
  title: 'Mogen we dit laden?',
  text: '{name} werkt ook zonder, en laadt hier niets van voordat je akkoord gaat. Wat je in je dagboek en over je lichaam noteert, zit er nooit bij.',
  thisSite: 'Deze site',
  name_MEASURING: 'Statistieken',
  text_MEASURING: 'Meet welke pagina’s worden geopend en hoe snel ze laden.',
  name_ADVERTISING: 'Advertenties',
  text_ADVERTISING: 'Een adverteerder ziet dat je hier was, en of je iets hebt gekocht.',
  name_SUPPORT: 'Chat met de helpdesk',
  text_SUPPORT: 'Een chatvenster om contact op te nemen met de helpdesk.',
  refuse: 'Alles weigeren',
  accept: 'Alles toestaan',
  choose: 'Zelf kiezen',
  save: 'Mijn keuze opslaan',
  change: 'Privacykeuzes',
} as const satisfies Phrasebook;
