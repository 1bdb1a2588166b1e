import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';
import { routeTree } from './routeTree.gen.ts';

/** What every route can reach in its loader. */
export interface RouterContext {
  queryClient: QueryClient;
  hasRoute: (route: string) => boolean;
}

/** The addresses of the app and how they are loaded. */
export function createAppRouter(queryClient: QueryClient) {
  const routes = new Set<string>();
  const router = createRouter({
    routeTree,
    context: { queryClient, hasRoute: (route) => routes.has(route) },
    defaultPreload: 'intent',
    // The query cache knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
  });
  for (const route of Object.keys(router.routesByPath)) routes.add(route);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
