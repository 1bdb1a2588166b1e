import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { ARTICLE_NAMES, articleNamed } from '@weekbord/domain/help/articles';
import { LEGAL_PAGES, legalPageNamed } from '@weekbord/domain/privacy/legal-pages';
import { WIZARD_STEPS } from '@weekbord/domain/onboarding/wizard-steps';

const ASKING_STEPS: ReadonlySet<string> = new Set(
  WIZARD_STEPS.filter((step) => !['welcome', 'loading', 'tour', 'diary'].includes(step)),
);
const SELF_SERVICE: ReadonlySet<string> = new Set([
  'welcome',
  'intake',
  'avoid',
  'create-plan',
  'fine-tuning',
  'install',
]);
const START: ReadonlySet<string> = new Set([
  'get-started',
  'gender',
  'main-goal',
  'lifestyle',
  'motivation',
  'personal-details',
  'plan-overview',
  'first-meals',
  'finish-planning',
]);

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** For each parameter of a route, whether a text is a valid value. */
const PARAMETERS: Readonly<Record<string, (text: string) => boolean>> = {
  $clientId: (text) => text === 'new' || isId(text),
  $date: isDiaryDate,
  $foodId: (text) => text === 'new' || isId(text),
  $itemId: isId,
  $organisationId: isId,
  $recipeId: isId,
  $slotId: isId,
  '/$page': (text) => legalPageNamed(text) !== undefined,
  '/help/$article': (text) => text === 'contact' || articleNamed(text) !== undefined,
  '/onboarding/$step': (text) => ASKING_STEPS.has(text),
  '/self-service/$screen': (text) => SELF_SERVICE.has(text),
  '/start/$screen': (text) => START.has(text),
};

/** The routes of the web app, as in its router. */
export const SCREENS: readonly string[] = [
  '/',
  '/$page',
  '/account',
  '/billing',
  '/billing-issue',
  '/checkout',
  '/checkout-login',
  '/checkout/done',
  '/checkout/failed',
  '/clients',
  '/clients/$clientId',
  '/clients/$clientId/plan',
  '/clients/$clientId/report',
  '/clients/import',
  '/confirm',
  '/confirm-address',
  '/diary',
  '/diary/$date',
  '/diary/$date/add-food/$slotId',
  '/diary/$date/balance',
  '/diary/$date/find/$slotId',
  '/diary/$date/meal/$itemId',
  '/diary/$date/quick-add/$slotId',
  '/diary/$date/repair',
  '/diary/$date/scan/$slotId',
  '/diary/$date/week',
  '/diary/add',
  '/forgot-password',
  '/groceries',
  '/help',
  '/help/$article',
  '/install',
  '/list',
  '/login',
  '/login/code',
  '/login/link',
  '/login/link-sent',
  '/login/password',
  '/onboarding',
  '/onboarding/$step',
  '/preparing',
  '/profile',
  '/profile/calendar',
  '/profile/cycle',
  '/profile/data',
  '/profile/diet',
  '/profile/email',
  '/profile/foods',
  '/profile/foods/$foodId',
  '/profile/habits',
  '/profile/my-week',
  '/profile/notes',
  '/profile/password',
  '/profile/plan-changes',
  '/profile/reminders',
  '/progress',
  '/recipes',
  '/recipes/$recipeId',
  '/recipes/$recipeId/edit',
  '/recipes/import',
  '/recipes/new',
  '/register',
  '/reset-email',
  '/reset-password',
  '/self-service/$screen',
  '/signup',
  '/staff',
  '/staff/$organisationId',
  '/start/$screen',
  '/stop-reminders',
  '/tour',
  '/welcome',
];

/** The screens that a search engine may show: those that need no account. */
export const OPEN_SCREENS: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/help',
  '/help/contact',
  ...LEGAL_PAGES.map((page) => `/${page}`),
  ...ARTICLE_NAMES.map((name) => `/help/${name}`),
];

const PATTERNS = SCREENS.map((screen) => ({ screen, parts: partsOf(screen) }));
/** The URL prefix of screens that a coach opens on behalf of a client. */
const AS_CLIENT = /^\/as\/[1-9]\d{0,8}(?=\/|$)/;
const CONTROL = /\p{Cc}/u;

/** Whether the web app has a screen at the path of a URL, spelt as a browser sends it. */
export function isScreen(path: string): boolean {
  const text = decoded(path);
  if (text === undefined) return false;
  const given = partsOf(text.replace(AS_CLIENT, ''));
  return PATTERNS.some(
    ({ screen, parts }) =>
      parts.length === given.length && parts.every((part, index) => fits(screen, part, given[index] ?? '')),
  );
}

function partsOf(path: string): readonly string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

function fits(screen: string, part: string, given: string): boolean {
  if (!part.startsWith('$')) return part === given.toLowerCase();
  const isAllowed = PARAMETERS[screen] ?? PARAMETERS[part];
  return isAllowed?.(given) ?? false;
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return CONTROL.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
