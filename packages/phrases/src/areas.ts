import { navigation as navigationInEnglish } from './en/navigation.ts';
import { shared as sharedInEnglish } from './en/shared.ts';
import { navigation as navigationInDutch } from './nl/navigation.ts';
import { shared as sharedInDutch } from './nl/shared.ts';

/**
 * The phrase areas that the web app loads on demand, one file per area and language. A new area needs its two lines
 * here. Phrases that nearly every screen uses are part of the app itself.
 */
export const AREAS = {
  shared: {
    en: async () => sharedInEnglish,
    nl: async () => sharedInDutch,
  },
  auth: {
    en: async () => (await import('./en/auth.ts')).auth,
    nl: async () => (await import('./nl/auth.ts')).auth,
  },
  entering: {
    en: async () => (await import('./en/entering.ts')).entering,
    nl: async () => (await import('./nl/entering.ts')).entering,
  },
  demo: {
    en: async () => (await import('./en/demo.ts')).demo,
    nl: async () => (await import('./nl/demo.ts')).demo,
  },
  navigation: {
    en: async () => navigationInEnglish,
    nl: async () => navigationInDutch,
  },
  thirdParties: {
    en: async () => (await import('./en/third-parties.ts')).thirdParties,
    nl: async () => (await import('./nl/third-parties.ts')).thirdParties,
  },
  joining: {
    en: async () => (await import('./en/joining.ts')).joining,
    nl: async () => (await import('./nl/joining.ts')).joining,
  },
  checkout: {
    en: async () => (await import('./en/checkout.ts')).checkout,
    nl: async () => (await import('./nl/checkout.ts')).checkout,
  },
  purchases: {
    en: async () => (await import('./en/purchases.ts')).purchases,
    nl: async () => (await import('./nl/purchases.ts')).purchases,
  },
  accounts: {
    en: async () => (await import('./en/accounts.ts')).accounts,
    nl: async () => (await import('./nl/accounts.ts')).accounts,
  },
  clients: {
    en: async () => (await import('./en/clients.ts')).clients,
    nl: async () => (await import('./nl/clients.ts')).clients,
  },
  clientPlan: {
    en: async () => (await import('./en/client-plan.ts')).clientPlan,
    nl: async () => (await import('./nl/client-plan.ts')).clientPlan,
  },
  weekReport: {
    en: async () => (await import('./en/week-report.ts')).weekReport,
    nl: async () => (await import('./nl/week-report.ts')).weekReport,
  },
  giving: {
    en: async () => (await import('./en/giving.ts')).giving,
    nl: async () => (await import('./nl/giving.ts')).giving,
  },
  coaching: {
    en: async () => (await import('./en/coaching.ts')).coaching,
    nl: async () => (await import('./nl/coaching.ts')).coaching,
  },
  ownFoods: {
    en: async () => (await import('./en/own-foods.ts')).ownFoods,
    nl: async () => (await import('./nl/own-foods.ts')).ownFoods,
  },
  consents: {
    en: async () => (await import('./en/consents.ts')).consents,
    nl: async () => (await import('./nl/consents.ts')).consents,
  },
  clientIntake: {
    en: async () => (await import('./en/client-intake.ts')).clientIntake,
    nl: async () => (await import('./nl/client-intake.ts')).clientIntake,
  },
  clientImport: {
    en: async () => (await import('./en/client-import.ts')).clientImport,
    nl: async () => (await import('./nl/client-import.ts')).clientImport,
  },
  onboarding: {
    en: async () => (await import('./en/onboarding.ts')).onboarding,
    nl: async () => (await import('./nl/onboarding.ts')).onboarding,
  },
  selfService: {
    en: async () => (await import('./en/self-service.ts')).selfService,
    nl: async () => (await import('./nl/self-service.ts')).selfService,
  },
  progress: {
    en: async () => (await import('./en/progress.ts')).progress,
    nl: async () => (await import('./nl/progress.ts')).progress,
  },
  meals: {
    en: async () => (await import('./en/meals.ts')).meals,
    nl: async () => (await import('./nl/meals.ts')).meals,
  },
  diary: {
    en: async () => (await import('./en/diary.ts')).diary,
    nl: async () => (await import('./nl/diary.ts')).diary,
  },
  cycle: {
    en: async () => (await import('./en/cycle.ts')).cycle,
    nl: async () => (await import('./nl/cycle.ts')).cycle,
  },
  passwords: {
    en: async () => (await import('./en/passwords.ts')).passwords,
    nl: async () => (await import('./nl/passwords.ts')).passwords,
  },
  history: {
    en: async () => (await import('./en/history.ts')).history,
    nl: async () => (await import('./nl/history.ts')).history,
  },
  keys: {
    en: async () => (await import('./en/keys.ts')).keys,
    nl: async () => (await import('./nl/keys.ts')).keys,
  },
  board: {
    en: async () => (await import('./en/board.ts')).board,
    nl: async () => (await import('./nl/board.ts')).board,
  },
  copying: {
    en: async () => (await import('./en/copying.ts')).copying,
    nl: async () => (await import('./nl/copying.ts')).copying,
  },
  habits: {
    en: async () => (await import('./en/habits.ts')).habits,
    nl: async () => (await import('./nl/habits.ts')).habits,
  },
  balance: {
    en: async () => (await import('./en/balance.ts')).balance,
    nl: async () => (await import('./nl/balance.ts')).balance,
  },
  finding: {
    en: async () => (await import('./en/finding.ts')).finding,
    nl: async () => (await import('./nl/finding.ts')).finding,
  },
  logging: {
    en: async () => (await import('./en/logging.ts')).logging,
    nl: async () => (await import('./nl/logging.ts')).logging,
  },
  myWeek: {
    en: async () => (await import('./en/my-week.ts')).myWeek,
    nl: async () => (await import('./nl/my-week.ts')).myWeek,
  },
  repairing: {
    en: async () => (await import('./en/repairing.ts')).repairing,
    nl: async () => (await import('./nl/repairing.ts')).repairing,
  },
  recipes: {
    en: async () => (await import('./en/recipes.ts')).recipes,
    nl: async () => (await import('./nl/recipes.ts')).recipes,
  },
  choosing: {
    en: async () => (await import('./en/choosing.ts')).choosing,
    nl: async () => (await import('./nl/choosing.ts')).choosing,
  },
  cooking: {
    en: async () => (await import('./en/cooking.ts')).cooking,
    nl: async () => (await import('./nl/cooking.ts')).cooking,
  },
  versions: {
    en: async () => (await import('./en/versions.ts')).versions,
    nl: async () => (await import('./nl/versions.ts')).versions,
  },
  swapping: {
    en: async () => (await import('./en/swapping.ts')).swapping,
    nl: async () => (await import('./nl/swapping.ts')).swapping,
  },
  importing: {
    en: async () => (await import('./en/importing.ts')).importing,
    nl: async () => (await import('./nl/importing.ts')).importing,
  },
  recipeFiles: {
    en: async () => (await import('./en/recipe-files.ts')).recipeFiles,
    nl: async () => (await import('./nl/recipe-files.ts')).recipeFiles,
  },
  inspiration: {
    en: async () => (await import('./en/inspiration.ts')).inspiration,
    nl: async () => (await import('./nl/inspiration.ts')).inspiration,
  },
  ownRecipes: {
    en: async () => (await import('./en/own-recipes.ts')).ownRecipes,
    nl: async () => (await import('./nl/own-recipes.ts')).ownRecipes,
  },
  foods: {
    en: async () => (await import('./en/foods.ts')).foods,
    nl: async () => (await import('./nl/foods.ts')).foods,
  },
  forms: {
    en: async () => (await import('./en/forms.ts')).forms,
    nl: async () => (await import('./nl/forms.ts')).forms,
  },
  eating: {
    en: async () => (await import('./en/eating.ts')).eating,
    nl: async () => (await import('./nl/eating.ts')).eating,
  },
  groceries: {
    en: async () => (await import('./en/groceries.ts')).groceries,
    nl: async () => (await import('./nl/groceries.ts')).groceries,
  },
  calendar: {
    en: async () => (await import('./en/calendar.ts')).calendar,
    nl: async () => (await import('./nl/calendar.ts')).calendar,
  },
  reminders: {
    en: async () => (await import('./en/reminders.ts')).reminders,
    nl: async () => (await import('./nl/reminders.ts')).reminders,
  },
  printing: {
    en: async () => (await import('./en/printing.ts')).printing,
    nl: async () => (await import('./nl/printing.ts')).printing,
  },
  planVersions: {
    en: async () => (await import('./en/plan-versions.ts')).planVersions,
    nl: async () => (await import('./nl/plan-versions.ts')).planVersions,
  },
  notes: {
    en: async () => (await import('./en/notes.ts')).notes,
    nl: async () => (await import('./nl/notes.ts')).notes,
  },
  branding: {
    en: async () => (await import('./en/branding.ts')).branding,
    nl: async () => (await import('./nl/branding.ts')).branding,
  },
  billing: {
    en: async () => (await import('./en/billing.ts')).billing,
    nl: async () => (await import('./nl/billing.ts')).billing,
  },
  expenditure: {
    en: async () => (await import('./en/expenditure.ts')).expenditure,
    nl: async () => (await import('./nl/expenditure.ts')).expenditure,
  },
  profile: {
    en: async () => (await import('./en/profile.ts')).profile,
    nl: async () => (await import('./nl/profile.ts')).profile,
  },
  installing: {
    en: async () => (await import('./en/installing.ts')).installing,
    nl: async () => (await import('./nl/installing.ts')).installing,
  },
  help: {
    en: async () => (await import('./en/help.ts')).help,
    nl: async () => (await import('./nl/help.ts')).help,
  },
  legal: {
    en: async () => (await import('./en/legal.ts')).legal,
    nl: async () => (await import('./nl/legal.ts')).legal,
  },
  articles: {
    en: async () => (await import('./en/articles.ts')).articles,
    nl: async () => (await import('./nl/articles.ts')).articles,
  },
  staff: {
    en: async () => (await import('./en/staff.ts')).staff,
    nl: async () => (await import('./nl/staff.ts')).staff,
  },
  sources: {
    en: async () => (await import('./en/sources.ts')).sources,
    nl: async () => (await import('./nl/sources.ts')).sources,
  },
  sharing: {
    en: async () => (await import('./en/sharing.ts')).sharing,
    nl: async () => (await import('./nl/sharing.ts')).sharing,
  },
};

export type Area = keyof typeof AREAS;

/** An area's phrases, with the same keys as the English ones. */
export type PhrasesOf<A extends Area> = Awaited<ReturnType<(typeof AREAS)[A]['en']>>;
