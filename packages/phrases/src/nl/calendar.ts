import type { calendar as english } from '../en/calendar.ts';
import type { Translation } from '../phrases.ts';

export const calendar = {
  title: 'Agenda',
  intro:
    'Bekijk je geplande maaltijden in de agenda-app die je gebruikt: elk gerecht op het gebruikelijke tijdstip, zonder calorieën of andere getallen.',
  address: 'Agendalink',
  noneText:
    'Maak een geheime link en abonneer je erop in je agenda-app. Iedereen met de link kan je maaltijden zien, dus deel hem alleen met mensen die je vertrouwt.',
  hereText:
    'Open de link in je agenda-app, of kopieer hem en abonneer je er daar op. Iedereen met de link kan je maaltijden zien.',
  elsewhereText:
    'Je hebt al een link. Die kun je alleen kopiëren op het apparaat waarop hij is gemaakt, tot je daar uitlogt. Met een nieuwe link vervalt de oude.',
  since: 'Gemaakt op {date}. Agenda-apps kijken zelf of er iets is veranderd, sommige maar een paar keer per dag.',
  make: 'Agendalink maken',
  makeNew: 'Nieuwe link maken',
  made: 'Je link staat klaar',
  copy: 'Link kopiëren',
  openApp: 'Openen in agenda-app',
  revoke: 'Link intrekken',
  revoked: 'De link werkt niet meer',
  endsTitle: 'De huidige link intrekken?',
  endsText: 'Agenda’s die de link gebruiken, worden niet meer bijgewerkt.',
} as const satisfies Translation<typeof english>;
