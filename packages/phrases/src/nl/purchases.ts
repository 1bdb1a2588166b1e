import type { purchases as english } from '../en/purchases.ts';
import type { Translation } from '../phrases.ts';

export const purchases = {
  title: 'Is deze aankoop van jou?',
  what: 'Op {date} is in een andere browser met jouw e-mailadres het abonnement {plan} van {portal} gekocht.',
  ifMineCOACH: 'Is de aankoop van jou? Dan krijg je het abonnement en word je coach.',
  ifMinePERSON: 'Is de aankoop van jou? Dan krijg je het abonnement.',
  ifNotMine: 'Zo niet, dan beëindigen we het abonnement meteen en betalen we terug wat er is betaald.',
  mine: 'Deze is van mij',
  notMine: 'Niet van mij',
  later: 'Later',
  claimed: 'Het abonnement is nu van jou',
  declined: 'De aankoop is beëindigd en wordt terugbetaald',
  alreadySubscribed:
    'Je hebt al een abonnement of had een proefperiode. Deze aankoop is beëindigd en wordt terugbetaald',
} as const satisfies Translation<typeof english>;
