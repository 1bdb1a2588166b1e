import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { describe, expect, it } from 'vitest';
import { serve } from './serve.ts';

const { saveSomething } = routes({ saveSomething: 'POST /test/saveSomething' });
const saveEndpoint = endpoint(saveSomething, { access: 'public', summary: 'Saves a file.' });
let isFull = false;
const product = {
  routes: [
    serve(saveEndpoint, async () => {
      if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }),
  ],
  authenticate: async () => null,
};

describe('a server whose disk is nearly full', () => {
  it('is not ready and says why, but still serves requests', async () => {
    const app = await startServing({ product, config: { diskFreeMinBytes: Number.MAX_SAFE_INTEGER } });
    const ready = await app.send('GET', '/api/health/ready');
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable', reason: 'disk' }]);
    expect((await app.send('GET', '/api/health')).status).toBe(200);
    expect((await app.send('POST', '/api/test/saveSomething')).status).toBe(204);
  });

  it('returns 503 for a write without space, and accepts the next one once there is space', async () => {
    const app = await startServing({ product });
    expect((await app.send('GET', '/api/health/ready')).status).toBe(200);
    isFull = true;
    const refused = await app.send('POST', '/api/test/saveSomething');
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
    isFull = false;
    expect((await app.send('POST', '/api/test/saveSomething')).status).toBe(204);
  });

  it('reports an unreachable database', async () => {
    const database = await openTestDatabase();
    const app = await startServing({ product, database, serving: { ...database, isReachable: async () => false } });
    const ready = await app.send('GET', '/api/health/ready');
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable', reason: 'database' }]);
  });
});
