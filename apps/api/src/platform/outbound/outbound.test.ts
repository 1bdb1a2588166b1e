import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createGzip, gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './allowed-address.ts';
import { openOutbound, type Outbound, type OutboundOptions } from './outbound.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

interface Place {
  readonly port: number;
  readonly seen: IncomingMessage[];
}

async function serverThat(answers: RequestListener): Promise<Place> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    response.on('error', () => undefined);
    answers(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, seen };
}

/** Returns a client that treats 127.0.0.1 as a public address. */
function outboundTo({ port }: Pick<Place, 'port'>, options: Partial<OutboundOptions> = {}): Outbound {
  return openOutbound({
    version: '1.2.3',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: [port],
    ...options,
  });
}

const page = (text: string) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(text);
};

/** Returns the result of reading a page: the page, or the reason for the failure. */
async function outcome(reading: Promise<{ text: string }>): Promise<string> {
  return reading.then(
    ({ text }) => text,
    (error: Error) => error.message,
  );
}

describe('an external page', () => {
  it("is requested with nothing but the product's name", async () => {
    const place = await serverThat((request, response) => {
      response.setHeader('set-cookie', 'a=b');
      page(`<p>${request.url}</p>`)(request, response);
    });
    const outbound = outboundTo(place);
    const address = `http://recipes.example:${place.port}/soup?x=1#top`;
    expect(await outbound.read(address, 1)).toEqual({ address: address.replace('#top', ''), text: '<p>/soup?x=1</p>' });
    await outbound.read(address, 1);
    for (const { headers } of place.seen) {
      expect(headers['user-agent']).toBe('Weekbord/1.2.3');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  it('is decompressed, and decoded with its own character encoding', async () => {
    const text = '<p>Crème brûlée</p>';
    const packed = new Map<string, [string, string, Buffer]>([
      ['/gzip', ['gzip', 'text/html; charset=utf-8', gzipSync(text)]],
      ['/br', ['br', 'text/html', brotliCompressSync(text)]],
      ['/latin', ['identity', 'text/html; charset=iso-8859-1', Buffer.from(text, 'latin1')]],
      ['/unknown', ['identity', 'text/plain; charset=no-such-letters', Buffer.from(text)]],
    ]);
    const place = await serverThat((request, response) => {
      const [encoding, type, bytes] = packed.get(request.url!)!;
      response.writeHead(200, { 'content-encoding': encoding, 'content-type': type });
      response.end(bytes);
    });
    for (const path of packed.keys()) {
      expect(await outcome(outboundTo(place).read(`http://a.example:${place.port}${path}`, 1)), path).toBe(text);
    }
  });

  it('is found after five redirects, but not after six', async () => {
    const place = await serverThat((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) page('there')(request, response);
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const outbound = outboundTo(place);
    expect(await outcome(outbound.read(`http://a.example:${place.port}/5`, 1))).toBe('there');
    expect(await outcome(outbound.read(`http://a.example:${place.port}/6`, 1))).toBe('unreachable');
  });

  it('is not read if it is not text, or is missing or broken', async () => {
    const place = await serverThat((request, response) => {
      if (request.url === '/picture') response.writeHead(200, { 'content-type': 'image/png' }).end('x');
      else if (request.url === '/nameless') response.writeHead(200).end('x');
      else if (request.url === '/broken') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip');
      } else if (request.url === '/odd') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'zip' }).end('x');
      } else if (request.url === '/nowhere') response.writeHead(302, { location: 'http://' }).end();
      else response.writeHead(404, { 'content-type': 'text/html' }).end('secret');
    });
    const at = (path: string) => outcome(outboundTo(place).read(`http://a.example:${place.port}${path}`, 1));
    expect(await at('/picture')).toBe('not_text');
    expect(await at('/nameless')).toBe('not_text');
    for (const path of ['/broken', '/odd', '/nowhere', '/missing']) expect(await at(path), path).toBe('unreachable');
  });
});

