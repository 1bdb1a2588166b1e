import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Returns the path of a program that only tests need. If it is missing, throws with instructions for installing it. */
export function findProgram(name: string, debianPackage = name): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`There is no ${name}. Install it (apt-get install ${debianPackage}) and run again.`);
  }
  return found;
}

/** Whether something listens on a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
