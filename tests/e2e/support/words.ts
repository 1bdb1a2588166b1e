import type { TestInfo } from '@playwright/test';
import { accounts as accountsEn } from '@weekbord/phrases/en/accounts';
import { auth as authEn } from '@weekbord/phrases/en/auth';
import { balance as balanceEn } from '@weekbord/phrases/en/balance';
import { board as boardEn } from '@weekbord/phrases/en/board';
import { checkout as checkoutEn } from '@weekbord/phrases/en/checkout';
import { clientImport as clientImportEn } from '@weekbord/phrases/en/client-import';
import { clientIntake as clientIntakeEn } from '@weekbord/phrases/en/client-intake';
import { clients as clientsEn } from '@weekbord/phrases/en/clients';
import { consents as consentsEn } from '@weekbord/phrases/en/consents';
import { copying as copyingEn } from '@weekbord/phrases/en/copying';
import { choosing as choosingEn } from '@weekbord/phrases/en/choosing';
import { cooking as cookingEn } from '@weekbord/phrases/en/cooking';
import { cycle as cycleEn } from '@weekbord/phrases/en/cycle';
import { demo as demoEn } from '@weekbord/phrases/en/demo';
import { diary as diaryEn } from '@weekbord/phrases/en/diary';
import { eating as eatingEn } from '@weekbord/phrases/en/eating';
import { entering as enteringEn } from '@weekbord/phrases/en/entering';
import { foods as foodsEn } from '@weekbord/phrases/en/foods';
import { finding as findingEn } from '@weekbord/phrases/en/finding';
import { fieldErrors as fieldErrorsEn } from '@weekbord/phrases/en/errors';
import { forms as formsEn } from '@weekbord/phrases/en/forms';
import { groceries as groceriesEn } from '@weekbord/phrases/en/groceries';
import { healthStore as healthStoreEn } from '@weekbord/phrases/en/health-store';
import { help as helpEn } from '@weekbord/phrases/en/help';
import { history as historyEn } from '@weekbord/phrases/en/history';
import { importing as importingEn } from '@weekbord/phrases/en/importing';
import { inspiration as inspirationEn } from '@weekbord/phrases/en/inspiration';
import { installing as installingEn } from '@weekbord/phrases/en/installing';
import { joining as joiningEn } from '@weekbord/phrases/en/joining';
import { legal as legalEn } from '@weekbord/phrases/en/legal';
import { logging as loggingEn } from '@weekbord/phrases/en/logging';
import { meals as mealsEn } from '@weekbord/phrases/en/meals';
import { myWeek as myWeekEn } from '@weekbord/phrases/en/my-week';
import { navigation as navigationEn } from '@weekbord/phrases/en/navigation';
import { onboarding as onboardingEn } from '@weekbord/phrases/en/onboarding';
import { ownFoods as ownFoodsEn } from '@weekbord/phrases/en/own-foods';
import { profile as profileEn } from '@weekbord/phrases/en/profile';
import { ownRecipes as ownRecipesEn } from '@weekbord/phrases/en/own-recipes';
import { progress as progressEn } from '@weekbord/phrases/en/progress';
import { recipeFiles as recipeFilesEn } from '@weekbord/phrases/en/recipe-files';
import { recipes as recipesEn } from '@weekbord/phrases/en/recipes';
import { repairing as repairingEn } from '@weekbord/phrases/en/repairing';
import { shared as sharedEn } from '@weekbord/phrases/en/shared';
import { sharing as sharingEn } from '@weekbord/phrases/en/sharing';
import { swapping as swappingEn } from '@weekbord/phrases/en/swapping';
import { thirdParties as thirdPartiesEn } from '@weekbord/phrases/en/third-parties';
import { versions as versionsEn } from '@weekbord/phrases/en/versions';
import { weekReport as weekReportEn } from '@weekbord/phrases/en/week-report';
import { accounts as accountsNl } from '@weekbord/phrases/nl/accounts';
import { auth as authNl } from '@weekbord/phrases/nl/auth';
import { balance as balanceNl } from '@weekbord/phrases/nl/balance';
import { board as boardNl } from '@weekbord/phrases/nl/board';
import { checkout as checkoutNl } from '@weekbord/phrases/nl/checkout';
import { clientImport as clientImportNl } from '@weekbord/phrases/nl/client-import';
import { clientIntake as clientIntakeNl } from '@weekbord/phrases/nl/client-intake';
import { clients as clientsNl } from '@weekbord/phrases/nl/clients';
import { consents as consentsNl } from '@weekbord/phrases/nl/consents';
import { copying as copyingNl } from '@weekbord/phrases/nl/copying';
import { choosing as choosingNl } from '@weekbord/phrases/nl/choosing';
import { cooking as cookingNl } from '@weekbord/phrases/nl/cooking';
import { cycle as cycleNl } from '@weekbord/phrases/nl/cycle';
import { demo as demoNl } from '@weekbord/phrases/nl/demo';
import { diary as diaryNl } from '@weekbord/phrases/nl/diary';
import { eating as eatingNl } from '@weekbord/phrases/nl/eating';
import { entering as enteringNl } from '@weekbord/phrases/nl/entering';
import { foods as foodsNl } from '@weekbord/phrases/nl/foods';
import { finding as findingNl } from '@weekbord/phrases/nl/finding';
import { fieldErrors as fieldErrorsNl } from '@weekbord/phrases/nl/errors';
import { forms as formsNl } from '@weekbord/phrases/nl/forms';
import { groceries as groceriesNl } from '@weekbord/phrases/nl/groceries';
import { healthStore as healthStoreNl } from '@weekbord/phrases/nl/health-store';
import { help as helpNl } from '@weekbord/phrases/nl/help';
import { history as historyNl } from '@weekbord/phrases/nl/history';
import { importing as importingNl } from '@weekbord/phrases/nl/importing';
import { inspiration as inspirationNl } from '@weekbord/phrases/nl/inspiration';
import { installing as installingNl } from '@weekbord/phrases/nl/installing';
import { joining as joiningNl } from '@weekbord/phrases/nl/joining';
import { legal as legalNl } from '@weekbord/phrases/nl/legal';
import { logging as loggingNl } from '@weekbord/phrases/nl/logging';
import { meals as mealsNl } from '@weekbord/phrases/nl/meals';
import { myWeek as myWeekNl } from '@weekbord/phrases/nl/my-week';
import { navigation as navigationNl } from '@weekbord/phrases/nl/navigation';
import { onboarding as onboardingNl } from '@weekbord/phrases/nl/onboarding';
import { ownFoods as ownFoodsNl } from '@weekbord/phrases/nl/own-foods';
import { profile as profileNl } from '@weekbord/phrases/nl/profile';
import { ownRecipes as ownRecipesNl } from '@weekbord/phrases/nl/own-recipes';
import { progress as progressNl } from '@weekbord/phrases/nl/progress';
import { recipeFiles as recipeFilesNl } from '@weekbord/phrases/nl/recipe-files';
import { recipes as recipesNl } from '@weekbord/phrases/nl/recipes';
import { repairing as repairingNl } from '@weekbord/phrases/nl/repairing';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';
import { sharing as sharingNl } from '@weekbord/phrases/nl/sharing';
import { swapping as swappingNl } from '@weekbord/phrases/nl/swapping';
import { thirdParties as thirdPartiesNl } from '@weekbord/phrases/nl/third-parties';
import { versions as versionsNl } from '@weekbord/phrases/nl/versions';
import { weekReport as weekReportNl } from '@weekbord/phrases/nl/week-report';

