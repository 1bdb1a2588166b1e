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

  subjectLabel: 'Van wie dit dagboek is',
  subject: 'Dagboek van {name}',
  subjectLeave: 'Terug naar de cliënt',
} as const satisfies Translation<typeof english>;
