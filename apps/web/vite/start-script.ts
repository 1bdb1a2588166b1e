import { minifySync, type Rollup } from 'vite';
import { importedNames, partLoader } from '../src/app/first-paint/part-loader.ts';
import type { Program } from './first-paint.ts';

const FRAME = '_signed-in.tsx';

interface FirstScreen {
  readonly path: string;
  /** The route files that render the screen. */
  readonly routes: readonly string[];
  /** Additional modules that their loaders request. */
  readonly loads?: readonly string[];
  /** The areas of phrases that the screen uses. */
  readonly areas: readonly string[];
}

/** The first screens, by URL. */
const FIRST_SCREENS: readonly FirstScreen[] = [
  { path: '/login', routes: ['login.index.tsx'], areas: ['auth'] },
  { path: '/login/code', routes: ['login.code.tsx'], areas: ['auth', 'entering'] },
  { path: '/signup', routes: ['signup.tsx'], areas: ['auth'] },
  { path: '/diary', routes: [FRAME, '_signed-in.diary.$date.tsx'], areas: ['diary', 'meals'] },
  { path: '/groceries', routes: [FRAME, '_signed-in.groceries.tsx'], areas: ['groceries', 'meals'] },
  {
    path: '/onboarding',
    routes: ['onboarding.$step.tsx'],
    loads: ['src/features/onboarding/model/open-wizard.ts', 'src/features/onboarding/model/step-access.ts'],
    areas: ['onboarding'],
  },
];

/**
 * Returns the script that requests the app once the page has been painted: the entry and, in parallel, the first
 * screen's chunk and phrases, which the router would otherwise request only after the entry has run.
 */
export function startScript(bundle: Rollup.OutputBundle, { entry, parts }: Program): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const always = new Set([...parts, entry].map((address) => address.slice(1)));
  const phrases = (language: string, areas: readonly string[]) =>
    areas.flatMap((area) => filesOf(chunks, `/phrases/src/${language}/${area}.ts`, always));
  const table = FIRST_SCREENS.map(({ path, routes, loads = [], areas }) => ({
    path,
    files: [
      ...new Set(
        [...routes.map((route) => `/routes/${route}?tsr-split=component`), ...loads].flatMap((module) =>
          filesOf(chunks, module, always),
        ),
      ),
    ],
    en: phrases('en', areas),
    nl: phrases('nl', areas),
  })).filter(({ files }) => files.length > 0);
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  const values = [[...always], table, folder].map((value) => JSON.stringify(value));
  return minifySync('start.js', `(${START})(${partLoader})(${importedNames})(${values.join()})`).code.trim();
}

/**
 * Requests all files at once and runs the app's own files one by one, so that the page responds in between. Files that
 * fail to load are requested again until they succeed. It waits at most half a second for the paint, because a page in
 * a background tab is never painted. A button pressed before the app is loaded is remembered for it (`pressedEarly`).
 */
const START = String.raw`(makeLoader) => (importsOf) => (always, screens, folder) => {
  const { fetchPart, loadPart } = makeLoader(importsOf, (address) => import(address));
  window.loadPart = (name) => loadPart(folder + name.slice(1));
  addEventListener('click', ({ target }) => { window.pressedEarly = target.closest('button'); });
  let hasBegun;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    let path = location.pathname.replace(/\/$/, '');
    let token = null;
    try { token = localStorage.getItem('weekbord.token'); } catch {}
    if (!path || path == '/login') path = token === null ? '/login' : '/diary';
    const screen = screens.find((each) => path === each.path) || screens.findLast((each) => path.startsWith(each.path + '/'));
    const ahead = screen ? [...screen.files, ...screen[document.documentElement.lang]] : [];
    [...always, ...ahead].forEach((file) => fetchPart('/' + file).catch(() => {}));
    for (const file of always) {
      for (let pause = 1000; ; pause = Math.min(2 * pause, 8000))
        try {
          await fetchPart('/' + file);
          break;
        } catch {
          await new Promise((resolve) => {
            setTimeout(resolve, pause);
            addEventListener('online', resolve, { once: true });
          });
        }
      await loadPart('/' + file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, 500);
}`;

/**
 * Returns the files of the chunk that contains a module, and of everything that it imports, except those already
 * loaded. Throws if there is no such module.
 */
function filesOf(
  chunks: readonly Rollup.OutputChunk[],
  module: string,
  loaded: ReadonlySet<string>,
): readonly string[] {
  const found = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk.fileName) || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes(module)));
  if (first === undefined) throw new Error(`No chunk contains ${module}, which a first screen needs.`);
  add(first);
  return [...found];
}
