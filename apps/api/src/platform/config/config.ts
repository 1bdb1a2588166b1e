import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import api from '../../../package.json' with { type: 'json' };
import {
  nativeAppExplanations,
  nativeAppFaults,
  type NativeApps,
  nativeAppsOf,
  nativeAppVariables,
  originsOfApps,
} from './native-app-settings.ts';
import {
  phonePushExplanations,
  phonePushFaults,
  phonePushOf,
  type PhonePushSettings,
  phonePushVariables,
} from './phone-push-settings.ts';
import { isPublic } from './reach.ts';
import {
  type Sinks,
  sinksOf,
  type ThirdPartyConfig,
  thirdPartiesOf,
  thirdPartyExplanations,
  thirdPartyVariables,
} from './third-party-settings.ts';
import { type StripeSettings, stripeFaults, stripeOf, stripeVariables } from './stripe-settings.ts';

/** Everything that an operator can configure, validated. */
export interface Config {
  readonly version: string;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** With fewer free bytes than this on the disk of `dataDir`, the server counts as not ready. */
  readonly diskFreeMinBytes: number;
  /** By default, the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The URL for the role that owns the tables, if `databaseUrl` is for another role; it runs the migrations. */
  readonly databaseUrlOwner: string | undefined;
  /** The same database without a pooler, for jobs, migrations and locks; `databaseUrl` by default. */
  readonly databaseUrlDirect: string | undefined;
  readonly databasePoolSize: number;
  /** Whether statements are prepared, which a pooler in transaction mode may not support. */
  readonly databasePrepare: boolean;
  /** The URL of the site, without a trailing slash. Without it, the site is reachable only on this machine. */
  readonly publicUrl: string | undefined;
  /** If undefined, email is written to the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where people report a security vulnerability of the product: an email address or a page. */
  readonly securityContact: string;
  /**
   * Who answers the questions that no organisation answers, and within how many working days; if null, no number is
   * promised.
   */
  readonly support: { readonly email: string; readonly answerDays: number | null };
  readonly operator: OperatorConfig;
  readonly demo: boolean;
  /** Units of work per caller and minute; 0 for no limit. */
  readonly rateLimitPerMinute: number;
  /** How many proxies in front of the server are trusted to report a caller's address. */
  readonly trustedProxies: number;
  /** Other origins whose pages may call the API, including those of the native apps. */
  readonly corsOrigins: readonly string[];
  readonly nativeApps: NativeApps;
  readonly processes: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /**
   * The secret from which keys for codes and addresses are derived. By default, one is created and stored in `dataDir`.
   */
  readonly secretKey: string | undefined;
  /** The key that wraps people's data keys. By default, one is created and stored in `dataDir`. */
  readonly dataKey: string | undefined;
  /** The previous data key, during a key rotation. */
  readonly dataKeyBefore: string | undefined;
  /** The secret from which the key for backups is derived. By default, one is created and stored in `dataDir`. */
  readonly backupKey: string | undefined;
  /** Where backups are written. */
  readonly backupFolder: string;
  /** The backup schedule, as a cron expression in UTC. Without it, backups are only made by the command. */
  readonly backupSchedule: string | undefined;
  readonly backupsKept: number;
  /** Whether a backup is made before migrations change existing data. */
  readonly backupBeforeUpgrade: boolean;
  /** The token that gives access to the server's metrics. Without it, no one has access. */
  readonly metricsToken: string | undefined;
  /** Signs messages to browsers (VAPID, RFC 8292). Without it, reminders are only sent by email. */
  readonly vapid: VapidKeys | undefined;
  /** Reaches the native apps on phones. Without it, their reminders are sent by email. */
  readonly phonePush: PhonePushSettings;
  /** Where payments are processed. Without it, nothing can be bought. */
  readonly stripe: StripeSettings | undefined;
  /** Whether a fake Stripe is allowed even on a publicly reachable site. */
  readonly sandboxTill: boolean;
  readonly thirdParties: ThirdPartyConfig;
  readonly sinks: Sinks;
  /** The cost of hashing a login code, scrypt's N. It cannot be configured, because a lower cost would be less safe. */
  readonly codeHashCost: number;
  /** Whether a call that breaks its own contract fails, for tests and development; otherwise it is logged. */
  readonly strict: boolean;
}

/** The operator of this installation, as its pages show. The pages omit absent fields. */
export interface OperatorConfig {
  readonly name: string;
  /** The lines of a postal address. */
  readonly address: readonly string[];
  /** Registration numbers, such as those of a chamber of commerce and of VAT. */
  readonly registration: string | undefined;
  /** Who hosts the servers, and where. */
  readonly hostedBy: string | undefined;
  /** The operator's own pages that replace the product's. */
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly imprintUrl: string | undefined;
}

