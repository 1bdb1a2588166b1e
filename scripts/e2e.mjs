// npm run e2e: runs the e2e tests in a browser, all of them or the named ones: npm run e2e -- session. Installs
// packages and a browser, and builds the web app, if needed.
import { findTestBrowser } from './chromium.mjs';
import { buildWeb, command, giveUp, install, node } from './steps.mjs';

install();
if (!buildWeb()) giveUp('The web app does not build; see above.');
const chromium = findTestBrowser();
if (chromium === null) giveUp('There is no Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH.');
const playwright = [command('@playwright/test', 'playwright'), 'test', '-c', 'tests/e2e/playwright.config.ts'];
process.exitCode = node([...playwright, ...process.argv.slice(2)], { env: { CHROMIUM_PATH: chromium } }) ? 0 : 1;
