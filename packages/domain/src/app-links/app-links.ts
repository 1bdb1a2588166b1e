/**
 * The first path segments of URLs that a phone opens in the native app if it is installed: links in emails and links
 * that people share. All other URLs open in the browser.
 */
export const APP_LINK_PARTS = [
  'account',
  'clients',
  'confirm',
  'confirm-address',
  'diary',
  'groceries',
  'help',
  'login',
  'onboarding',
  'profile',
  'progress',
  'recipes',
  'reset-email',
  'reset-password',
  'signup',
] as const;
