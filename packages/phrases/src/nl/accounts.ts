import type { accounts as english } from '../en/accounts.ts';
import type { Translation } from '../phrases.ts';

export const accounts = {
  profileTitle: 'Mijn profiel',
  preferences: 'Voorkeuren',
  theme: 'Weergave',
  themeSystem: 'Automatisch',
  themeLight: 'Licht',
  themeDark: 'Donker',
  recipeUnits: 'Eenheden in recepten',
  recipeUnitsMetric: 'Metrisch',
  recipeUnitsImperial: 'Imperiaal',
  recipeUnitsSaved: 'Eenheden aangepast',
  myWeek: 'Mijn week',
  myWeekHint: 'Vlees of vis, lunches, minuten: hoe jij je weken wilt.',
  diet: 'Dieet en allergieën',
  dietHint: 'Wat je eet en wat je weglaat.',
  redoPlanning: 'Voedingsplan opnieuw maken',
  redoPlanningHint: 'Loop de vragen nog eens door, met je eerdere antwoorden als begin.',
  forgetTaste: 'Vergeten wat we leerden',
  forgetTasteHint: 'We leren van wat je afvinkt, laat staan en vraagt. Hiermee begin je opnieuw.',
  forgetTasteTitle: 'Vergeten wat we van je smaak leerden?',
  forgetTasteText:
    'Je volgende maaltijden plannen we alsof we je nog niet kennen. Je dagboek, je favorieten en wat je niet lekker vindt blijven.',
  forgetTasteConfirm: 'Vergeten',
  tasteForgotten: 'Vergeten. We beginnen opnieuw.',
  contactSupportHint: 'Vragen, problemen of ideeën: we horen graag van je.',
  version: 'Versie {version}',
  billingTitle: 'Er is iets met je account',
  billingCoach:
    'Er is een probleem met het abonnement van je praktijk. Neem contact met ons op, dan lossen we het samen op.',
  billingCoachDesktop:
    'Zodra de betaling rond is, kunnen jij en je cliënten verder waar jullie gebleven waren. Er is niets verloren gegaan.',
  billingPaymentRequired: 'Je toegang is verlopen. Verleng die om weer bij je plan te kunnen.',
  billingHelpArticle: 'Zo krijg je weer toegang',
  billingClient: 'Je toegang staat op dit moment uit. Laat het je coach weten.',
  billingSelfService: 'Je toegang staat op dit moment uit. Neem contact met ons op, dan helpen we je verder.',
  billingOther: 'Er is een probleem met je abonnement. Neem contact met ons op, dan helpen we je verder.',
  billingCheckAgain: 'Controleer opnieuw',
} as const satisfies Translation<typeof english>;
