// Third-party programs that the product is tested with: the pooler behind it, the proxies in front of it, the
// supervisor.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** Each program, and the Debian package that contains it. */
const PROGRAMS = {
  pgbouncer: 'pgbouncer',
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
};

/** Installs the programs that are missing, if possible; otherwise their tests fail with a message. */
export function installTestPrograms() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const missing = Object.entries(PROGRAMS).filter(
    ([program]) => !folders.some((folder) => existsSync(join(folder, program))),
  );
  if (missing.length > 0) installPackages(...missing.map(([, name]) => name));
}
