import type { Rollup } from 'vite';
import type { Program } from './first-paint.ts';

const FRAME = '_signed-in.tsx';

interface FirstScreen {
  readonly path: string;
  /** The route files that draw it. */
  readonly routes: readonly string[];
  /** What their loaders ask for beside it. */
  readonly loads?: readonly string[];
  /** The areas of phrases that it speaks. */
  readonly areas: readonly string[];
}

/** The first screen of an address. */
const FIRST_SCREENS: readonly FirstScreen[] = [
  { path: '/login', routes: ['login.index.tsx'], areas: ['auth'] },
  { path: '/login/code', routes: ['login.code.tsx'], areas: ['auth'] },
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
 * The script that asks for the program once the page was painted: for the entry, and at the same time for the first
 * screen's chunk and phrases, for which the router would ask only after the entry has run.
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
  return `${START}(${JSON.stringify([...always])},${JSON.stringify(table)})`;
}

/**
 * Runs the files one by one, so that the page answers in between. A page in a background tab is never painted, hence
 * the half second.
 */
const START = `((a,t)=>{let b,g=async()=>{if(b)return;b=1;let p=location.pathname.replace(/\\/$/,''),k=null;
try{k=localStorage.getItem('weekbord.token')}catch{}
if(!p||p=='/login')p=k===null?'/login':'/diary';
let l=document.documentElement.lang,s=t.find(s=>p===s.path)||t.findLast(s=>p.startsWith(s.path+'/'));
new Set([...a,...s?[...s.files,...s[l]]:[]]).forEach(f=>{let e=document.createElement('link');e.rel='modulepreload';e.href='/'+f;document.head.append(e)});
for(let f of a){await import('/'+f);await new Promise(r=>setTimeout(r))}};requestAnimationFrame(()=>setTimeout(g));setTimeout(g,500)})`;

/** The files of the chunk with a module, and of all that it imports, but those that are loaded already. Throws where there is no such module. */
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
  if (first === undefined) throw new Error(`No chunk holds ${module}, which a first screen needs.`);
  add(first);
  return [...found];
}
