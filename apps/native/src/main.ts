import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeApps } from './make-apps.ts';

const ROOT = join(import.meta.dirname, '../../..');
const USAGE = `npm run native -- --server https://www.weekbord.example [--into FOLDER] [--id com.weekbord.app] [--name Weekbord]
               [--google-services FILE] [--apple-push]

Makes the projects of the Android and iOS apps of a site from the built web app. See docs/native.md.
  --server  the address of the site, which the app talks to and whose links it opens
  --into    where the projects go; made anew each time. Otherwise apps/native/dist
  --id      what both stores know the app by
  --name    what the phone shows below the icon
  --google-services  Firebase's file of the Android app (google-services.json), for reminders on phones
  --apple-push       reminders on iPhones, for which the app's id needs the capability Push Notifications`;

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    into: { type: 'string', default: join(ROOT, 'apps/native/dist') },
    id: { type: 'string', default: 'com.weekbord.app' },
    name: { type: 'string', default: 'Weekbord' },
    'google-services': { type: 'string' },
    'apple-push': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const faults = [
  !/^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(values.server ?? '') &&
    '--server must be an address such as https://www.weekbord.example, with nothing after the name.',
  !/^[a-z][a-z\d]*(?:\.[a-z][a-z\d]*)+$/.test(values.id) &&
    '--id must be names with dots between, such as com.weekbord.app.',
  !/^[^\p{C}]{1,30}$/u.test(values.name) && '--name must have 1 to 30 characters.',
  values['google-services'] !== undefined &&
    !existsSync(values['google-services']) &&
    '--google-services must name a file.',
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
  const { server = '', id, name, 'google-services': googleServices, 'apple-push': applePush } = values;
  await makeApps({ server, id, name, googleServices: googleServices && resolve(googleServices), applePush }, places);
  say(
    `Both projects are in ${relative(process.cwd(), places.into)}: open in Android Studio the folder android, in Xcode ios/App/App.xcodeproj.`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
