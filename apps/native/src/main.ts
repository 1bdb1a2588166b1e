import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeApps } from './make-apps.ts';

const ROOT = join(import.meta.dirname, '../../..');
const USAGE = `npm run native -- --server https://www.weekbord.example [--into FOLDER] [--id com.weekbord.app] [--name Weekbord]

Makes the projects of the Android and iOS apps of a site from the built web app. See docs/native.md.
  --server  the address of the site, which the app talks to and whose links it opens
  --into    where the projects go; made anew each time. Otherwise apps/native/dist
  --id      what both stores know the app by
  --name    what the phone shows below the icon`;

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    into: { type: 'string', default: join(ROOT, 'apps/native/dist') },
    id: { type: 'string', default: 'com.weekbord.app' },
    name: { type: 'string', default: 'Weekbord' },
    help: { type: 'boolean', default: false },
  },
});
const faults = [
  !/^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(values.server ?? '') &&
    '--server must be an address such as https://www.weekbord.example, with nothing after the name.',
  !/^[a-z][a-z\d]*(?:\.[a-z][a-z\d]*)+$/.test(values.id) &&
    '--id must be names with dots between, such as com.weekbord.app.',
  !/^[^\p{C}]{1,30}$/u.test(values.name) && '--name must have 1 to 30 characters.',
].filter((fault) => fault !== false);

if (values.help) say(USAGE);
else if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n\n${USAGE}\n`);
  process.exitCode = 2;
} else {
  const places = {
    web: join(ROOT, 'apps/web/dist'),
    icon: join(ROOT, 'apps/web/public/icon.svg'),
    into: resolve(values.into),
  };
  if (!existsSync(places.web)) throw new Error('The web app is not built.');
  await makeApps({ server: values.server ?? '', id: values.id, name: values.name }, places);
  say(
    `Both projects are in ${relative(process.cwd(), places.into)}: open in Android Studio the folder android, in Xcode ios/App/App.xcodeproj.`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
