import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

type Launch = Readonly<{ args?: string[]; executablePath?: string }>;

/** Runs in a browser with persistent storage, because a private window cannot install anything. */
export async function inKeepingBrowser(
  launchOptions: Launch,
  options: Readonly<{ locale?: string; userAgent?: string }>,
  work: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'weekbord-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...options,
    // The e2e tests block service workers by default.
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    await work(context.pages()[0] ?? (await context.newPage()), context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface ManifestIcon {
  readonly src: string;
}

/** Returns what Chromium reads from a page's manifest, and why it would not install the page. */
export async function installabilityOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  return {
    url,
    errors,
    manifest: JSON.parse(data) as Record<string, unknown> & { icons: ManifestIcon[] },
    installabilityErrors,
  };
}
