import type { Phrasebook } from '../phrases.ts';

export const accounts = {
  profileTitle: 'My profile',
  preferences: 'Preferences',
  language: 'Language',
  theme: 'Appearance',
  themeSystem: 'Automatic',
  themeLight: 'Light',
  themeDark: 'Dark',
  recipeUnits: 'Units in recipes',
  recipeUnitsMetric: 'Metric',
  recipeUnitsImperial: 'Imperial',
  recipeUnitsSaved: 'Recipe units updated',
  redoPlanning: 'Redo nutrition planning',
  redoPlanningHint: 'Go through the questions again, starting from your answers.',
  forgetTaste: 'Forget what we learned',
  forgetTasteHint: 'We learn from what you tick, leave and ask for. This starts afresh.',
  forgetTasteTitle: 'Forget what we learned of your taste?',
  forgetTasteText:
    'Your next meals are planned as if we did not know you yet. Your diary, favourites and dislikes stay.',
  forgetTasteConfirm: 'Forget',
  tasteForgotten: 'Forgotten. We start afresh.',
  contactSupportHint: 'Questions, problems or ideas: we are happy to hear from you.',
  logOut: 'Log out',
  logOutTitle: 'Log out?',
  logOutWaiting: {
    one: '{count} change has not been sent yet and will be lost.',
    other: '{count} changes have not been sent yet and will be lost.',
  },
  logOutAnyway: 'Log out anyway',
  version: 'Version {version}',
  billingTitle: 'Something is up with your account',
  billingCoach:
    'There is a problem with the subscription of your practice. Contact support and we will solve it together.',
  billingCoachDesktop:
    'As soon as the payment is settled, you and your clients can go on where you left off. Nothing has been lost.',
  billingPaymentRequired: 'Your access has ended. Renew it to get back to your plan.',
  billingHelpArticle: 'How to get access again',
  billingClient: 'Your access is switched off at the moment. Please let your coach know.',
  billingSelfService: 'Your access is switched off at the moment. Contact support and we will help you on.',
  billingOther: 'There is a problem with your subscription. Contact support and we will help you on.',
  billingCheckAgain: 'Check again',
} as const satisfies Phrasebook;
