import type { billingMail as english } from '../en/billing-mail.ts';
import type { Translation } from '../phrases.ts';

export const billingMail = {
  perMonth: '{amount} per maand, inclusief {vat}% btw',
  perYear: '{amount} per jaar, inclusief {vat}% btw',
  discountONCE: '{price}; de volgende betaling is {paid}',
  discountUNTIL: '{price}, tot {date}; daarna {full}',
  discountALWAYS: '{price}, in plaats van {full}',
  withCode: '{price} (code {code})',
  seeSubscription: 'Abonnement bekijken',
  payNow: 'Nu betalen',
  withdraw: 'Overeenkomst herroepen',
  startedSubject: 'Je abonnement bij {portal}',
  startedText: 'Hiermee bevestigen we je abonnement op {plan}: {price}. Het loopt door tot je het opzegt.',
  startedTrial:
    'De proefperiode is gratis tot {date}. Voordat die eindigt, krijg je een mail. Zeg je voor die tijd op, dan betaal je niets.',
  startedPaid: 'Je hebt betaald tot {date}.',
  startedWithdraw:
    'Tot en met {date} kun je de overeenkomst herroepen zonder een reden te geven. Wat je hebt betaald, krijg je terug. Dat doe je hier in twee stappen, en opzeggen kan hier altijd:',
  trialEndsSubject: 'Je proefperiode bij {portal} eindigt op {date}',
  trialEndsText:
    'Je gratis proefperiode van {plan} eindigt op {date}. Daarna wordt het een betaald abonnement: {price}, tot je opzegt.',
  trialEndsCard:
    'De eerste betaling wordt op die dag van je kaart afgeschreven. Heb je nog geen kaart toegevoegd en wil je doorgaan? Voeg er dan voor die tijd een toe.',
  trialEndsCancel:
    'Wil je niet doorgaan? Zeg dan hier voor die tijd op: je betaalt niets, en je gegevens blijven bewaard.',
  unpaidSubject: 'Een betaling aan {portal} is niet gelukt',
  unpaidText:
    'We konden het bedrag voor je abonnement niet afschrijven. Je kunt hier alsnog betalen, met dezelfde kaart of een andere:',
  unpaidNote:
    'De komende dagen proberen we het opnieuw. Lukt het niet, dan vervalt je toegang; je gegevens blijven bewaard, en na betaling kun je weer verder.',
  endsSubject: 'Je abonnement bij {portal} eindigt op {date}',
  endsText:
    'Je abonnement op {plan} is opgezegd. Het eindigt op {date}, en tot die tijd houd je toegang. Er wordt niets meer afgeschreven.',
  endsWithdraw:
    'Tot en met {date} kun je de overeenkomst ook herroepen. Die eindigt dan meteen en je krijgt je geld terug:',
  endsNote: 'Je gegevens blijven bewaard.',
  withdrawnSubject: 'Ontvangstbevestiging: je hebt je overeenkomst met {portal} herroepen',
  withdrawnText:
    'Op {date} om {time} (Amsterdamse tijd) heb je de overeenkomst voor {plan} van {made} herroepen. De overeenkomst is beëindigd.',
  withdrawnMoney:
    'We storten {amount} terug op de kaart waarmee je hebt betaald. Banken doen daar meestal 5 tot 10 dagen over.',
  withdrawnNothing: 'Er was niets afgeschreven, dus er hoeft niets te worden terugbetaald.',
  withdrawnReference:
    'Overeenkomstnummer: {id}. Bewaar deze mail als ontvangstbevestiging. Je gegevens blijven bewaard tot je ze verwijdert.',
  aSubscription: 'deze dienst',
} as const satisfies Translation<typeof english>;
