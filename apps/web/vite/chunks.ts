import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Small modules that most screens need; they are in the entry chunk, however few screens share one of them. */
const COMMON = [
  'packages/ui/src/(classes|button|card|confirm-dialog|dialog/dialog\\.|empty-state|error-state|field|icon-button|lazy-part|modal/open-modals|notice|skeleton|spinner|text-field)',
  'packages/(contract|phrases)/src/((?!auth/account-|billing|clients|coach-plans|demo|diary|expenditure|foods|groceries|help|history|intake|live|notes|onboarding|openapi|plan-versions|planner|plans|progress|recipes|reminders|staff|waitlist)\\w+/paths|\\w+/shared|route|phrases|areas)\\.ts',
  'packages/domain/src/(access/(tabs|account-access)|organisations/portal-of|auth/validate-identity)',
  'apps/web/src/shared/(?!.*alert-list|alerts/use-clear-of-actions|use-search-text|use-is-on-desktop|session/end-demo|brand/host-of|sources/|locale/use-weekday-names|secret-link/|save-file|access/hormone-flags|characters|outside-link|support-link|legal-links|links\\.|terms-links|consents/|cycle/|dish-picture/fixed|files/|foods/|form/|goals/|initials|installing/|intake/|option-picture|printing/|push/|facts|live/|macros/|measures/|recipe-chips/|third-parties/|session/(account-menu|end-demo-dialog|language-choice|log-out))',
  'apps/web/src/features/auth/model/(link-token|login-address)',
  'apps/web/src/app/frame/tabs\\.',
  'lucide-react/.*/(arrow-left|chef-hat|cloud-off|mail|x)\\.',
];

/** Matches the code of the routes themselves, without their screens, and the entry point. */
const ENTRY = /src\/app\/(routes\/[^?]*|main\.tsx)$/;
/** Matches the code of the routes themselves. */
const ROUTE = /src\/app\/routes\/[^?]*$/;
/** Matches the routes of the most visited screen and its frame. */
const DIARY = /src\/app\/routes\/_signed-in(\.diary\.\$date)?\.tsx\?/;

/** Whether one of `roots` imports this module, directly or not, and needs it before rendering. */
function isNeededBy(roots: RegExp, id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => roots.test(importer) || isNeededBy(roots, importer, context, seen));
}

/** Whether the app needs this module for every first screen, or for nearly every one. */
function isOfEntrance(id: string, context: ChunkingContext): boolean {
  if (ROUTE.test(id) || (COMMON_PIECE.test(id) && !SIGNED_IN.test(id))) return true;
  // Icons are excluded: the list of all icons imports every one, so any module with an icon would need them all.
  return !ICON.test(id) && isNeededBy(ENTRY, id, context);
}

/** The names of the icons that the diary uses, as spelled in the list of all icons. */
let diaryIcons: ReadonlySet<string> | undefined;

/** Whether the diary needs this icon. Modules import names from the list of all icons, which has one line per file. */
function isDiaryIcon(id: string, context: ChunkingContext): boolean {
  const list = context.getModuleInfo(id)?.importers.find((importer) => ICON_LIST.test(importer));
  if (list === undefined) return false;
  const { code, importers = [] } = context.getModuleInfo(list) ?? {};
  diaryIcons ??= new Set(
    importers
      .filter((importer) => DIARY.test(importer) || isNeededBy(DIARY, importer, context))
      .flatMap((importer) => importedIcons(context.getModuleInfo(importer)?.code ?? '')),
  );
  const file = id.slice(id.lastIndexOf('/') + 1);
  const line = code?.split('\n').find((each) => each.endsWith(`/${file}';`)) ?? '';
  return [...line.matchAll(/default as (\w+)/g)].some(([, name]) => diaryIcons?.has(name ?? ''));
}

function importedIcons(code: string): string[] {
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? [];
  return names.split(',').map((name) => name.trim().split(' ')[0] ?? '');
}

/** The UI kit without the modules that need react-aria. */
const LIGHT_KIT =
  /packages\/ui\/src\/(?!calendar|dialog\/dialog-window|modal|range|search-choice|sheet|span-calendar|wheel)/;

const FEATURE = /src\/(?:features|app\/screens)\//;
/**
 * Screens are left out, except those of the login: otherwise any screen that two routes render would be loaded with
 * every other screen of its feature.
 */
