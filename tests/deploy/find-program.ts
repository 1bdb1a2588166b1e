import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Where a program is that only tests need. Throws, and says how to install it, where it is missing. */
export function findProgram(name: string, debianPackage = name): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`There is no ${name}. Install it (apt-get install ${debianPackage}) and run again.`);
  }
  return found;
}
