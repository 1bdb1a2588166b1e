import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { BASE_PATH } from '../shared/session/subject.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The context that every route's loader receives. */
export interface RouterContext {
  queryClient: QueryClient;
  hasRoute: (route: string) => boolean;
}

/** Creates the app's router. Without a browser, pass a `history`. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const routes = new Set<string>();
  const router = createRouter({
    routeTree,
    basepath: BASE_PATH,
    ...(history && { history, origin: 'http://localhost' }),
    context: { queryClient, hasRoute: (route) => routes.has(route) },
    defaultPreload: 'intent',
    // Zero, because the query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    scrollRestoration: !history,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
  });
  for (const route of Object.keys(router.routesByPath)) routes.add(route);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
