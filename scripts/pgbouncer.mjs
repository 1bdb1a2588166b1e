// The pooler behind which the product is tested.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';

/** Installs PgBouncer where it is missing and can be installed; its tests fail and say so where it cannot. */
export function installPgBouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  if (!folders.some((folder) => existsSync(join(folder, 'pgbouncer')))) installPackage('pgbouncer');
}
