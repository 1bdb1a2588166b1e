import cluster from 'node:cluster';
import closeWithGrace from 'close-with-grace';
import { loadConfig } from './platform/config/config.ts';
import { showsOutbox } from './platform/config/reach.ts';
import { createLog } from './platform/log/log.ts';
import { runProcesses } from './processes.ts';
import { startServer } from './server.ts';
import { weekbord } from './weekbord.ts';

/** How long a stop may take, in milliseconds; beyond it the process ends anyway. */
const STOP_MS = 18_000;

const config = readConfig();
const log = createLog(config);

if (cluster.isPrimary && config.processes > 1) {
  await runProcesses(config.processes, log);
} else {
  const server = await startServer(config, weekbord, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'Weekbord cannot start');
    process.stderr.write(`Weekbord cannot start: ${reasonOf(error)}\n`);
    process.exit(1);
  });
  log.info({ address: server.address, version: config.version }, 'ready');
  process.send?.({ ready: server.address, demo: config.demo, outbox: showsOutbox(config) });
  const closing = closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err, signal }) => {
    if (err !== undefined) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal }, 'stopping');
    await server.stop();
  });
  // Whoever started us has gone without a word; nobody would stop us any more.
  process.once('disconnect', () => closing.close());
}

function readConfig() {
  try {
    return loadConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${config.port} is in use; set PORT to another one`;
  if (code === 'ECONNREFUSED') return 'the database at DATABASE_URL cannot be reached';
  return message;
}
