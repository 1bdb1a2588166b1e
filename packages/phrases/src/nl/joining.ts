import type { joining as english } from '../en/joining.ts';
import type { Translation } from '../phrases.ts';

export const joining = {
  title: 'Aanmelden bij {portal}',
  textCHECKOUT: 'Bij een account van {portal} hoort een abonnement. Neem contact op met {portal} om dat te regelen.',
  textINVITE:
    'Bij {portal} maakt je coach je account aan. Vraag je coach om een uitnodiging voor het e-mailadres dat je wilt gebruiken. Je krijgt een mail en logt in met dat adres.',
  invited: 'Ik ben uitgenodigd: inloggen',
  textWAITLIST:
    '{portal} werkt met een wachtlijst. Laat je e-mailadres achter, dan krijg je een mail als je aan de beurt bent.',
  waitlistName: 'Voornaam (optioneel)',
  waitlistKept: 'Je adres wordt nergens anders voor gebruikt en uiterlijk na een jaar verwijderd.',
  waitlistSubmit: 'Aanmelden voor de wachtlijst',
  waitlistJoinedTitle: 'Je staat op de wachtlijst',
  waitlistJoinedText:
    'Als je aan de beurt bent, stuurt {portal} een mail naar <address>{email}</address>. Daarna log je in met dat adres.',
  help: 'Contact en hulp',
  mailAfterCheckout: 'Je account staat klaar zodra je via de mail inlogt. Gebruik het adres waarmee je betaalde.',
  mailSaysHow: 'Nog geen account bij {portal}? In de mail staat hoe je er een krijgt.',
} as const satisfies Translation<typeof english>;
