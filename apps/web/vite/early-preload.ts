import type { Plugin, Rollup } from 'vite';

/** The first screen of an address: which route file draws it, and which areas of phrases it uses. */
const FIRST_SCREENS: readonly { path: string; route: string; areas: readonly string[] }[] = [
  { path: '/login', route: 'login.index.tsx', areas: ['auth'] },
  { path: '/login/code', route: 'login.code.tsx', areas: ['auth'] },
  { path: '/signup', route: 'signup.tsx', areas: ['auth'] },
  { path: '/diary', route: '_signed-in.diary.$date.tsx', areas: ['diary', 'meals', 'navigation'] },
  { path: '/groceries', route: '_signed-in.groceries.tsx', areas: ['groceries', 'meals', 'navigation'] },
  { path: '/onboarding', route: 'onboarding.$step.tsx', areas: ['onboarding'] },
];

/**
 * Starts the download of a screen's chunk and of its phrases while the entry script is still on its way, which
 * saves a round trip. Without it the router asks for them only after it has run.
 */
export function earlyPreload(): Plugin {
  return {
    name: 'weekbord-early-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, context) {
        const chunks = Object.values(context.bundle ?? {}).filter((file) => file.type === 'chunk');
        const entry = new Set(
          chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
        );
        const phrases = (language: string, areas: readonly string[]) =>
          areas.flatMap((area) => filesOf(chunks, (id) => id.endsWith(`/phrases/src/${language}/${area}.ts`), entry));
        const table = FIRST_SCREENS.map(({ path, route, areas }) => ({
          path,
          files: filesOf(chunks, (id) => id.includes(`/routes/${route}?tsr-split=component`), entry),
          en: phrases('en', areas),
          nl: phrases('nl', areas),
        })).filter(({ files }) => files.length > 0);
        return [{ tag: 'script', children: preloadScript(table), injectTo: 'head' }];
      },
    },
  };
}

function filesOf(
  chunks: Rollup.OutputChunk[],
  isWanted: (id: string) => boolean,
  loaded: ReadonlySet<string>,
): string[] {
  const wanted = chunks.find((chunk) => chunk.moduleIds.some(isWanted));
  return wanted ? [wanted.fileName, ...wanted.imports].filter((file) => !loaded.has(file)) : [];
}

function preloadScript(table: readonly unknown[]): string {
  const run = `(t=>{let p=location.pathname.replace(/\\/$/,''),k=0;try{k=localStorage.getItem('weekbord.token')}catch{}
if(!p)p=k?'/diary':'/login';
let l=document.documentElement.lang,s=t.find(s=>p===s.path)||t.findLast(s=>p.startsWith(s.path+'/'));
s&&[...s.files,...s[l]].forEach(f=>{let e=document.createElement('link');e.rel='modulepreload';e.href='/'+f;document.head.append(e)})})`;
  return `${run}(${JSON.stringify(table)})`;
}
