import type { reminderMessages as english } from '../en/reminder-messages.ts';
import type { Translation } from '../phrases.ts';

export const reminderMessages = {
  BREAKFAST: 'Tijd voor het ontbijt',
  MORNING_SNACK: 'Tijd voor je tussendoortje',
  LUNCH: 'Tijd voor de lunch',
  AFTERNOON_SNACK: 'Tijd voor je tussendoortje',
  DINNER: 'Tijd voor het avondeten',
  SNACK: 'Tijd voor je tussendoortje',
  LATE_SNACK: 'Tijd voor je late tussendoortje',
  WEIGH_IN: 'Tijd om op de weegschaal te gaan staan',
  SHOPPING: 'Boodschappendag',

  mealText: 'Er staat iets voor je klaar in je plan.',
  dishText: 'Vandaag in je plan: {dish}.',
  weighInText: 'Liefst voor het ontbijt. Noteer het bij Voortgang.',
  shoppingText: 'Je boodschappenlijst staat voor je klaar.',

  openMeal: 'Open mijn dag',
  openWeighIn: 'Open Voortgang',
  openShopping: 'Open mijn lijst',

  stop: 'Herinneringen stoppen',
  stopped: 'Herinneringen staan uit',
  mailWhy: 'Je hebt {portal} om deze herinnering gevraagd. Andere tijden, of herinneringen op je telefoon: {address}',
  mailStop: 'Geen herinneringen meer? Met één tik stoppen ze allemaal:',
} as const satisfies Translation<typeof english>;
