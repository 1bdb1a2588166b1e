import type { TestInfo } from '@playwright/test';
import { accounts as accountsEn } from '@weekbord/phrases/en/accounts';
import { auth as authEn } from '@weekbord/phrases/en/auth';
import { navigation as navigationEn } from '@weekbord/phrases/en/navigation';
import { shared as sharedEn } from '@weekbord/phrases/en/shared';
import { accounts as accountsNl } from '@weekbord/phrases/nl/accounts';
import { auth as authNl } from '@weekbord/phrases/nl/auth';
import { navigation as navigationNl } from '@weekbord/phrases/nl/navigation';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';

const en = { accounts: accountsEn, auth: authEn, navigation: navigationEn, shared: sharedEn };
const nl = { accounts: accountsNl, auth: authNl, navigation: navigationNl, shared: sharedNl };

/** The product's own words in the language of the test's project. */
export function wordsOf(info: TestInfo) {
  return info.project.use.locale?.startsWith('nl') ? nl : en;
}

/** A phrase with its parameters filled in; marks such as <b> are left out, as a reader sees it. */
export function filled(phrase: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return phrase
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
