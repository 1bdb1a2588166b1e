import type { Phrasebook } from '../phrases.ts';

/** The text of a reminder, on a device or in an email. */
export const reminderMessages = {
  BREAKFAST: 'Time for breakfast',
  MORNING_SNACK: 'Time for your morning snack',
  LUNCH: 'Time for lunch',
  AFTERNOON_SNACK: 'Time for your afternoon snack',
  DINNER: 'Time for dinner',
  SNACK: 'Time for your evening snack',
  LATE_SNACK: 'Time for your late snack',
  WEIGH_IN: 'Time to step on the scales',
  SHOPPING: 'Shopping day',
  noteOfCoach: 'Your coach sent you a note',
  noteOfClient: 'A client sent you a note',

  mealText: 'See what’s planned for you.',
  dishText: 'On today’s menu: {dish}.',
  weighInText: 'Before breakfast is best. Log your weight in Progress.',
  shoppingText: 'Your grocery list is waiting for you.',
  noteText: 'Log in to read it.',

  openMeal: 'Open my day',
  openWeighIn: 'Open Progress',
  openShopping: 'Open my list',
  openNote: 'Read note',

  stop: 'Stop reminders',
  stopped: 'Reminders are off',
  mailWhy:
    'You’re getting this email because you turned on reminders at {portal}. Change the times, or get reminders on your phone: {address}',
  noteWhy:
    'You’re getting this email because you turned on emails about new notes at {portal}. Change your settings: {address}',
  mailStop: 'Don’t want reminders any more? Turn them all off here:',
} as const satisfies Phrasebook;
