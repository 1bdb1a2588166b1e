import type { coaching as english } from '../en/coaching.ts';
import type { Translation } from '../phrases.ts';

export const coaching = {
  title: '{coach} wil je coach worden',
  from: 'Van {organisation}.',
  text: 'Als je ja zegt, ziet {coach} je profiel, plan, dagboek, boodschappen, recepten en metingen, en kan die veranderen. Je cyclus blijft van jou alleen. Wie wat heeft bekeken, staat in je profiel.',
  textLeaves: 'Heb je nu een andere coach? Die ziet dan niets meer van je.',
  accept: 'Ja, word mijn coach',
  decline: 'Nee, bedankt',
  later: 'Later',
  accepted: '{coach} is nu je coach',
  declined: 'De uitnodiging is afgewezen',

  leaveTitle: 'Stoppen met de begeleiding van {coach}?',
  leaveEnds:
    '{coach} kan niets meer van je zien of veranderen en krijgt daar een mail over. Jullie kunnen elkaar geen notities meer sturen, en van de recepten van {coach} houd je alleen die in je dagboek.',
  leaveStays:
    'Je account, plan, dagboek en metingen blijven van jou. Ook notities en eerdere versies van je plan blijven bewaard: die staan in de kopie van je gegevens.',
  leaveOpens: 'Je account is nu gesloten, en gaat hiermee weer open.',
  leaveMinor:
    'Je bent jonger dan 18. Zonder coach gaan je plan en dagboek dicht tot je 18 bent, of tot een andere coach je aanneemt. Er wordt niets verwijderd.',
  leaveAgain: 'Als je je bedenkt, kan {coach} je opnieuw uitnodigen.',
  leaveConfirm: 'Begeleiding stoppen',
  left: '{coach} is niet meer je coach',

  subjectLabel: 'Van wie dit dagboek is',
  subject: 'Dagboek van {name}',
  subjectLeave: 'Terug naar de cliënt',
} as const satisfies Translation<typeof english>;
