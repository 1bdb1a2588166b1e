// Starts the fake payment provider if no Stripe key is set.
import { beginBeside } from './steps.mjs';

const START_MS = 20_000;

/**
 * Starts the fake payment provider and sets the server's variables for it; returns null if a key is set or others can
 * reach the site.
 */
export async function beginTill() {
  if (Object.keys(process.env).some((name) => name.startsWith('STRIPE_') && process.env[name] !== '')) return null;
  const child = beginBeside(['packages/testkit/src/till/serve.ts']);
  const till = await new Promise((resolve) => {
    const timer = setTimeout(resolve, START_MS, null);
    child.once('message', (told) => {
      clearTimeout(timer);
      resolve(told.till);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
  if (till === null) return null;
  process.env.STRIPE_API_URL = till.url;
  process.env.STRIPE_SECRET_KEY = till.secretKey;
  process.env.STRIPE_WEBHOOK_SECRET = till.webhookSecret;
  // The child must not keep this process alive; it exits with it.
  child.unref();
  child.channel?.unref();
  return {
    url: till.url,
    sendTo: (address) => child.connected && child.send({ webhookUrl: `${address}/api/checkout/webhook` }),
  };
}
