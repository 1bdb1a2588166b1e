import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PAGE = `<!doctype html>
<html lang="en" data-start="blank">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </head>
  <body><div id="root"></div><script type="module" src="/assets/main.js"></script></body>
</html>
`;

/** The files of a built web app: those that a page loads, and those that only browsers or the server need. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'index.html.br': '',
  'content-security.json': JSON.stringify({ scripts: ['sha256-a='], styles: ['sha256-b='] }),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'icon-192.png': '',
  'sw.js': '',
  'workbox-1234.js': '',
  'push-worker.js': '',
  'pages/login.en.html': '<p>%BRAND_NAME%</p>',
  '.vite/manifest.json': '{}',
  'assets/main.js': 'document.title = "Weekbord";',
  'assets/main.js.gz': '',
};

/** Writes a small built web app to a folder. */
export async function writeBuiltWeb(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