describe('outbound requests', () => {
  it.each([
    'recipes.example',
    'ftp://a.example/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
    '',
    'data:text/html,x',
  ])('do not accept %j as a URL', async (address) => {
    expect(await outcome(openOutbound({ version: '1' }).read(address, 1))).toBe('not_an_address');
  });

  it.each([
    'http://0/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0300.0250.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fec0::1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://192.0.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://240.0.0.1/',
    'http://１２７.０.０.１/',
    'http://a.example:8080/',
    'http://a.example:22/',
    'https://user:pass@a.example/',
    'https://user@a.example/',
  ])('never connect to %s', async (address) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return [];
    };
    expect(await outcome(openOutbound({ version: '1', resolve }).read(address, 1))).toBe('not_allowed');
    expect(asked).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'fe80::1%eth0',
    'nonsense',
  ])('never connect to a name that resolves to %s, even next to a public address', async (address) => {
    for (const found of [[address], ['93.184.216.34', address]]) {
      const resolve = async () => found.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));
      const outbound = openOutbound({ version: '1', resolve });
      expect(await outcome(outbound.read('http://innocent.example/', 1))).toBe('not_allowed');
    }
  });

  it('are not fooled by a name that resolves differently the second time', async () => {
    const place = await serverThat((_request, response) =>
      response.writeHead(302, { location: '/again', connection: 'close' }).end(),
    );
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => [{ address: answers.shift()!, family: 4 }];
    const reading = outboundTo(place, { resolve }).read(`http://rebinding.example:${place.port}/`, 1);
    expect(await outcome(reading)).toBe('not_allowed');
    expect(answers).toEqual([]);
    expect(place.seen).toHaveLength(1);
  });

  it.each(['http://127.0.0.2/', 'http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd', '//a:b@a.example/'])(
    'do not follow a redirect to %s',
    async (location) => {
      const place = await serverThat((_request, response) => response.writeHead(302, { location }).end());
      const reading = outboundTo(place, { ports: [place.port, 80] }).read(`http://a.example:${place.port}/`, 1);
      expect(await outcome(reading)).toMatch(/^not_(?:allowed|an_address)$/);
      expect(place.seen).toHaveLength(1);
    },
  );

  it('read at most a fixed number of bytes, declared, undeclared or compressed', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let sent = 0;
    const place = await serverThat((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/announced') response.setHeader('content-length', 1_000_000_000);
      const packer = request.url === '/packed' ? createGzip() : null;
      if (packer !== null) {
        response.setHeader('content-encoding', 'gzip');
        packer.pipe(response);
        response.on('close', () => packer.destroy());
      }
      const target = packer ?? response;
      const more = () => {
        while (!target.destroyed && !response.destroyed && sent < 1_000_000_000) {
          sent += chunk.length;
          if (!target.write(chunk)) return void target.once('drain', more);
        }
      };
      more();
    });
    for (const path of ['/announced', '/endless', '/packed']) {
      sent = 0;
      expect(await outcome(outboundTo(place).read(`http://a.example:${place.port}${path}`, 1)), path).toBe('too_large');
      expect(sent, path).toBeLessThan(100_000_000);
    }
  });

  it('end at their time limit for a silent host, a slow page, and a name that never resolves', async () => {
    const silent = createTcpServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const dripping = await serverThat((_request, response) => {
      response.setHeader('content-type', 'text/html');
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const waiting = { timeoutMs: 300 };
    const readings = [
      outboundTo({ port }, waiting).read(`http://a.example:${port}/`, 1),
      outboundTo(dripping, waiting).read(`http://a.example:${dripping.port}/`, 1),
      outboundTo(dripping, { ...waiting, resolve: () => new Promise(() => undefined) }).read(
        `http://a.example:${dripping.port}/`,
        1,
      ),
    ];
    const began = performance.now();
    expect(await Promise.all(readings.map(outcome))).toEqual(['unreachable', 'unreachable', 'unreachable']);
    expect(performance.now() - began).toBeLessThan(3000);
    silent.close();
  });

  it('allow two concurrent reads per person, and four in total', async () => {
    const open: ServerResponse[] = [];
    const place = await serverThat((_request, response) => open.push(response));
    const outbound = outboundTo(place);
    const read = (personId: number) => outcome(outbound.read(`http://a.example:${place.port}/`, personId));
    const first = [read(1), read(1), read(2), read(2)];
    expect(await read(1)).toBe('too_many_requests');
    expect(await read(3)).toBe('too_many_requests');
    while (open.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const response of open) page('done')({} as IncomingMessage, response);
    expect(await Promise.all(first)).toEqual(['done', 'done', 'done', 'done']);
    const again = read(1);
    while (open.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    page('again')({} as IncomingMessage, open[4]!);
    expect(await again).toBe('again');
  });
});

it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])('the address %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
