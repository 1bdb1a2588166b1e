import type { demo as english } from '../en/demo.ts';
import type { Translation } from '../phrases.ts';

export const demo = {
  title_person: 'Demo proberen',
  title_coach: 'De demo voor coaches',
  making_person:
    'We maken een dagboek, een boodschappenlijst en twee maanden aan gewichtsmetingen voor je. Dat duurt een paar seconden.',
  making_coach: 'We vullen de dagboeken van drie cliënten voor je. Dat duurt een paar seconden.',
  rules: 'Alles erin is verzonnen, en je hebt geen e-mailadres nodig. Na 24 uur wordt het verwijderd.',
  failed: 'De demo kon niet worden gestart. Probeer het zo nog eens.',
  tooMany: 'Er zijn net te veel demo’s gestart. Probeer het over tien minuten opnieuw.',

  bar: 'Demo',
  endsToday: 'Demo tot vandaag {time}',
  endsTomorrow: 'Demo tot morgen {time}',
  end: 'Demo stoppen',
  endTitle: 'Demo stoppen?',
  endText: 'Als je uitlogt, stopt de demo en wordt alles erin verwijderd. Je kunt niet meer terug.',
  stay: 'In de demo blijven',
} as const satisfies Translation<typeof english>;
