import { z } from 'zod';
import { isLoopback, isPublic } from './reach.ts';

/** Where payments are processed: at Stripe or, with `apiUrl`, at a fake Stripe that takes no money. */
export interface StripeSettings {
  readonly secretKey: string;
  /** The secret that signs incoming events. */
  readonly webhookSecret: string;
  readonly apiUrl: string | undefined;
}

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};

type Given = Readonly<Record<string, string | undefined>>;

/** Returns the errors in the combination of these settings. */
export function stripeFaults(given: Given): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: apiUrl } = given;
  const faults: string[] = [];
  if ((key === undefined) !== (secret === undefined)) {
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
  }
  if (apiUrl === undefined || !stripeVariables.STRIPE_API_URL.safeParse(apiUrl).success) return faults;
  if (key === undefined) faults.push('STRIPE_SECRET_KEY must be set if STRIPE_API_URL is set');
  if (!isLoopback(new URL(apiUrl).hostname)) {
    faults.push('STRIPE_API_URL must point to this machine: it is only for a trial till, not for Stripe itself');
  }
  if (key !== undefined && /^[sr]k_live_/.test(key)) {
    faults.push('STRIPE_SECRET_KEY must be a test key if STRIPE_API_URL points to a trial till');
  }
  if (reachesOthers(given) && !/^(?:1|true)$/.test(given['SANDBOX_TILL'] ?? '')) {
    faults.push(
      'STRIPE_API_URL must not be set if the site can be reached from other machines, because a trial till takes no money; SANDBOX_TILL=1 allows it',
    );
  }
  return faults;
}

export function stripeOf(env: z.output<z.ZodObject<typeof stripeVariables>>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, webhookSecret, apiUrl: apiUrl?.replace(/\/+$/, '') };
}

function reachesOthers({ HOST: host = '127.0.0.1', PUBLIC_URL: publicUrl }: Given): boolean {
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) return false;
  return isPublic({ host, publicUrl });
}
