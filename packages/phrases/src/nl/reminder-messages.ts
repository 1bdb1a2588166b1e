import type { reminderMessages as english } from '../en/reminder-messages.ts';
import type { Translation } from '../phrases.ts';

export const reminderMessages = {
  BREAKFAST: 'Tijd voor het ontbijt',
  MORNING_SNACK: 'Tijd voor je tussendoortje',
  LUNCH: 'Tijd voor de lunch',
  AFTERNOON_SNACK: 'Tijd voor je tussendoortje',
  DINNER: 'Tijd voor het avondeten',
  SNACK: 'Tijd voor je tussendoortje',
  LATE_SNACK: 'Tijd voor je tussendoortje',
  WEIGH_IN: 'Tijd om op de weegschaal te gaan staan',
  SHOPPING: 'Boodschappendag',
  noteOfCoach: 'Je coach heeft je geschreven',
  noteOfClient: 'Een cliënt heeft je geschreven',

  mealText: 'Er staat iets voor je klaar in je plan.',
  dishText: 'Vandaag in je plan: {dish}.',
  weighInText: 'Liefst voor het ontbijt. Noteer het bij Voortgang.',
  shoppingText: 'Je boodschappenlijst staat voor je klaar.',
  noteText: 'Alleen jij kunt de notitie lezen, als je bent ingelogd.',

  openMeal: 'Mijn dag openen',
  openWeighIn: 'Voortgang openen',
  openShopping: 'Mijn lijst openen',
  openNote: 'Notitie lezen',

  stop: 'Herinneringen stoppen',
  stopped: 'Herinneringen staan uit',
  mailWhy: 'Je hebt {portal} om deze herinnering gevraagd. Andere tijden, of herinneringen op je telefoon: {address}',
  noteWhy: 'Je hebt {portal} om een mail bij nieuwe notities gevraagd. Je instellingen: {address}',
  mailStop: 'Geen herinneringen meer? Met één tik stoppen ze allemaal:',
} as const satisfies Translation<typeof english>;
