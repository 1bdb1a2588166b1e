import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram, listens } from '../faults/programs.ts';

const EXAMPLES = join(import.meta.dirname, '../../deploy');
/** The site's name in the examples. */
export const SITE = 'weekbord.example';
/** The server's address in the examples. */
const UPSTREAM = '127.0.0.1:3000';
const START_MS = 30_000;

/** A third-party proxy in front of a server, configured as in the example. */
export interface Proxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Returns what the proxy logged about requests. */
  log(): string;
  stop(): Promise<void>;
}

/** A self-signed certificate for the site. */
export interface Certificate {
  readonly file: string;
  readonly keyFile: string;
  readonly text: string;
}

/** Creates a certificate for the site in the given folder. */
export function makeCertificate(folder: string): Certificate {
  const [file, keyFile] = [join(folder, 'site.crt'), join(folder, 'site.key')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const name = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`];
  execFileSync(findProgram('openssl'), ['req', '-x509', ...key, '-out', file, '-days', '2', ...name], {
    stdio: 'ignore',
  });
  return { file, keyFile, text: readFileSync(file, 'utf8') };
}

interface Place {
  readonly folder: string;
  /** Host and port of the server. */
  readonly upstream: string;
  readonly certificate: Certificate;
}

interface Ports {
  readonly httpPort: number;
  readonly httpsPort: number;
}

/** Returns an example with parts of its text replaced; each of them must occur. */
function exampleWith(name: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} does not say ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(EXAMPLES, name), 'utf8'),
  );
}

export async function startNginx({ folder, upstream, certificate }: Place): Promise<Proxy> {
  const ports = await freePorts();
  const place = join(folder, 'nginx');
  await mkdir(place);
  const log = join(place, 'access.log');
  const site = exampleWith('nginx.conf', [
    [`server ${UPSTREAM};`, `server ${upstream};`],
    ['listen 80;', `listen 127.0.0.1:${ports.httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/var/log/nginx/weekbord.log', log],
    [`/etc/letsencrypt/live/${SITE}/fullchain.pem`, certificate.file],
    [`/etc/letsencrypt/live/${SITE}/privkey.pem`, certificate.keyFile],
  ]);
  await writeFile(join(place, 'site.conf'), site);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(place, kind)};`,
  );
  // The part of Debian's nginx.conf that surrounds the example.
  const whole = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(place, 'pid')};`,
    'error_log stderr error;',
    'events {}',
    `http { ${folders.join(' ')} gzip on; include ${join(place, 'site.conf')}; }`,
  ];
  const file = join(place, 'nginx.conf');
  await writeFile(file, whole.join('\n'));
  const program = findProgram('nginx', 'nginx-light');
  return begin(program, ['-p', place, '-e', 'stderr', '-c', file], { ports, log: () => readFileSync(log, 'utf8') });
}

export async function startCaddy({ folder, upstream, certificate }: Place): Promise<Proxy> {
  const ports = await freePorts();
  const place = join(folder, 'caddy');
  await mkdir(place);
  const site = exampleWith('Caddyfile', [
    [`reverse_proxy ${UPSTREAM} {`, `reverse_proxy ${upstream} {`],
    // Replaces the certificate from Let's Encrypt.
    [`${SITE} {`, `${SITE} {\n\ttls ${certificate.file} ${certificate.keyFile}`],
  ]);
  const options = ['admin off', 'default_bind 127.0.0.1'];
  const whole = [...options, `http_port ${ports.httpPort}`, `https_port ${ports.httpsPort}`].join('\n\t');
  const file = join(place, 'Caddyfile');
  await writeFile(file, `{\n\t${whole}\n}\n${site}`);
  let said = '';
  const program = findProgram('caddy');
  return begin(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    ports,
    env: { HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place },
    hear: (text) => (said += text),
    log: () => said,
  });
}

interface Begun {
  readonly ports: Ports;
  readonly env?: Readonly<Record<string, string>>;
  log(): string;
  hear?(text: string): void;
}

async function begin(program: string, args: readonly string[], { ports, env, log, hear }: Begun): Promise<Proxy> {
  const child: ChildProcess = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', hear === undefined ? 'inherit' : 'pipe'],
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
  const until = Date.now() + START_MS;
  while (!(await listens(ports.httpsPort)) || !(await listens(ports.httpPort))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${program} does not start. ${log()}`);
    await pause(50);
  }
  return {
    ...ports,
    log,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function freePorts(): Promise<Ports> {
  const probes = [createServer(), createServer()];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(
    probes.map(async (probe) => {
      probe.listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return (probe.address() as { port: number }).port;
    }),
  );
  for (const probe of probes) probe.close();
  return { httpPort, httpsPort };
}
