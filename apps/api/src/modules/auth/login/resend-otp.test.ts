import { createMagicLink, createOtp, resendOtp, verifyOtp } from '@weekbord/contract/auth/log-in';
import { describe, expect, it } from 'vitest';
import { askFor, openBrowser, readMail, startLoginApp, SITE } from '../login.test-support.ts';

const app = await startLoginApp();

describe.each([createOtp, resendOtp])('$route.name', (endpoint) => {
  const name = endpoint.route.name.toLowerCase();

  it('rejects an invalid address', async () => {
    const answer = await app.send('POST', `/api${endpoint.route.path}`, { body: { email: 'no address' } });
    expect(answer).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  });

  it('[AUTH-02] emails a new code immediately after login emailed one, and invalidates the earlier code', async () => {
    const browser = openBrowser(app);
    const email = `${name}@home.example`;
    const first = await askFor(app, browser, email);
    expect((await browser.call(endpoint, { body: { email } })).status).toBe(204);
    const second = await readMail(app);
    if (first.code !== second.code) {
      expect((await browser.call(verifyOtp, { body: { email, otp: first.code } })).status).toBe(400);
    }
    expect((await browser.call(verifyOtp, { body: { email, otp: second.code } })).status).toBe(200);
  });

  it('rejects a second request within a minute and says how long to wait', async () => {
    const browser = openBrowser(app);
    const email = `${name}-quick@home.example`;
    await browser.call(endpoint, { body: { email } });
    app.clock.advance({ seconds: 20 });
    const refused = await browser.call(endpoint, { body: { email } });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
    app.clock.advance({ seconds: 40 });
    expect((await browser.call(endpoint, { body: { email } })).status).toBe(204);
    expect(await app.takeMails()).toHaveLength(2);
  });

  it('links to the same page as the earlier email', async () => {
    const browser = openBrowser(app);
    const email = `${name}-place@home.example`;
    await browser.call(createMagicLink, { body: { email, redirect_url: `${SITE}welcome` } });
    await browser.call(endpoint, { body: { email } });
    const { link } = await readMail(app);
    expect(link).toMatch(/^https:\/\/weekbord\.example\/welcome\?magic_link_token=/);
  });

  it('links to the site if nothing was emailed before', async () => {
    await openBrowser(app).call(endpoint, { body: { email: `${name}-new@home.example` } });
    const { link } = await readMail(app);
    expect(link).toMatch(/^https:\/\/weekbord\.example\/\?magic_link_token=/);
  });
});
