// The trial till as a process of its own, for `npm start` where no key of Stripe is set. It ends with the process that
// started it, however that ends, and tells its keys to that one alone.
import { join } from 'node:path';
import { type Config, loadConfig } from '@weekbord/api/platform/config/config';
import { isPublic } from '@weekbord/api/platform/config/reach';
import { startTill } from './till.ts';

/** What the process that started it is told. */
type Told = { readonly till: null } | { readonly till: { url: string; secretKey: string; webhookSecret: string } };

const tell = (told: Told) => process.send?.(told);
const config = settings();

if (config === null || config.stripe !== undefined || (isPublic(config) && !config.sandboxTill)) {
  tell({ till: null });
  process.disconnect?.();
} else {
  const till = await startTill({ folder: join(config.dataDir, 'till'), clockRuns: true });
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'webhookUrl' in message) {
      till.sendTo(String(message.webhookUrl));
    }
  });
  process.once('disconnect', () => {
    void till.stop().finally(() => process.exit(0));
  });
  // A terminal signals the whole group; the server still needs the till while it finishes what it has begun.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!process.connected) process.exit(0);
    });
  }
  tell({ till: { url: till.url, secretKey: till.secretKey, webhookSecret: till.webhookSecret } });
}

/** The settings; null where they have a fault, of which the server tells. */
function settings(): Config | null {
  try {
    return loadConfig(process.env);
  } catch {
    return null;
  }
}