const en = {
  accounts: accountsEn,
  auth: authEn,
  balance: balanceEn,
  board: boardEn,
  checkout: checkoutEn,
  clientImport: clientImportEn,
  clientIntake: clientIntakeEn,
  clients: clientsEn,
  consents: consentsEn,
  copying: copyingEn,
  choosing: choosingEn,
  cooking: cookingEn,
  cycle: cycleEn,
  demo: demoEn,
  diary: diaryEn,
  eating: eatingEn,
  entering: enteringEn,
  foods: foodsEn,
  finding: findingEn,
  fieldErrors: fieldErrorsEn,
  forms: formsEn,
  groceries: groceriesEn,
  healthStore: healthStoreEn,
  help: helpEn,
  history: historyEn,
  importing: importingEn,
  inspiration: inspirationEn,
  installing: installingEn,
  joining: joiningEn,
  legal: legalEn,
  logging: loggingEn,
  meals: mealsEn,
  myWeek: myWeekEn,
  navigation: navigationEn,
  progress: progressEn,
  onboarding: onboardingEn,
  ownFoods: ownFoodsEn,
  profile: profileEn,
  ownRecipes: ownRecipesEn,
  recipeFiles: recipeFilesEn,
  recipes: recipesEn,
  repairing: repairingEn,
  shared: sharedEn,
  sharing: sharingEn,
  swapping: swappingEn,
  thirdParties: thirdPartiesEn,
  versions: versionsEn,
  weekReport: weekReportEn,
};
const nl = {
  accounts: accountsNl,
  auth: authNl,
  balance: balanceNl,
  board: boardNl,
  checkout: checkoutNl,
  clientImport: clientImportNl,
  clientIntake: clientIntakeNl,
  clients: clientsNl,
  consents: consentsNl,
  copying: copyingNl,
  choosing: choosingNl,
  cooking: cookingNl,
  cycle: cycleNl,
  demo: demoNl,
  diary: diaryNl,
  eating: eatingNl,
  entering: enteringNl,
  foods: foodsNl,
  finding: findingNl,
  fieldErrors: fieldErrorsNl,
  forms: formsNl,
  groceries: groceriesNl,
  healthStore: healthStoreNl,
  help: helpNl,
  history: historyNl,
  importing: importingNl,
  inspiration: inspirationNl,
  installing: installingNl,
  joining: joiningNl,
  legal: legalNl,
  logging: loggingNl,
  meals: mealsNl,
  myWeek: myWeekNl,
  navigation: navigationNl,
  progress: progressNl,
  onboarding: onboardingNl,
  ownFoods: ownFoodsNl,
  profile: profileNl,
  ownRecipes: ownRecipesNl,
  recipeFiles: recipeFilesNl,
  recipes: recipesNl,
  repairing: repairingNl,
  shared: sharedNl,
  sharing: sharingNl,
  swapping: swappingNl,
  thirdParties: thirdPartiesNl,
  versions: versionsNl,
  weekReport: weekReportNl,
};

export type Words = typeof en | typeof nl;

/** Returns the product's own texts in the language of the test project. */
export function wordsOf(info: TestInfo): Words {
  return wordsFor(info.project.use.locale ?? 'en');
}

/** Returns the product's own texts in the language of a device's locale. */
export function wordsFor(locale: string): Words {
  return locale.startsWith('nl') ? nl : en;
}

/** Returns a phrase with its parameters filled in, without markup such as <b>, as a reader sees it. */
export function filled(phrase: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return phrase
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}

/** Returns a pattern that matches a phrase with any values filled in. */
export function pattern(phrase: string): RegExp {
  const parts = phrase.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.+'));
}

/** Returns a pattern for texts that start with this word or these words, not merely with the same letters. */
export function startOf(text: string): RegExp {
  return new RegExp(`^${pattern(text).source}(?!\\p{L})`, 'u');
}
