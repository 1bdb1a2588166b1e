// npm run dev: the API, restarted on every change, and the web app with live reload.
import { join } from 'node:path';
import { begin, command, install, ROOT, say } from './steps.mjs';

install();
say('Starting the API on port 3000 and the web app on port 5173 ...');
// Log-in links must lead to the web app in development.
const PUBLIC_URL = process.env.PUBLIC_URL ?? 'http://localhost:5173';
const api = begin(['--watch', 'apps/api/src/main.ts'], { env: { PUBLIC_URL, STRICT: '1' } });
const web = begin([command('vite')], { cwd: join(ROOT, 'apps/web') });
api.on('exit', () => web.kill('SIGTERM'));
web.on('exit', () => api.kill('SIGTERM'));
