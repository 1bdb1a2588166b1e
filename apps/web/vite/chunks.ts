import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Small modules that most screens need: they are in the entry chunk, however few screens share one of them. */
const COMMON = [
  'packages/ui/src/(classes|button|card|confirm-dialog|dialog/dialog\\.|empty-state|error-state|field|icon-button|lazy-part|modal/open-modals|notice|skeleton|spinner|text-field)',
  'packages/(contract|phrases)/src/((?!auth/account-|billing|clients|coach-plans|demo|diary|expenditure|foods|groceries|help|history|intake|live|notes|onboarding|openapi|plan-versions|planner|plans|progress|recipes|reminders|staff|waitlist)\\w+/paths|\\w+/shared|route|phrases|areas)\\.ts',
  'packages/domain/src/(access/(tabs|account-access)|organisations/portal-of|auth/validate-identity)',
  'apps/web/src/shared/(?!.*alert-list|alerts/use-clear-of-actions|use-search-text|use-is-on-desktop|session/end-demo|brand/host-of|sources/|locale/use-weekday-names|secret-link/|save-file|access/hormone-flags|characters|outside-link|support-link|legal-links|links\\.|terms-links|consents/|cycle/|dish-picture/fixed|foods/|form/|goals/|initials|installing/|intake/|option-picture|push/|facts|live/|macros/|measures/|recipe-chips/|third-parties/|session/(account-menu|end-demo-dialog|language-choice|log-out))',
  'apps/web/src/features/auth/model/(link-token|login-address)',
  'apps/web/src/app/frame/tabs\\.',
  'lucide-react/.*/(arrow-left|chef-hat|cloud-off|mail|x)\\.',
];

/** The routes' own parts, which are not their screens, and the start. */
const ENTRY = /src\/app\/(routes\/[^?]*|main\.tsx)$/;
const ROUTE = /src\/app\/routes\/[^?]*$/;
/** The screen that people see most, with its frame. */
const DIARY = /src\/app\/routes\/_signed-in(\.diary\.\$date)?\.tsx\?/;

/** Whether one of `roots` needs this module before it is drawn. */
function isNeededBy(roots: RegExp, id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => roots.test(importer) || isNeededBy(roots, importer, context, seen));
}

/** Whether the program needs this module whatever its first screen is, or nearly so. */
function isOfEntrance(id: string, context: ChunkingContext): boolean {
  if (ROUTE.test(id) || (COMMON_PIECE.test(id) && !SIGNED_IN.test(id))) return true;
  // Each icon is imported by the one list of all icons, and so by everything that has an icon.
  return !ICON.test(id) && isNeededBy(ENTRY, id, context);
}

/** The names of the icons that the diary uses, as they appear in the list of all icons. */
let diaryIcons: ReadonlySet<string> | undefined;

/**
 * Whether the diary needs this icon. Modules import names from the one list of all icons, which has a line per file.
 */
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

/** The kit except what needs react-aria. */
const LIGHT_KIT =
  /packages\/ui\/src\/(?!calendar|dialog\/dialog-window|modal|range|search-choice|sheet|span-calendar|wheel)/;

const FEATURE = /src\/(?:features|app\/screens)\//;
/**
 * Screens except those of the log-in are left out: one that two routes draw would be loaded with each module of its
 * feature.
 */
const SHARED_FEATURE = /src\/(?:features|app\/screens(?=\/auth))\/(\w+)\//;

/** Modules that logging in by mail does not need. */
const PASSWORDS =
  /features\/auth\/[^?]*(?:password|email|mailed-proof|fresh-login|strength-bar|register)|screens\/auth\/(?:dead-link|confirm)/;

/** Joining a portal: logging in does not need it. */
const JOINING =
  /screens\/auth\/(?:join-screen|sign-up-screen)|shared\/(?:form\/name-fields|terms-links)|features\/waitlist\/|features\/auth\/(?:api\/sign-up|components\/(?:sign-up-form|terms-label))/;

/** Modules that only screens behind the log-in share: they are in the diary's chunk, and not in the log-in's. */
const SIGNED_IN =
  /src\/shared\/(?:brand\/brand-header|live\/|locale\/(?:hour-now|use-now|use-today)|alerts\/load-error|offline\/(?:offer-version|unsaved-input)|plan-reason\/|undo\/|use-debounced|use-is-shown|use-printing|versions\/|when-(?:seen|settled)|dish-picture\/(?:dish-picture\.|keep-pictures|painted-picture|photo-sources))/;

/** Changing the language and logging out: on the profile and in the wizard. */
const ACCOUNT = /src\/shared\/session\/(account-menu|language-choice|log-out-button)|ui\/src\/segmented-control/;

/** What ends a session here. */
const ENDING = /src\/shared\/(?:session\/log-out\.|push\/push-here)/;

const ICON = /lucide-react\//;
const ICON_LIST = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const COMMON_PIECE = new RegExp(COMMON.join('|'));

/**
 * Few files rather than many: the libraries are one, what the program needs before it knows its first screen is one,
 * our common modules are one, what the screens of a feature share is one. A group includes what its modules import,
 * unless a group of a higher priority, or an earlier one of the same, has it.
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
  // An icon that several screens use would otherwise load the whole screen that it is grouped with, such as the diary.
  {
    name: (id: string, context: ChunkingContext) => (isDiaryIcon(id, context) ? 'diary-icons' : 'icons'),
    debugName: 'icons',
    test: ICON,
    minShareCount: 2,
    priority: 3,
  },
  // Separate, or the chunk of the first feature that uses them would load with every other screen that needs them.
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
