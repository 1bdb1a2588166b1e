import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Our own pieces that most screens need: they travel together, however few screens share one of them. */
const EVERYWHERE = new RegExp(
  [
    'packages/ui/src/(classes|button|empty-state|error-state|field|icon-button|notice|spinner|text-field)',
    'packages/(contract|phrases)/src/(auth/paths|\\w+/shared|route|phrases|areas)\\.ts',
    'packages/domain/src/auth/validate-identity',
    'apps/web/src/features/auth/model/(link-token|login-address)',
    'apps/web/src/shared/(brand|http|locale|phrases|session)/',
    'lucide-react/(?!.*/icons/)',
    'lucide-react/.*/(arrow-left|x)\\.',
  ].join('|'),
);
/** The same for the screens behind the log-in. */
const BEHIND_LOGIN = new RegExp(
  [
    'packages/ui/src/(card|page|skeleton)',
    'packages/contract/src/\\w+/paths\\.ts',
    'packages/domain/src/access/(tabs|account-access)',
    'apps/web/src/shared/(?!.*alert-list|measures/)',
    'apps/web/src/app/frame/tabs\\.',
  ].join('|'),
);

/** The start, and the routes' own parts, which are not their screens: the first file of all. */
const ENTRY = /src\/app\/(?:routes\/[^?]*|main\.tsx)$/;
const ROUTES = /src\/app\/routes\/[^?]*$/;
/** What a guest begins with, whose parts come with the first file too. */
const LOGIN = /src\/app\/routes\/login\.index\.tsx\?/;
/** What frames the screens behind the log-in, and the screen that people see most. */
const FRAME = /src\/app\/routes\/_signed-in\.tsx\?/;
const DIARY = /src\/app\/routes\/_signed-in\.diary\.\$date\.tsx\?/;
const FEATURE = /src\/(?:features|app\/screens)\/(\w+)\//;

/** Whether one of `roots` needs this piece before it is drawn. */
function isNeededBy(roots: RegExp, id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => roots.test(importer) || isNeededBy(roots, importer, context, seen));
}

/** Anything of ours and every icon: a screen must not fetch another's chunk for one of them. */
const PIECES = /\/(?:apps\/web\/src|packages\/\w+\/src|lucide-react)\/(?!.*(?:main\.tsx|\.css|\?tsr-split=component)$)/;

const neededBy = (name: string, roots: readonly RegExp[], always: readonly RegExp[], priority: number) => ({
  name: (id: string, context: ChunkingContext) =>
    always.some((one) => one.test(id)) || roots.some((one) => isNeededBy(one, id, context)) ? name : null,
  debugName: name,
  test: PIECES,
  priority,
});

/** Few files rather than many: the libraries are one, our common pieces are one, what the screens of a feature share is one. */
export const CHUNKS = [
  {
    name: 'base',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack|idb-keyval|use-sync-external-store)\//,
    priority: 9,
  },
  neededBy('entrance', [ENTRY, LOGIN], [ROUTES, EVERYWHERE], 8),
  neededBy('frame', [FRAME], [BEHIND_LOGIN], 6),
  neededBy('diary', [DIARY], [], 5),
  {
    name: (id: string) => FEATURE.exec(id)?.[1],
    debugName: 'feature',
    test: FEATURE,
    minShareCount: 2,
    priority: 1,
  },
];
