import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** How long the path of a socket may be, in bytes: the least of all systems is 103. */
const PATH_MAX = 100;

/** Whether a folder may have the socket of a server: its path is short enough, and its file system knows sockets. */
export async function mayHaveSocket(dataDir: string): Promise<boolean> {
  const folder = resolve(dataDir);
  if (Buffer.byteLength(pathOf(folder, 65_535)) > PATH_MAX) return false;
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(join(folder, `.s.${randomBytes(4).toString('hex')}`), () => probe.close(() => answer(true)));
  });
}

/** The folder of the socket on which the server of a data folder listens; null where it was started without one. */
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
