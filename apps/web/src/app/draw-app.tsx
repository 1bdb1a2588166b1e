import type { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { report } from '../shared/report.ts';
import { AppTree } from './app-tree.tsx';
import { followFocus } from './follow-focus.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

/** The route whose screen may be prerendered in the page. */
const DRAWN_ROUTE = '/login/';
/** How long to wait for the screen before showing its loading state, in milliseconds. */
const LOAD_MS = 3000;

/**
 * Renders the first screen: hydrates the prerendered screen if it is the requested one; if not, replaces the page's
 * skeleton once the screen is loaded. Returns the router.
 */
export async function drawApp(client: QueryClient): Promise<AppRouter> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createAppRouter(client);
  followFocus(router);
  const waited = new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  await Promise.all([Promise.race([router.load(), waited]), stylesAreLoaded()]);
  // Lets the browser handle clicks that are already queued before rendering starts.
  await new Promise((resolve) => setTimeout(resolve));
  const tree = <AppTree client={client} router={router} />;
  const isDrawn = document.documentElement.dataset['start'] === 'login' && 'drawn' in root.dataset;
  if (isDrawn && router.state.matches.at(-1)?.routeId === DRAWN_ROUTE) {
    const { pressedEarly } = window;
    hydrateRoot(root, tree, { onRecoverableError: (error) => report('The first page was drawn otherwise', error) });
    // Repeats the last click on the prerendered page, because nothing has handled it yet.
    setTimeout(() => pressedEarly?.click());
    return router;
  }
  root.replaceChildren();
  delete root.dataset['drawn'];
  createRoot(root).render(tree);
  return router;
}

/** Resolves once the full style sheet is loaded: the page itself contains only the styles of its first paint. */
async function stylesAreLoaded(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!sheet || sheet.sheet) return;
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
}
