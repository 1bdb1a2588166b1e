import type { auth as english } from '../en/auth.ts';
import type { Translation } from '../phrases.ts';

export const auth = {
  loginTitle: 'Fijn dat je er bent',
  loginText: 'Vul je e-mailadres in. Je krijgt een link of een code van ons, dus een wachtwoord heb je niet nodig.',
  checkoutTitle: 'Bijna aan tafel',
  checkoutText: 'Log in met hetzelfde e-mailadres dat je bij het afrekenen hebt gebruikt.',
  heroTitle: 'Een week lekker eten, afgestemd op jou',
  heroText: 'Maaltijden, recepten en boodschappen die samen precies op jouw calorieën en macro’s uitkomen.',
  noScript: 'Weekbord heeft JavaScript nodig. Zet het aan in je browser om in te loggen.',
  email: 'E-mailadres',
  emailPlaceholder: 'jij@voorbeeld.nl',
  sendLink: 'Doorgaan',
  invalidEmail: 'Ongeldig e-mailadres',
  usePassword: 'Inloggen met een wachtwoord',
  helpAndPrivacy: 'Hulp en privacy',
  newHere: 'Nieuw hier?',
  getStarted: 'Aan de slag',
  tryDemo: 'Probeer de demo',
  tryCoachDemo: 'Demo voor coaches',
  coachStart: 'Start als coach: 14 dagen gratis',
  failureRecovery:
    'Inloggen is niet gelukt. Controleer je e-mailadres en probeer het opnieuw, of neem contact met ons op.',
  signUpTitle: 'Maak je account',
  signUpText: 'Een paar gegevens, daarna maken we samen je plan.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  acceptTerms: 'Ik ga akkoord met de <terms>gebruiksvoorwaarden</terms> en het <privacy>privacybeleid</privacy>',
  signUpSubmit: 'Maak mijn plan',
  signUpWithPassword: 'Liever een account met een wachtwoord',
  haveAccount: 'Heb je al een account?',
  logIn: 'Log in',
} as const satisfies Translation<typeof english>;
