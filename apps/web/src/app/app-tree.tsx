import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { AppRouter } from './router.tsx';

/** The whole app, rendered identically when prerendering and when hydrating. */
export function AppTree({ client, router }: { client: QueryClient; router: AppRouter }) {
  // The skeleton of the first screen is no longer needed.
  useEffect(() => document.getElementById('waiting')?.remove(), []);
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
