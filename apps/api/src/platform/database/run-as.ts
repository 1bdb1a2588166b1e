import { execFile, execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SETPRIV = '/usr/bin/setpriv';
/** The permission bit that lets all accounts traverse a folder (o+x). */
const PASS = 0o001;

/** An account other than root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the account under which PostgreSQL must run; none if we are not root, since it only refuses root. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account named postgres or nobody.');
}

/**
 * Runs a program as another account. If that account may not traverse a folder above one of `paths`, such as a private
 * folder of root's, the program keeps root's permission to traverse folders, and no other.
 */
export async function runAs(
  account: Account | undefined,
  command: { program: string; args: readonly string[]; paths: readonly string[] },
): Promise<void> {
  const { program, args, paths } = command;
  const settings = { cwd: '/', env: environment() };
  if (account === undefined) {
    await run(program, args, settings);
  } else if ([program, ...paths].every(isOpenToAll) || !existsSync(SETPRIV)) {
    await run(program, args, { ...settings, ...account });
  } else {
    const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
    const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
    await run(SETPRIV, [...ids, ...rights, program, ...args], settings);
  }
}

function isOpenToAll(path: string): boolean {
  const above = dirname(path);
  return above === path || ((statSync(above).mode & PASS) !== 0 && isOpenToAll(above));
}

/** The caller's own settings of the PostgreSQL client must not reach the server. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
