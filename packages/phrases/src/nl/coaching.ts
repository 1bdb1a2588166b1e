import type { coaching as english } from '../en/coaching.ts';
import type { Translation } from '../phrases.ts';

export const coaching = {
  title: '{coach} wil je coach worden',
  from: 'Van {organisation}.',
  text: 'Als je accepteert, kan {coach} je profiel, plan, dagboek, boodschappen, recepten en metingen zien en wijzigen. Je cyclus blijft privé. In je profiel zie je wie wat heeft bekeken.',
  textLeaves: 'Heb je nu een andere coach? Die kan je gegevens dan niet meer zien.',
  accept: 'Uitnodiging accepteren',
  decline: 'Nee, bedankt',
  later: 'Later',
  accepted: '{coach} is nu je coach',
  planWithheld:
    'Het plan dat {coach} maakte geldt niet, want volgens je profiel is het niet veilig voor je. Je kunt het lezen bij ‘Wijzigingen in je plan’.',
  paused: 'Deze vaste maaltijden zijn gepauzeerd, omdat je iets erin niet eet: {meals}.',
  declined: 'De uitnodiging is geweigerd',

  leaveTitle: 'Stoppen met de begeleiding door {coach}?',
  leaveEnds:
    '{coach} kan je gegevens niet meer zien of wijzigen en krijgt daar een mail over. Jullie kunnen elkaar geen notities meer sturen, en je houdt alleen de recepten van {coach} die in je dagboek staan.',
  leaveStays:
    'Je account, plan, dagboek en metingen blijven van jou. Ook notities en eerdere versies van je plan blijven bewaard: die vind je in de download van je gegevens.',
  leaveOpens: 'Je account is nu gedeactiveerd. Als je stopt, kun je het weer gebruiken.',
  leaveMinor:
    'Je bent jonger dan 18. Zonder coach kun je niet bij je plan en dagboek tot je 18 bent, of tot een andere coach je gaat begeleiden. Er wordt niets verwijderd.',
  leaveAgain: 'Als je je bedenkt, kan {coach} je opnieuw uitnodigen.',
  leaveConfirm: 'Begeleiding stoppen',
  left: '{coach} is niet meer je coach',

  subjectLabel: 'Dagboek van je cliënt',
  subject: 'Dagboek van {name}',
  subjectLeave: 'Terug naar de cliënt',
} as const satisfies Translation<typeof english>;
