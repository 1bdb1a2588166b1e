import { validateEmail } from '@weekbord/domain/auth/validate-identity';
import { readColour } from '@weekbord/domain/organisations/branding';
import { validateOrganisationName } from '@weekbord/domain/organisations/organisation-name';
import { TEXT_SETTINGS, type TextSetting } from '@weekbord/domain/organisations/setting-names';
import { validateGivenSubdomain } from '@weekbord/domain/organisations/portal-subdomain';
import type { Settings } from '../api/organisations.ts';

/** The text settings, as typed. */
type SettingTexts = Readonly<Record<TextSetting, string>>;

type FaultPhrase = 'nameError' | 'subdomainError' | 'colourError' | 'addressError' | 'emailError';

export const TEXT_NAMES = Object.keys(TEXT_SETTINGS) as readonly TextSetting[];

export function textsOf(settings: Settings): SettingTexts {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, settings[name] ?? ''])) as SettingTexts;
}

/** Returns a typed setting as the server expects it: null if it is empty and allowed to be. */
export function settingOf(name: TextSetting, typed: string): string | null {
  const text = typed.trim();
  if (name === 'primary_colour') return readColour(text) ?? text;
  return text === '' && TEXT_SETTINGS[name] === 'OPTIONAL' ? null : text;
}

/** Returns what is wrong with a changed text; the server makes the final decision. */
export function faultOfText(name: TextSetting, typed: string): FaultPhrase | undefined {
  const text = typed.trim();
  if (name === 'name') {
    const code = validateOrganisationName(text)?.code;
    return code === undefined || code === 'name_reserved' ? undefined : 'nameError';
  }
  if (name === 'subdomain') {
    return text === '' || validateGivenSubdomain(text.toLowerCase()) === null ? undefined : 'subdomainError';
  }
  if (name === 'primary_colour') return readColour(text) === null ? 'colourError' : undefined;
  if (name === 'support_url') return text === '' || /^https:\/\/\S+$/.test(text) ? undefined : 'addressError';
  if (name === 'support_email') return text === '' || validateEmail(text) === null ? undefined : 'emailError';
  return undefined;
}
