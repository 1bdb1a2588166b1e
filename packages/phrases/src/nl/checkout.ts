import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../phrases.ts';

export const checkout = {
  titleCOACH: 'Start als coach',
  textCOACH: 'Plannen, boodschappen en voortgang voor al je cliënten, onder je eigen naam.',
  titlePERSON: 'Word lid van {portal}',
  textPERSON:
    'Bij een account van {portal} hoort een abonnement. Betaal hier en log daarna in met hetzelfde e-mailadres.',
  closedTitle: 'Er zijn nu geen abonnementen beschikbaar',
  closedText: 'Wil je starten als coach? Neem contact met ons op, dan helpen we je verder.',
  help: 'Contact en hulp',

  plans: 'Kies je abonnement',
  namedPlan: '{name}: {price}',
  per_month: '{price} per maand',
  per_year: '{price} per jaar',
  trialThen: { one: '{count} dag gratis, daarna {price}', other: '{count} dagen gratis, daarna {price}' },
  withVat: 'inclusief {percent}% btw',
  saving: 'Bespaar {amount} per jaar',

  you: 'Je gegevens',
  buyingAs: 'Je koopt als <address>{email}</address>.',
  emailHint: 'Met dit adres log je straks in.',

  promoCode: 'Kortingscode',
  promoHint: 'Alleen invullen als je een code hebt.',
  apply: 'Toepassen',
  promoInvalid: 'Deze code is ongeldig of verlopen.',
  promoApplied: 'Code {code} toegepast.',
  promoRemove: 'Code verwijderen',

  summary: 'Je bestelling',
  vatOf: 'waarvan {percent}% btw',
  discount: 'Code {code}',
  firstPaymentOn: 'Eerste betaling, op {date}',
  dueToday: 'Vandaag te betalen',
  continue: 'Verder naar betalen',
  continueToday: 'vandaag {amount}',

  nextTitle: 'Zo gaat het verder',
  nextCard: 'Je vult op de betaalpagina je kaartgegevens in. Vandaag wordt er niets afgeschreven.',
  nextPay: 'Je betaalt {amount} op de betaalpagina.',
  nextLogIn: 'Je logt in met je e-mailadres: we mailen je een link of een code. Een wachtwoord heb je niet nodig.',
  nextTrialEnd:
    'Op {date} eindigt de proefperiode en wordt voor het eerst {amount} afgeschreven. Vóór die tijd krijg je een mail.',
  nextRenewal: 'Daarna betaal je {price}, tot je opzegt.',
  nextRenewalWithCode: 'Daarna betaal je hooguit {price}, tot je opzegt.',
  termsCancel: 'Opzeggen kan altijd. Je houdt toegang tot het einde van de periode waarvoor je hebt betaald.',
  termsTrial: 'Zeg je vóór {date} op, dan betaal je niets.',
  termsWithdraw: {
    one: 'Herroepingsrecht: zeg je binnen {count} dag op, dan krijg je je geld terug. Je hoeft geen reden te geven.',
    other:
      'Herroepingsrecht: zeg je binnen {count} dagen op, dan krijg je je geld terug. Je hoeft geen reden te geven.',
  },
  accept:
    'Door verder te gaan accepteer je de <terms>gebruiksvoorwaarden</terms> en het <privacy>privacybeleid</privacy>.',
  trialTill: 'Testmodus: er wordt geen geld afgeschreven. Gebruik kaartnummer 4242\u00a04242\u00a04242\u00a04242.',
  subscribed: 'Je hebt al een abonnement. Je beheert het in je account.',
  toBilling: 'Naar mijn abonnement',

  checkingTitle: 'Een ogenblik',
  checkingText: 'We controleren of je betaling binnen is.',
  openTitle: 'Je betaling wordt nog verwerkt',
  openText: 'Zodra die binnen is, mailen we je hoe je kunt beginnen.',
  checkAgain: 'Opnieuw controleren',
  paidTitle: 'Alles is geregeld',
  paidTextCOACH: 'Je account staat klaar. Richt je praktijk in en nodig je eerste cliënt uit.',
  paidTextPERSON: 'Je abonnement is begonnen.',
  goOn: 'Verder',
  returnedTitle: 'Dit abonnement is beëindigd',
  returnedText:
    'Bij dit adres hoorde al een abonnement of een proefperiode, of de eigenaar van het adres heeft niet bevestigd dat dit abonnement van hem of haar is. Wat je hebt betaald, krijg je terug op je kaart.',
  expiredTitle: 'Deze betaalpagina is verlopen',
  expiredText: 'Er is niets afgeschreven. Wat je hebt ingevuld, staat er nog.',
  unknownTitle: 'Heb je betaald?',
  unknownText: 'Je bent in een andere browser aan deze bestelling begonnen, dus we kunnen die hier niet laten zien.',
  again: 'Terug naar de abonnementen',

  failedTitle: 'Er ging iets mis',
  failedText: 'Kijk in je mail of neem contact met ons op.',
  failedNothingPaid: 'Er is niets afgeschreven. Wat je hebt ingevuld, staat er nog.',
  failedAgain: 'Terug naar je bestelling',
} as const satisfies Translation<typeof english>;
