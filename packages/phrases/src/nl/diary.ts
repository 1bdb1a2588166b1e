import type { diary as english } from '../en/diary.ts';
import type { Translation } from '../phrases.ts';

export const diary = {
  today: 'Vandaag',
  tomorrow: 'Morgen',
  yesterday: 'Gisteren',
  week: 'Dagen van de week',
  previousWeek: 'Vorige week',
  nextWeek: 'Volgende week',
  dayEaten: { one: '{count} van {total} maaltijden gegeten', other: '{count} van {total} maaltijden gegeten' },
  dayTooFar: 'kun je nog niet plannen',

  overview: 'Overzicht van de dag',
  eaten: 'Gegeten',
  planned: 'Gepland',
  goal: 'Plan',
  left: 'over',
  over: 'te veel',
  letterProtein: 'E',
  letterCarbohydrates: 'K',
  letterFat: 'V',
  shortProtein: 'Eiwit',
  shortCarbohydrates: 'Koolhydr.',
  shortFat: 'Vet',
  ofGoal: '{amount} van {goal} {unit}',
  plannedAmount: '{amount} {unit} gepland',
  spokenSums: '{eaten} {unit} gegeten, {planned} {unit} gepland, {goal} {unit} in je plan',
  spokenSumsOnly: '{eaten} {unit} gegeten, {planned} {unit} gepland',
  atLeast: 'minstens {amount}',
  unknown: 'onbekend',
  partial: 'Niet alle waarden van deze maaltijden zijn bekend ({names}). Wat ontbreekt, telt niet mee.',

  kcal: '{amount} kcal',
  proteinShort: '{amount} g eiwit',
  minutes: '{amount} min',
  markEaten: 'Gegeten: {name}',
  swap: '{name} ruilen',
  swapShort: 'Ruilen',
  findMeal: 'Zoek een maaltijd',
  findMealFor: 'Zoek een maaltijd voor {moment}',
  slotEmpty: 'Nog niets gepland',
  slotEmptyPast: 'Niets gepland',

  planDay: 'Plan deze dag',
  planAgain: 'Opnieuw plannen',
  planning: 'We kiezen je maaltijden',
  planned_day: 'Je dag is gepland.',
  planAgainTitle: 'Deze dag opnieuw plannen?',
  planAgainText:
    'Nieuwe maaltijden vervangen wat voor je gepland was. Wat je gegeten, toegevoegd of veranderd hebt, blijft staan.',
  planAgainConfirm: 'Opnieuw plannen',
  emptyTitle: 'Deze dag is nog leeg',
  emptyText: 'Laat ons maaltijden kiezen die bij je plan passen, of zoek er zelf een.',
  issuesTitle: 'Goed om te weten',

  addTo: 'Toevoegen aan {moment}',
  quickAdd: 'Snel toegevoegd',

  deleteMeal: 'Maaltijd verwijderen',
  deleteTitle: '{name} verwijderen?',
  deleteText: 'De maaltijd verdwijnt uit {moment} van deze dag. Je kunt dit nog een paar tellen ongedaan maken.',
  deleted: 'Maaltijd verwijderd',
  mealGone: 'Deze maaltijd staat niet meer in je dagboek.',

  choose: 'Kies voor {moment}',

  noPlanTitle: 'Er is nog geen plan',
  noPlanCoach:
    'Je coach heeft nog geen voedingsplan voor je gemaakt. Vraag het je coach; daarna staan je maaltijden hier.',
  noPlanWaiting: 'Je plan staat hier zodra je antwoorden zijn opgeslagen.',
  noPlanDiy: 'Beantwoord een paar vragen, dan berekenen we je plan en vullen we je eerste week.',
  noPlanAction: 'Maak mijn plan',
  noPlanDay: 'Je plan heeft geen maaltijden op deze dag.',

  weekTitle: 'De hele week',
  weekOpenDay: 'Open {date}',
  weekNothing: 'Niets gepland',
} as const satisfies Translation<typeof english>;
