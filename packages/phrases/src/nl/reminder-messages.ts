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
  WEIGH_IN: 'Tijd om je te wegen',
  SHOPPING: 'Boodschappendag',
  noteOfCoach: 'Nieuwe notitie van je coach',
  noteOfClient: 'Nieuwe notitie van een cliënt',

  mealText: 'Bekijk wat er op je menu staat.',
  dishText: 'Vandaag op het menu: {dish}.',
  weighInText: 'Liefst voor het ontbijt. Noteer je gewicht bij Voortgang.',
  shoppingText: 'Je boodschappenlijst staat voor je klaar.',
  noteText: 'Log in om de notitie te lezen.',

  openMeal: 'Mijn dag openen',
  openWeighIn: 'Voortgang openen',
  openShopping: 'Mijn lijst openen',
  openNote: 'Notitie lezen',

  stop: 'Herinneringen stoppen',
  stopped: 'Herinneringen staan uit',
  mailWhy:
    'Je krijgt deze mail omdat je herinneringen van {portal} hebt aangezet. Wil je andere tijden, of herinneringen op je telefoon? Dat regel je hier: {address}',
  noteWhy:
    'Je krijgt deze mail omdat je bij {portal} mails over nieuwe notities hebt aangezet. Je instellingen pas je hier aan: {address}',
  mailStop: 'Wil je geen herinneringen meer? Hiermee zet je ze in één keer allemaal uit:',
} as const satisfies Translation<typeof english>;