/** Keys of the curve P-256 in base64url, and how a push service can contact the sender. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

const flag = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\/./);
const webAddress = z.url({ protocol: /^https?$/ });
const securePage = z.url({ protocol: /^https$/ });
const oneLine = z
  .string()
  .max(300)
  .regex(/^[^\r\n]*$/);

/** A cron expression of five fields, or 0 for never. */
const cronInUtc = z.string().regex(/^(?:0|[\d*,/-]+(?: [\d*,/-]+){4})$/);
const EACH_NIGHT = '23 2 * * *';
const MEGABYTE = 1024 * 1024;
const DEFAULT_HOST = '127.0.0.1';

/** OWASP's minimum cost: about 50 ms and 16 MB, which a small machine can afford. */
export const CODE_HASH_COST = 2 ** 14;

const environmentSchema = z.object({
  HOST: z.string().default(DEFAULT_HOST),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DISK_FREE_MIN_MB: whole(0, 1_000_000_000).default(200),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_URL_OWNER: databaseAddress.optional(),
  DATABASE_URL_DIRECT: databaseAddress.optional(),
  DATABASE_POOL_SIZE: whole(1, 100).default(10),
  DATABASE_PREPARE: flag.optional(),
  PUBLIC_URL: webAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*$/)
    .default('Weekbord <hello@weekbord.example>'),
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_ANSWER_DAYS: whole(1, 30).optional(),
  OPERATOR_NAME: oneLine.default('Weekbord'),
  OPERATOR_ADDRESS: oneLine.optional(),
  OPERATOR_REGISTRATION: oneLine.optional(),
  HOSTED_BY: oneLine.optional(),
  TERMS_URL: securePage.optional(),
  PRIVACY_URL: securePage.optional(),
  IMPRINT_URL: securePage.optional(),
  DEMO: flag.optional(),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000).default(1200),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  CORS_ORIGINS: z.string().default(''),
  PROCESSES: whole(1, 64).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SECRET_KEY: z.string().min(32).optional(),
  DATA_KEY: z.string().min(32).optional(),
  DATA_KEY_BEFORE: z.string().min(32).optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_SCHEDULE: cronInUtc.default(EACH_NIGHT),
  BACKUPS_KEPT: whole(1, 1000).default(14),
  BACKUP_BEFORE_UPGRADE: flag.default(true),
  METRICS_TOKEN: z.string().min(16).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  ...stripeVariables,
  ...nativeAppVariables,
  ...phonePushVariables,
  ...thirdPartyVariables,
  SANDBOX_TILL: flag.default(false),
  STRICT: flag.default(false),
});

