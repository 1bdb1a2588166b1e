import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { loadConfig } from './platform/config/config.ts';
import { showsOutbox } from './platform/config/reach.ts';
import { createLog } from './platform/log/log.ts';
import { runProcesses } from './processes.ts';
import { startServer } from './server.ts';
import { stopWhenAsked } from './stop-when-asked.ts';
import { weekbord } from './weekbord.ts';

const config = readConfig();
const log = createLog(config);

if (cluster.isPrimary && config.processes > 1) {
  process.exit(await runProcesses(config.processes, log));
} else {
  const starting = stopWhenAsked((asked) => startServer(config, weekbord, log, asked), log);
  const server = await starting.catch((error: unknown) => {
    log.fatal({ err: error }, 'Weekbord cannot start');
    process.stderr.write(`Weekbord cannot start: ${reasonOf(error)}\n`);
    process.exit(1);
  });
  if (server !== null) {
    log.info({ address: server.address, version: config.version }, 'ready');
    process.send?.({ ready: server.address, demo: config.demo, outbox: showsOutbox(config) });
    // A server that is killed writes nothing, and the next one would compile everything again.
    flushCompileCache();
  }
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