const SHARED_FEATURE = /src\/(?:features|app\/screens(?=\/auth))\/(\w+)\//;

/** Modules that logging in by email does not need. */
const PASSWORDS =
  /features\/auth\/[^?]*(?:password|email|mailed-proof|fresh-login|strength-bar|register)|screens\/auth\/(?:dead-link|confirm)/;

/** Modules for joining a portal, which the login page does not need. */
const JOINING =
  /screens\/auth\/(?:join-screen|sign-up-screen)|shared\/(?:form\/name-fields|terms-links)|features\/waitlist\/|features\/auth\/(?:api\/sign-up|components\/(?:sign-up-form|terms-label))/;

/** Modules shared only by screens that require login; they are in the diary's chunk, not in the login page's. */
const SIGNED_IN =
  /src\/shared\/(?:brand\/brand-header|live\/|locale\/(?:first-weekday|hour-now|use-now|use-today)|alerts\/load-error|offline\/(?:offer-version|unsaved-input)|plan-reason\/|undo\/|use-debounced|use-is-shown|use-printing|versions\/|when-(?:seen|settled)|dish-picture\/(?:dish-picture\.|keep-pictures|painted-picture|photo-sources))/;

/** Changing the language and logging out, used by the profile and the wizard. */
const ACCOUNT = /src\/shared\/session\/(account-menu|language-choice|log-out-button)|ui\/src\/segmented-control/;

/** The modules that end a session. */
const ENDING = /src\/shared\/(?:session\/log-out\.|push\/push-here)/;

const ICON = /lucide-react\//;
const ICON_LIST = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const COMMON_PIECE = new RegExp(COMMON.join('|'));

/**
 * Groups modules into few files rather than many: one for the libraries, one for what the app needs before its first
 * screen is known, one for our common modules, and one for what the screens of each feature share. A group includes
 * what its modules import, except for modules in a group of higher priority, or in an earlier one of the same priority.
 */
export const CHUNKS = [
  {
    name: 'base',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack|idb-keyval)\//,
    priority: 5,
  },
  {
    name: (id: string, context: ChunkingContext) => (isOfEntrance(id, context) ? 'entrance' : null),
    debugName: 'entrance',
    test: new RegExp(`/(?:apps/web|packages)/[^?]*\\.tsx?$|${ICON.source}`),
    priority: 4,
  },
  // Without this group, an icon used by several screens would load the whole screen with which it is grouped, such as
  // the diary.
  {
    name: (id: string, context: ChunkingContext) => (isDiaryIcon(id, context) ? 'diary-icons' : 'icons'),
    debugName: 'icons',
    test: ICON,
    minShareCount: 2,
    priority: 3,
  },
  // Without this group, the chunk of the first feature that uses these modules would be loaded with every other screen
  // that needs them.
  { name: 'modal', test: /packages\/ui\/src\/(modal\/modal|sheet\/sheet)\./, priority: 2 },
  {
    name: 'list-box',
    test: /react-aria-components\/dist\/private\/(Autocomplete|Input|ListBox|TextField)\./,
    priority: 2,
  },
  { name: 'account', test: ACCOUNT, priority: 2 },
  { name: 'ending', test: ENDING, priority: 2 },
  { name: 'outside-link', test: /src\/shared\/(?:outside|support)-link/, priority: 2 },
  { name: 'consents', test: /src\/shared\/consents\//, priority: 2 },
  { name: 'kit', test: LIGHT_KIT, minShareCount: 2, priority: 2 },
  { name: 'form', test: /src\/shared\/(foods|form\/(?!name-fields)|measures)/, minShareCount: 2, priority: 2 },
  {
    name: (id: string, context: ChunkingContext) => (isNeededBy(DIARY, id, context) ? 'diary' : null),
    debugName: 'diary',
    test: new RegExp(`${FEATURE.source}|${SIGNED_IN.source}`),
    priority: 3,
  },
  {
    name: (id: string) => (PASSWORDS.test(id) || JOINING.test(id) ? null : SHARED_FEATURE.exec(id)?.[1]),
    debugName: 'feature',
    test: SHARED_FEATURE,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'passwords', test: PASSWORDS, minShareCount: 2, priority: 1 },
  { name: 'joining', test: JOINING, minShareCount: 2, priority: 1 },
];
