import '@fontsource-variable/figtree/wght.css';
import { untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';
import '@weekbord/ui/theme.css';
import { appDisplay } from '../shared/app-display.ts';
import { takeBrandOfPage } from '../shared/brand/brand.ts';
import { keepChosenLanguage } from '../shared/locale/language.ts';
import { watchConnection } from '../shared/offline/connection.ts';
import { keepOnDevice } from '../shared/offline/device-cache.ts';
import { createQueryClient } from '../shared/offline/query-client.ts';
import { installServiceWorker } from '../shared/offline/service-worker.ts';
import { sendQueuedWrites } from '../shared/offline/queued-write.ts';
import { followSession } from '../shared/session/follow-session.ts';
import { subjectId } from '../shared/session/subject.ts';
import { onSessionEnd, readToken } from '../shared/session/token.ts';
import { migrateStored } from '../shared/stored.ts';
import { followTheme } from '../shared/theme/theme.ts';
import { drawApp } from './draw-app.tsx';
import { takeEntryParameters } from './entry-parameters.ts';

migrateStored();
const shell = appDisplay() === 'native' ? await untilLoaded(() => import('./native/open-shell.ts')) : undefined;
await shell?.openShell();
takeEntryParameters();
followTheme();
keepChosenLanguage();
installServiceWorker();
onSessionEnd((refused) => {
  const ending = untilLoaded(() => import('../shared/session/log-out.ts'));
  // A newer server may no longer have that chunk; reloading the page gets the new version.
  void ending.then(({ startAfterRefusal }) => startAfterRefusal(refused)).catch(() => location.replace('/login'));
});
followSession();

watchConnection();
const client = createQueryClient();
takeBrandOfPage(client);
sendQueuedWrites(client);
// A client's data is never stored on a coach's device, and the data stored there is the coach's own.
const restored = subjectId === null ? keepOnDevice(client) : undefined;
// Guests have nothing to restore, so they need not wait for the disk.
if (readToken() !== null) await restored;

const router = await drawApp(client);
shell?.joinRouter(router);
