import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { loadConfig } from './platform/config/config.ts';
import { showsOutbox } from './platform/config/reach.ts';
import { createLog } from './platform/log/log.ts';
import { REPLACES, runProcesses } from './processes.ts';
import { startServer } from './server.ts';
import { RELOAD_SIGNAL, stopWhenAsked } from './stop-when-asked.ts';
import { weekbord } from './weekbord.ts';

const config = readConfig();
const log = createLog(config);

if (cluster.isPrimary && config.processes > 1) {
  process.exit(await runKeepingDatabase());
} else {
  if (RELOAD_SIGNAL !== null) {
    process.on(RELOAD_SIGNAL, () => {
      // With several processes, the primary one gets the signal too and handles it.
      if (cluster.isPrimary)
        log.warn('a single process cannot be replaced without downtime; set PROCESSES to 2 or more');
    });
  }
  const options = {
    replaces: process.env[REPLACES] === '1',
    // If the channel is closed, the primary process has ended, so this process must stop the database itself.
    isDatabaseKept: () => cluster.isWorker && process.connected,
  };
  const starting = stopWhenAsked((asked) => startServer(config, weekbord, log, { ...options, asked }), log);
  const server = await starting.catch(cannotStart);
  if (server !== null) {
    log.info({ address: server.address, version: config.version }, 'ready');
    process.send?.({ ready: server.address, demo: config.demo, outbox: showsOutbox(config) });
    // Written now, because a killed server would not write the compile cache and the next one would have to recompile
    // everything.
    flushCompileCache();
  }
}

/**
 * Runs several processes, and the embedded database if there is one, which keeps running while the processes are
 * replaced.
 */
async function runKeepingDatabase(): Promise<number> {
  if (config.databaseUrl !== undefined) return runProcesses(config.processes, log);
  const { openEmbedded } = await import('./platform/database/open-embedded.ts');
  const database = await openEmbedded(config.dataDir, log).catch(cannotStart);
  const code = await runProcesses(config.processes, log);
  await database.stop();
  return code;
}

function cannotStart(error: unknown): never {
  log.fatal({ err: error }, 'Weekbord cannot start');
  process.stderr.write(`Weekbord cannot start: ${reasonOf(error)}\n`);
  process.exit(1);
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
