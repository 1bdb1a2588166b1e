import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';

const app = await startServing({ product: { routes: [], authenticate: async () => null } });

async function filesOfPage(): Promise<string[]> {
  const { text } = await app.send('GET', '/api/docs');
  return [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, url = '']) => url);
}

describe('the API documentation page', () => {
  it('runs only listed scripts, and contacts no other server', async () => {
    const { status, headers, text } = await app.send('GET', '/api/docs/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="en">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(
      [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url).filter((url) => /\/\//.test(url)),
    ).toEqual([]);
  });

  it('is cached until it changes', async () => {
    const { headers } = await app.send('GET', '/api/docs');
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await app.send('GET', '/api/docs', { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await app.send('HEAD', '/api/docs')).status).toBe(200);
    expect((await app.send('POST', '/api/docs', { body: {} })).status).toBe(405);
  });

  it('loads its files from this server, cached forever', async () => {
    const files = await filesOfPage();
    expect(files.map((url) => url.split('/').at(-1)).toSorted()).toEqual(['swagger-ui-bundle.js', 'swagger-ui.css']);
    for (const url of files) {
      const answer = await app.send('GET', url);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(String(answer.headers['content-type'])).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
      expect(answer.text.length).toBeGreaterThan(10_000);
      const packed = await app.send('GET', url, { headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
    }
  });

  it("reveals nothing else from the viewer's package", async () => {
    const [first = ''] = await filesOfPage();
    const folder = first.slice(0, first.lastIndexOf('/'));
    const names = ['index.html', 'swagger-ui.js', '..%2fpackage.json', 'constructor', '__proto__'];
    const answers = await Promise.all(names.map((name) => app.send('GET', `${folder}/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 404));
    expect((await app.send('GET', '/api/docs/0.0.0/swagger-ui.css')).status).toBe(404);
  });
});
