import '@fontsource-variable/figtree/wght.css';
import '@weekbord/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOnDevice } from '../shared/offline/device-cache.ts';
import { createQueryClient } from '../shared/offline/query-client.ts';
import { installServiceWorker } from '../shared/offline/service-worker.ts';
import { sendQueuedWrites } from '../shared/offline/queued-write.ts';
import { startAfresh } from '../shared/session/log-out.ts';
import { onSessionEnd, readToken } from '../shared/session/token.ts';
import { followTheme } from '../shared/theme/theme.ts';
import { takeEntryParameters } from './entry-parameters.ts';
import { createAppRouter } from './router.tsx';

takeEntryParameters();
followTheme();
installServiceWorker();
onSessionEnd(() => void startAfresh());

const client = createQueryClient();
sendQueuedWrites(client);
const restored = keepOnDevice(client);
// A guest has nothing to restore and need not wait for the disk.
if (readToken() !== null) await restored;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={createAppRouter(client)} />
    </QueryClientProvider>
  </StrictMode>,
);
