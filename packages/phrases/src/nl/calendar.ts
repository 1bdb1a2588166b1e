import type { calendar as english } from '../en/calendar.ts';
import type { Translation } from '../phrases.ts';

export const calendar = {
  title: 'Agenda',
  intro:
    'Zie je geplande maaltijden in de agenda-app die je gebruikt: elk gerecht op de gewone tijd van de maaltijd, zonder calorieën of andere cijfers.',
  address: 'Agenda-adres',
  noneText:
    'Maak een geheim adres en abonneer je erop in je agenda-app. Wie het adres heeft, ziet je maaltijden. Deel het alleen met mensen die je vertrouwt.',
  hereText:
    'Open het in je agenda-app, of kopieer het en voeg het daar toe als agenda via een webadres. Wie het adres heeft, ziet je maaltijden.',
  elsewhereText:
    'Je hebt een adres. Dat kun je alleen kopiëren op het apparaat waarop het is gemaakt, tot je daar uitlogt. Met een nieuw adres vervalt het oude.',
  since:
    'Gemaakt op {date}. Agenda-apps kijken uit zichzelf of er iets is veranderd, sommige maar een paar keer per dag.',
  make: 'Maak een adres',
  makeNew: 'Maak een nieuw adres',
  made: 'Het adres is klaar',
  copy: 'Kopieer adres',
  openApp: 'Open in agenda-app',
  revoke: 'Adres intrekken',
  revoked: 'Het adres werkt niet meer',
  endsTitle: 'Het huidige adres laten vervallen?',
  endsText: 'Agenda-apps die het gebruiken, krijgen daarna geen wijzigingen meer.',
} as const satisfies Translation<typeof english>;
