/**
 * The first path segments that a phone opens in the native app if it is installed: they cover the links in emails and
 * those that people share. The rest of the site stays in the browser: the API, files, and what the app may not show,
 * such as the checkout.
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