const EXPLANATIONS: Readonly<Record<string, string>> = {
  ...nativeAppExplanations,
  ...phonePushExplanations,
  ...thirdPartyExplanations,
  PORT: 'a port number',
  DATABASE_URL: 'an address such as postgresql://user:password@host:5432/weekbord',
  DATABASE_URL_OWNER: 'an address such as postgresql://owner:password@host:5432/weekbord',
  DATABASE_URL_DIRECT: 'an address such as postgresql://user:password@host:5432/weekbord',
  PUBLIC_URL: 'a web address such as https://weekbord.example',
  SMTP_URL: 'an address such as smtps://user:password@host:465',
  DATABASE_PREPARE: '1 or 0',
  SECURITY_CONTACT: 'an address such as mailto:security@weekbord.example',
  SUPPORT_EMAIL: 'an address such as help@weekbord.example',
  SUPPORT_ANSWER_DAYS: 'a number of working days from 1 to 30',
  OPERATOR_NAME: 'a name on one line',
  OPERATOR_ADDRESS: 'an address on one line, with | between its parts',
  OPERATOR_REGISTRATION: 'one line',
  HOSTED_BY: 'one line',
  TERMS_URL: 'a web address that begins with https://',
  PRIVACY_URL: 'a web address that begins with https://',
  IMPRINT_URL: 'a web address that begins with https://',
  DEMO: '1 or 0',
  STRICT: '1 or 0',
  BACKUP_BEFORE_UPGRADE: '1 or 0',
  SANDBOX_TILL: '1 or 0',
  STRIPE_SECRET_KEY: 'a Stripe secret key, which begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a Stripe webhook, which begins with whsec_',
  STRIPE_API_URL: 'a web address such as http://127.0.0.1:4242',
  SECRET_KEY: 'at least 32 characters',
  DATA_KEY: 'at least 32 characters',
  DATA_KEY_BEFORE: 'at least 32 characters',
  BACKUP_KEY: 'at least 32 characters',
  METRICS_TOKEN: 'at least 16 characters',
  BACKUP_SCHEDULE: 'a cron expression of five fields such as 23 2 * * *, or 0',
  VAPID_PUBLIC_KEY: 'a public key created by `npx web-push generate-vapid-keys`',
  VAPID_PRIVATE_KEY: 'the private key that belongs to VAPID_PUBLIC_KEY',
  VAPID_SUBJECT: 'an address such as mailto:hello@weekbord.example',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/**
 * Reads the environment. Throws a single error that lists everything that is wrong. A variable that is set but empty
 * counts as absent.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? []
    : [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))].map(
        (name) => `${name} must be ${EXPLANATIONS[name] ?? 'a whole number in its range'}`,
      );
  for (const name of ['DATABASE_URL_OWNER', 'DATABASE_URL_DIRECT']) {
    const isAlone = given[name] !== undefined && given['DATABASE_URL'] === undefined;
    if (isAlone) faults.push(`DATABASE_URL must be set if ${name} is set`);
  }
  if ((given['VAPID_PUBLIC_KEY'] === undefined) !== (given['VAPID_PRIVATE_KEY'] === undefined)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together');
  }
  faults.push(...missingForPublic(given), ...stripeFaults(given), ...nativeAppFaults(given), ...phonePushFaults(given));
  if (!parsed.success || faults.length > 0) throw new Error(`The configuration has errors:\n- ${faults.join('\n- ')}`);
  return configOf(parsed.data);
}

/** Returns what must be set if the site is publicly reachable. */
function missingForPublic(given: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST: host = DEFAULT_HOST, PUBLIC_URL: publicUrl } = given;
  if (publicUrl !== undefined && !webAddress.safeParse(publicUrl).success) return [];
  if (!isPublic({ host, publicUrl })) return [];
  const why = publicUrl === undefined || isPublic({ host, publicUrl: undefined }) ? 'HOST' : 'PUBLIC_URL';
  return ['SMTP_URL', 'PUBLIC_URL']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set, because ${why} makes the site reachable from other machines`);
}

function configOf(env: z.output<typeof environmentSchema>): Config {
  const isLocal = !isPublic({ host: env.HOST, publicUrl: env.PUBLIC_URL });
  return {
    version: api.version,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    diskFreeMinBytes: env.DISK_FREE_MIN_MB * MEGABYTE,
    databaseUrl: env.DATABASE_URL,
    databaseUrlOwner: env.DATABASE_URL_OWNER,
    databaseUrlDirect: env.DATABASE_URL_DIRECT,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databasePrepare: env.DATABASE_PREPARE ?? env.DATABASE_URL === undefined,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    securityContact: env.SECURITY_CONTACT ?? mailtoOf(env.MAIL_FROM),
    support: { email: env.SUPPORT_EMAIL ?? addressOf(env.MAIL_FROM), answerDays: env.SUPPORT_ANSWER_DAYS ?? null },
    operator: operatorOf(env),
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && isLocal),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    trustedProxies: env.TRUSTED_PROXIES,
    corsOrigins: [
      ...env.CORS_ORIGINS.split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
      ...originsOfApps(nativeAppsOf(env)),
    ],
    nativeApps: nativeAppsOf(env),
    processes: env.PROCESSES ?? (env.DATABASE_URL === undefined ? 1 : availableParallelism()),
    logLevel: env.LOG_LEVEL,
    secretKey: env.SECRET_KEY,
    dataKey: env.DATA_KEY,
    dataKeyBefore: env.DATA_KEY_BEFORE,
    backupKey: env.BACKUP_KEY,
    backupFolder: resolve(env.BACKUP_FOLDER ?? join(env.DATA_DIR, 'backups')),
    backupSchedule: env.BACKUP_SCHEDULE === '0' ? undefined : env.BACKUP_SCHEDULE,
    backupsKept: env.BACKUPS_KEPT,
    backupBeforeUpgrade: env.BACKUP_BEFORE_UPGRADE,
    metricsToken: env.METRICS_TOKEN,
    vapid: vapidOf(env),
    phonePush: phonePushOf(env),
    stripe: stripeOf(env),
    sandboxTill: env.SANDBOX_TILL,
    thirdParties: thirdPartiesOf(env),
    sinks: sinksOf(env),
    codeHashCost: CODE_HASH_COST,
    strict: env.STRICT,
  };
}

function operatorOf(env: z.output<typeof environmentSchema>): OperatorConfig {
  const lines = (env.OPERATOR_ADDRESS ?? '').split('|').map((part) => part.trim());
  return {
    name: env.OPERATOR_NAME,
    address: lines.filter((part) => part !== ''),
    registration: env.OPERATOR_REGISTRATION,
    hostedBy: env.HOSTED_BY,
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    imprintUrl: env.IMPRINT_URL,
  };
}

function vapidOf(env: z.output<typeof environmentSchema>): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, MAIL_FROM: from } = env;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { publicKey, privateKey, subject: subject ?? mailtoOf(from) };
}

/** Returns the address in a sender such as `Weekbord <hello@weekbord.example>`. */
function addressOf(sender: string): string {
  return (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender).trim();
}

function mailtoOf(sender: string): string {
  return `mailto:${addressOf(sender)}`;
}
