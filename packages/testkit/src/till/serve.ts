// Runs the till as a separate process, for `npm start` without a Stripe key. It ends when the process that started it
// ends, and reveals its keys only to that process.
import { join } from 'node:path';
import { type Config, loadConfig } from '@weekbord/api/platform/config/config';
import { isPublic } from '@weekbord/api/platform/config/reach';
import { Stripe } from 'stripe';
import { startTill, type Till } from './till.ts';

/** The message to the process that started this one. */
type Told = { readonly till: null } | { readonly till: { url: string; secretKey: string; webhookSecret: string } };

const tell = (told: Told) => process.send?.(told);
const config = settings();

if (config === null || config.stripe !== undefined || (isPublic(config) && !config.sandboxTill)) {
  tell({ till: null });
  process.disconnect?.();
} else {
  const till = await startTill({ folder: join(config.dataDir, 'till'), clockRuns: true });
  await addTrialCode(till);
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'webhookUrl' in message) {
      till.sendTo(String(message.webhookUrl));
    }
  });
  process.once('disconnect', () => {
    void till.stop().finally(() => process.exit(0));
  });
  // A terminal signals the whole process group, but the server still needs the till while it finishes its work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!process.connected) process.exit(0);
    });
  }
  tell({ till: { url: till.url, secretKey: till.secretKey, webhookSecret: till.webhookSecret } });
}

/** Creates a promotion code for trying out, as an operator would at Stripe. */
async function addTrialCode({ url, secretKey }: Till): Promise<void> {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const { data } = await stripe.promotionCodes.list({ code: 'TRIAL20' });
  if (data.length > 0) return;
  const { id } = await stripe.coupons.create({ percent_off: 20, duration: 'forever', name: 'Trial' });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: 'TRIAL20' });
}

/** Returns the settings; null if they are invalid, which the server reports. */
function settings(): Config | null {
  try {
    return loadConfig(process.env);
  } catch {
    return null;
  }
}
