import { afterEach, expect, it, vi } from 'vitest';
import { failureOf } from '../../shared/http/api-failure.ts';
import { isPartGone } from '@weekbord/ui/lazy-part/lazy-part';
import { importedNames, partLoader } from './part-loader.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/screen.js': 'import{a as e}from"./kit.js";import"./styles.js";const t=()=>loadPart(`./sheet.js`);export{t}',
  '/assets/kit.js': "import * as e from './base.js';import{t}from'./screen.js';export{e as a}",
  '/assets/styles.js': 'export{}',
  '/assets/base.js': 'var e=1;export{e as default}',
  '/assets/sheet.js': 'export{}',
};

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

/** Stubs a network with the given files; `broken` contains the responses for URLs that fail. */
function network(broken: Map<string, () => Promise<Response>> = new Map()) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const other = broken.get(address);
    return other ? other() : script(FILES[address] ?? '');
  });
  const run = vi.fn(async (address: string) => ({ address }));
  return { asked, broken, run, ...partLoader(importedNames, run) };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('imports a part after fetching all of its imports, each file once, even in a cycle', async () => {
  const { asked, run, loadPart } = network();
  await expect(loadPart('/assets/screen.js')).resolves.toEqual({ address: '/assets/screen.js' });
  expect(asked.toSorted()).toEqual(['/assets/base.js', '/assets/kit.js', '/assets/screen.js', '/assets/styles.js']);
  await loadPart('/assets/kit.js');
  expect(asked).toHaveLength(4);
  expect(run.mock.calls).toEqual([['/assets/screen.js'], ['/assets/kit.js']]);
});

it('prefetches without running any code', async () => {
  const { asked, run, fetchPart, loadPart } = network();
  await fetchPart('/assets/kit.js');
  expect(run).not.toHaveBeenCalled();
  const before = asked.length;
  await loadPart('/assets/kit.js');
  expect(asked).toHaveLength(before);
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['the page is offline', lost],
  [
    'the connection breaks off',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError()) })),
  ],
  [
    'a captive portal responds',
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['the server is busy', async () => new Response('', { status: 503 })],
])(
  'imports nothing while a file of the part fails to load because %s, and everything once it loads',
  async (_, broken) => {
    const { asked, broken: away, run, loadPart } = network(new Map([['/assets/base.js', broken]]));
    const failed = async () => failureOf(await loadPart('/assets/screen.js').catch((error: unknown) => error));
    expect(await failed()).toEqual({ kind: 'network' });
    expect(await failed()).toEqual({ kind: 'network' });
    expect(run).not.toHaveBeenCalled();
    away.clear();
    asked.length = 0;
    await loadPart('/assets/screen.js');
    expect(asked).toEqual(['/assets/base.js']);
    expect(run).toHaveBeenCalledExactlyOnceWith('/assets/screen.js');
  },
);

it('reports a missing file with the message that makes the router reload the page', async () => {
  const gone = async () => new Response('', { status: 404 });
  const { run, loadPart } = network(new Map([['/assets/base.js', gone]]));
  const error: unknown = await loadPart('/assets/screen.js').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringMatching(/^Failed to fetch dynamically imported module/) });
  expect(isPartGone(error)).toBe(true);
  expect(run).not.toHaveBeenCalled();
});
