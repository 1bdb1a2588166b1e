import { endpoints } from '@weekbord/contract/endpoints';
import { startTestApp } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { describe, expect, it } from 'vitest';

const app = await startTestApp({ database: await openTestDatabase() });

describe('the whole product', () => {
  it('starts, and can be prepared again', async () => {
    const again = await startTestApp({ database: app.database });
    expect((await again.send('GET', '/api/health')).status).toBe(200);
    expect((await again.send('GET', '/api/health/ready')).status).toBe(200);
  });

  it('keeps guests out of every call that is not public, for any input', async () => {
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access === 'public') continue;
      const url = `/api${endpoint.route.path.replace(/:\w+/g, '1')}`;
      const answer = await app.send(endpoint.route.method, url, { body: '{' });
      expect([endpoint.route.name, answer.status]).toEqual([endpoint.route.name, 401]);
    }
  });

  it('never responds with a server error, for any input', async () => {
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access !== 'public') continue;
      const url = `/api${endpoint.route.path.replace(/:\w+/g, 'x')}`;
      for (const body of ['{}', '[]', 'null', '1', '"text"', '{"email":{"a":1},"otp":[],"id":1e309}']) {
        const answer = await app.send(endpoint.route.method, url, endpoint.route.method === 'GET' ? {} : { body });
        // No Stripe keys are configured here.
        const isGood = answer.status < 500 || (answer.body as { code?: string }).code === 'till_closed';
        expect([endpoint.route.name, body, isGood]).toEqual([endpoint.route.name, body, true]);
      }
    }
  });
});
