import type { Phrasebook } from '../phrases.ts';

export const notes = {
  title: 'Notities van jou en je coach',
  intro: 'Alleen jij en {name} kunnen dit lezen.',
  titleOfClient: 'Notities',
  noneText: 'Nog geen notities. Stel een vraag of vertel hoe het ging.',
  noneTextOfClient: 'Nog geen notities. Schrijf {name} een berichtje; je cliënt leest het in de app.',
  write: 'Notitie schrijven',
  send: 'Versturen',
  older: 'Oudere notities tonen',
  you: 'Jij',
  coach: 'Je coach',
  former: 'Een eerdere coach',
  about: 'Over {date}',
  seen: 'Gezien',
  listLabel: 'Notities, nieuwste eerst',
  news: '{who} stuurde je een notitie',
  dismiss: 'Verbergen',
} as const satisfies Phrasebook;
