import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FakeHealthStore, Refusal } from '../../../apps/web/src/app/native/health/health-store.test-support.ts';
import { appPage, type InlineHashes, isForPhones } from '@weekbord/native/app-page';
import { type Browser, type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { mailsTo, nextMail } from './mailbox.ts';
import type { Words } from './words.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = join(ROOT, 'apps/web/dist');
const BRIDGE = join(ROOT, 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js');
/** The URL of the Android app's page on the phone. */
const APP = 'https://localhost';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** The message that Capacitor's bridge posts to the native side. */
interface Message {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options?: { readonly data?: string; readonly eventName?: string } & Readonly<Record<string, unknown>>;
}

/** A phone with the native app: Capacitor's bridge over a fake native side. */
export interface Phone {
  readonly context: BrowserContext;
  /** Returns the token in the phone's secure store, which outlives the page. */
  readonly held: () => string | null;
  /** The phone's health store, which outlives the page too. */
  readonly health: FakeHealthStore;
  /** The native calls made so far, such as `App.minimizeApp {}`. */
  readonly calls: readonly string[];
  /** Opens the app from a link or its icon. */
  start(link?: string): Promise<Page>;
  /** Sends an event from the native side to the page. */
  tell(page: Page, event: string, data: object): Promise<void>;
}

/** The plugins that every build of the app has. */
const PLUGINS = ['App', 'HealthStore', 'SecureStorage', 'SplashScreen', 'SystemBars'];

/**
 * Returns the script of the simulated native side, which runs in the page before the app; it lists the build's plugins.
 */
const nativeSide = (plugins: readonly string[]) => `
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: ${JSON.stringify(Object.fromEntries(plugins.map((name) => [name, {}])))} };
  window.androidBridge = {
    postMessage: async (text) => {
      const { callbackId, pluginId, methodName } = JSON.parse(text);
      const answer = await toPhone(text);
      if (answer) Capacitor.fromNative({ callbackId, pluginId, methodName, success: true, ...answer });
    },
  };`;

/**
 * Opens a phone with the built web app, as packaged by `npm run native`, with the plugins that an operator's keys add,
 * if any.
 */
export async function openPhone(
  browser: Browser,
  { project }: TestInfo,
  ...further: readonly 'PushNotifications'[]
): Promise<Phone> {
  const { baseURL, locale, viewport } = project.use;
  const context = await browser.newContext({ locale, viewport, hasTouch: true, serviceWorkers: 'block' });
  // On a phone, a page may call any site; here the site is on this machine, for which a browser would ask permission.
  await context.grantPermissions(['local-network-access']);
  const inline = JSON.parse(await readFile(join(WEB, 'content-security.json'), 'utf8')) as InlineHashes;
  const page = appPage(await readFile(join(WEB, 'index.html'), 'utf8'), baseURL ?? '', inline);
  await context.route(`${APP}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const [, ending] = /\.(\w+)$/.exec(name) ?? [];
    if (ending === undefined) return route.fulfill({ contentType: TYPES['html'], body: page });
    if (!isForPhones(name)) return route.fulfill({ status: 404 });
    const body = await readFile(join(WEB, name)).catch(() => null);
    return body === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: TYPES[ending], body });
  });

  let held: string | null = null;
  let startedBy: string | undefined;
  const health = new FakeHealthStore();
  const calls: string[] = [];
  const listeners = new Map<string, Message>();
  const answers: Readonly<Record<string, (options: Message['options']) => object | undefined>> = {
    'SecureStorage.internalGetItem': () => ({ data: held }),
    'SecureStorage.internalSetItem': (options) => {
      held = options?.data ?? null;
      return undefined;
    },
    'SecureStorage.internalRemoveItem': () => {
      held = null;
      return { success: true };
    },
    'App.getLaunchUrl': () => (startedBy === undefined ? undefined : { url: startedBy }),
    'App.minimizeApp': () => undefined,
    'SplashScreen.hide': () => undefined,
    'SystemBars.setStyle': () => undefined,
  };
  await context.exposeFunction('toPhone', async (text: string) => {
    const message = JSON.parse(text) as Message;
    const { pluginId, methodName, options } = message;
    if (methodName === 'addListener') {
      listeners.set(`${pluginId}.${options?.eventName}`, message);
      // A listener returns nothing at first.
      return null;
    }
    const name = `${pluginId}.${methodName}`;
    if (pluginId === 'HealthStore') return answerOf(() => health.call(methodName, options));
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The native side has no ${name}`);
    calls.push(`${name} ${JSON.stringify(options ?? {})}`);
    return answerOf(() => answer(options));
  });
  await context.addInitScript(`${nativeSide([...PLUGINS, ...further])}\n${await readFile(BRIDGE, 'utf8')}`);

  return {
    context,
    held: () => held,
    health,
    calls,
    async start(link) {
      startedBy = link;
      for (const open of context.pages()) await open.close();
      const started = await context.newPage();
      await started.goto(`${APP}/`);
      return started;
    },
    async tell(page, event, data) {
      const { callbackId, pluginId, methodName } = listeners.get(event)!;
      const result = { callbackId, pluginId, methodName, success: true, data, save: true };
      await page.evaluate(`Capacitor.fromNative(${JSON.stringify(result)})`);
    },
  };
}

/** Returns the native side's response to a call, including a rejection. */
function answerOf(call: () => object | undefined): object {
  try {
    return { data: call(), save: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, error: { message: error.message, code: error.code }, save: false };
  }
}

/** Logs in with the code emailed by the native app's request. */
export async function logInByCode(page: Page, words: Words, address: string): Promise<void> {
  const before = (await mailsTo(address)).length;
  await page.getByLabel(words.auth.email).fill(address);
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await page.getByLabel(words.entering.codeLabel).fill((await nextMail(address, before)).code ?? '');
  await expect(page).not.toHaveURL(/\/login/);
}
