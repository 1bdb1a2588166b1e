import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { AppRouter } from './router.tsx';

/** The whole app, alike where a build draws it and where a browser takes that drawing over. */
export function AppTree({ client, router }: { client: QueryClient; router: AppRouter }) {
  // What stood in for the first screen has done its work.
  useEffect(() => document.getElementById('waiting')?.remove(), []);
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
