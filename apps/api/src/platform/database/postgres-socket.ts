import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** The maximum length of a socket's path, in bytes. The smallest limit of any system is 103. */
const PATH_MAX = 100;

/** Whether a server's socket fits in a folder: its path is short enough, and its file system supports sockets. */
export async function mayHaveSocket(dataDir: string): Promise<boolean> {
  const folder = resolve(dataDir);
  if (Buffer.byteLength(pathOf(folder, 65_535)) > PATH_MAX) return false;
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(join(folder, `.s.${randomBytes(4).toString('hex')}`), () => probe.close(() => answer(true)));
  });
}

/** Returns the folder of the socket of a data folder's server; null if it was started without one. */
export async function socketOf(dataDir: string, port: number): Promise<string | null> {
  const folder = resolve(dataDir);
  return new Promise((answer) => {
    const socket = connect({ path: pathOf(folder, port) });
    const end = (found: string | null) => {
      socket.destroy();
      answer(found);
    };
    socket.once('connect', () => end(folder));
    socket.once('error', () => end(null));
  });
}

function pathOf(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`);
}
