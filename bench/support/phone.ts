import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { BenchPerson } from './api-person.ts';
import type { BenchServer } from './bench-server.ts';

const SCREEN = { width: 375, height: 812 };

/** Starts the browser that `npm run bench` found. */
export function startBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
}

/**
 * Opens a phone with an empty page and only a person's session; its CPU is `slower` times slower than this machine's.
 */
export async function openPhone(
  browser: Browser,
  { address }: BenchServer,
  { token }: BenchPerson,
  slower = 1,
): Promise<Readonly<{ page: Page; context: BrowserContext }>> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SCREEN,
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(`if (location.protocol === 'http:') {
    localStorage.setItem('weekbord.token', '${token}');
    localStorage.setItem('weekbord.diary-view', 'day');
  }`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, context };
}
