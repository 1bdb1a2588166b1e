import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

/** Returns a logger that writes JSON lines, or short readable ones on a terminal. */
export function createLog(config: Pick<Config, 'logLevel'>, output: NodeJS.WriteStream = process.stdout): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: faultLine },
  };
  return output.isTTY ? pino(options, readable(output)) : pino(options, output);
}

/** What may be logged of an error. */
interface Fault {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly table?: string | undefined;
  readonly constraint?: string | undefined;
  readonly stack?: string;
}

/**
 * Returns the part of an error that may be logged or stored. A database's error also contains the values involved, which are left
 * out.
 */
export function faultLine(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: 'Error', message: String(error) };
  const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string };
  const hide = code !== undefined && BAD_VALUE.test(code) ? withoutQuoted : (text: string) => text;
  return { type: error.name, message: hide(error.message), code, table, constraint, stack: hide(error.stack ?? '') };
}

/** SQLSTATE class 22, whose messages contain the value that the database could not read. */
const BAD_VALUE = /^22[0-9A-Z]{3}$/;

function withoutQuoted(text: string): string {
  return text.replace(/".*"/gs, '"…"');
}

const LEVELS: Readonly<Record<number, string>> = { 30: '', 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

function readable(output: NodeJS.WriteStream): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const text of chunk.toString().trim().split('\n')) output.write(`${readableLine(text)}\n`);
      done();
    },
  });
}

/** Returns one line of JSON in readable form: time, what happened, and the figures of a request. */
export function readableLine(text: string): string {
  const line = JSON.parse(text) as Record<string, unknown> & { level: number; time: string; msg?: string };
  const { level, time, msg = '', err, ...rest } = line;
  const clock = time.slice(11, 19);
  if (msg === 'request') return `${clock} ${rest['method']} ${rest['route']} ${rest['status']} ${rest['ms']} ms`;
  const figures = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const stack = err === undefined ? [] : [String((err as { stack?: string }).stack ?? JSON.stringify(err))];
  return [`${clock} ${LEVELS[level] ?? ''}${msg}`, ...figures, ...stack].join(' ');
}
