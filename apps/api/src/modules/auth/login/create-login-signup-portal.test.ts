import { getMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal, tokenLogin, verifyOtp } from '@weekbord/contract/auth/log-in';
import { describe, expect, it } from 'vitest';
import { addPerson, askFor, openBrowser, readMail, SITE, startLoginApp, wrongCode } from '../login.test-support.ts';

const app = await startLoginApp();

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  app.send('POST', '/api/users/createLoginSignupPortal', { body, headers });

describe('createLoginSignupPortal with invalid input', () => {
  it.each([
    undefined,
    '',
    '  ',
    'noor',
    'noor@',
    'noor@home',
    'noor @home.example',
    'noor@home.example\r\nBcc: all@home.example',
    'a\u0000@home.example',
    `${'a'.repeat(300)}@home.example`,
    12,
    { address: 'noor@home.example' },
  ])('[AUTH-01] rejects the address %j', async (email) => {
    const answer = await ask({ email, redirect_url: SITE });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ email: [expect.any(String)] });
    expect(await app.takeMails()).toEqual([]);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', 'https://unknown.weekbord.example/', '\ud800'])(
    'rejects a link to %j',
    async (redirect_url) => {
      const answer = await ask({ email: 'noor@home.example', redirect_url });
      expect(answer).toMatchObject({ status: 400, body: { redirect_url: [expect.any(String)] } });
    },
  );

  it('rejects an unknown portal', async () => {
    const body = { email: 'noor@home.example', redirect_url: SITE, organisation_subdomain: 'nowhere' };
    expect(await ask(body)).toMatchObject({ status: 400, body: { organisation_subdomain: [expect.any(String)] } });
  });
});

describe('createLoginSignupPortal', () => {
  it('[AUTH-01] trims the address and ignores its letter case', async () => {
    expect((await ask({ email: '  Trim@Home.Example ', redirect_url: SITE })).status).toBe(200);
    const [mail] = await app.takeMails();
    expect(mail?.to).toBe('trim@home.example');
  });

  it('[AUTH-02] returns OTP on the default portal and emails a four-digit code', async () => {
    const answer = await ask({ email: 'code@home.example', redirect_url: SITE });
    expect(answer).toMatchObject({ status: 200, body: { authentication_method: 'OTP' } });
    const [mail] = await app.takeMails();
    expect(mail?.subject).toMatch(/^\d{4} /);
  });

  it('[AUTH-03] returns MAGIC_LINK if the portal prefers links, and puts the link on its own line', async () => {
    const redirect_url = 'https://killerbody.weekbord.example/login';
    await addPerson(app, 'link@home.example', { first_name: "Ada d'Or" });
    const body = { email: 'link@home.example', redirect_url, organisation_subdomain: 'killerbody' };
    const answer = await ask(body);
    expect(answer).toMatchObject({ status: 200, body: { authentication_method: 'MAGIC_LINK' } });
    const [mail] = await app.takeMails();
    expect(mail?.text).toMatch(/^https:\/\/killerbody\.weekbord\.example\/login\?magic_link_token=[\w-]{43}$/m);
    expect(mail?.text).toContain("Ada d'Or");
    expect(mail?.html).toContain('Ada d&#39;Or');
    expect(mail?.headers['from']).toContain('Killerbody via Weekbord');
  });

  it.each([
    ['the app opens the link', { redirect_url: 'weekbord://login' }, {}],
    ['the web app is installed', { redirect_url: SITE }, { 'x-app-display': 'standalone' }],
  ])('returns OTP if %s', async (_, place, headers) => {
    const email = `installed-${Object.keys(headers).length}@home.example`;
    const answer = await ask({ email, organisation_subdomain: 'killerbody', ...place }, headers);
    expect(answer.body).toEqual({ authentication_method: 'OTP' });
    await app.takeMails();
  });

  it.each(['www', 'app', 'preview-12', '', null])('treats the portal %j as the default one', async (name) => {
    const email = `portal-${String(name)}@home.example`;
    expect(await ask({ email, redirect_url: SITE, organisation_subdomain: name })).toMatchObject({ status: 200 });
    expect((await app.takeMails())[0]?.text).toContain('magic_link_token=');
  });

  it("writes in the account's language, or in the request's if there is no account", async () => {
    await addPerson(app, 'dutch@home.example', { language: 'nl' });
    await ask({ email: 'dutch@home.example', redirect_url: SITE }, { 'accept-language': 'en' });
    await ask({ email: 'new-dutch@home.example', redirect_url: SITE }, { 'accept-language': 'nl-BE,en;q=0.5' });
    await ask({ email: 'new-english@home.example', redirect_url: SITE }, { 'accept-language': 'fr' });
    const mails = await app.takeMails();
    expect(Object.fromEntries(mails.map((mail) => [mail.to, mail.subject.slice(5)]))).toEqual({
      'dutch@home.example': 'is je code voor Weekbord',
      'new-dutch@home.example': 'is je code voor Weekbord',
      'new-english@home.example': 'is your code for Weekbord',
    });
  });

  it('greets by name, unless email clients would turn the name into a link', async () => {
    await app.takeMails();
    const names = ['Anne J.', 'Win at evil.example', 'https://evil.example', 'a@evil.example'];
    for (const [index, first_name] of names.entries()) {
      await addPerson(app, `named-${index}@home.example`, { first_name });
      await openBrowser(app).call(createLoginSignupPortal, {
        body: { email: `named-${index}@home.example`, redirect_url: SITE },
      });
    }
    const greetings = new Map((await app.takeMails()).map(({ to, text }) => [to, text.split(/\r?\n/, 1)[0]]));
    expect(greetings.get('named-0@home.example')).toContain('Anne J.');
    expect(greetings.size).toBe(names.length);
    expect([...greetings.values()].join()).not.toContain('evil.example');
  });

  it.each([
    ['CHECKOUT', 'You need a subscription to get an account at TrainMore.'],
    ['INVITE', 'At TrainMore, a coach creates your account. Ask your coach to invite this address.'],
    ['WAITLIST', 'TrainMore has a waiting list.'],
  ] as const)(
    'tells an unknown address, but never a known one, how to join a portal with %s, without a code or link',
    async (sign_up, way) => {
      const organisation_subdomain = 'trainmore';
      await app.db
        .updateTable('organisation')
        .set({ sign_up })
        .where('subdomain', '=', organisation_subdomain)
        .execute();
      const member = `member-${sign_up.toLowerCase()}@home.example`;
      await addPerson(app, member);
      const mailTo = async (email: string, redirect_url: string) => {
        const answer = await ask({ email, redirect_url, organisation_subdomain });
        expect(answer.body).toEqual({ authentication_method: 'MAGIC_LINK' });
        return (await app.takeMails())[0];
      };
      const places = [SITE, 'https://trainmore.weekbord.example/login', 'https://bamifit.weekbord.example/'];
      for (const [at, place] of places.entries()) {
        const mail = await mailTo(`new-${at}-${sign_up.toLowerCase()}@home.example`, place);
        expect(mail?.subject).toBe('No account at TrainMore yet');
        expect(mail?.text).toContain(way);
        expect(mail?.text.match(/https?:\S+/g)).toEqual(['https://trainmore.weekbord.example/signup']);
        expect(mail?.text).not.toMatch(/token|\b\d{4}\b/);
      }
      const known = await mailTo(member, SITE);
      expect(known?.text).toContain('magic_link_token=');
      expect(known?.text).not.toContain('/signup');
    },
  );

  it('links to the main site if the host cannot have portal subdomains', async () => {
    const numbered = await startLoginApp({ database: app.database, config: { publicUrl: 'http://192.0.2.7' } });
    const body = {
      email: 'numbered@home.example',
      redirect_url: 'http://192.0.2.7/',
      organisation_subdomain: 'killerbody',
    };
    expect((await numbered.send('POST', '/api/users/createLoginSignupPortal', { body })).status).toBe(200);
    expect((await numbered.takeMails())[0]?.text).toMatch(/^http:\/\/192\.0\.2\.7\/signup$/m);
  });

  it('creates an account of the portal for an unknown address if the portal is open', async () => {
    const redirect_url = 'https://bamifit.weekbord.example/login';
    await ask({ email: 'joins@home.example', redirect_url, organisation_subdomain: 'bamifit' });
    const { linkToken } = await readMail(app, 'joins@home.example');
    const { body } = await app.call(tokenLogin, { body: { magic_link_token: linkToken } });
    const me = await app.as(body.auth_token).call(getMe);
    expect(me.body).toMatchObject({ email: 'joins@home.example', organisation: { subdomain: 'bamifit' } });
  });

  it('stores only a hash of the code and the link', async () => {
    const { code, linkToken } = await askFor(app, openBrowser(app), 'hashed@home.example');
    const { rows } = await app.database.pool.query(
      `select row_to_json(c)::text || row_to_json(l)::text as dump from login_code c, login_link l
       where l.email = 'hashed@home.example' and c.email_key = l.email_key`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].dump).not.toContain(linkToken);
    expect(rows[0].dump).not.toContain(Buffer.from(code).toString('hex'));
  });
});

describe('createLoginSignupPortal, repeated', () => {
  it('sends no second email within a minute while the code is valid', async () => {
    const browser = openBrowser(app);
    const email = 'twice@home.example';
    const { code } = await askFor(app, browser, email);
    app.clock.advance({ seconds: 59 });
    const again = await browser.call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
    expect(again).toMatchObject({ status: 200, body: { authentication_method: 'OTP' } });
    expect(await app.takeMails()).toEqual([]);
    expect((await browser.call(verifyOtp, { body: { email, otp: code } })).status).toBe(200);
  });

  it('emails a new code within a minute if the earlier one is no longer valid', async () => {
    const browser = openBrowser(app);
    const email = 'dead@home.example';
    const { code } = await askFor(app, browser, email);
    for (let i = 0; i < 5; i += 1) await browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
    const next = await askFor(app, browser, email);
    expect((await browser.call(verifyOtp, { body: { email, otp: next.code } })).status).toBe(200);
  });

  it('emails a new code after a minute, which invalidates the earlier one', async () => {
    const browser = openBrowser(app);
    const email = 'later@home.example';
    const first = await askFor(app, browser, email);
    app.clock.advance({ seconds: 61 });
    const second = await askFor(app, browser, email);
    if (first.code !== second.code) {
      expect((await browser.call(verifyOtp, { body: { email, otp: first.code } })).status).toBe(400);
    }
    expect((await browser.call(verifyOtp, { body: { email, otp: second.code } })).status).toBe(200);
  });

  it('sends at most three emails in ten minutes and ten a day while none of them is used', async () => {
    const email = 'flooded@home.example';
    let mails = 0;
    for (let minute = 0; minute < 9; minute += 1) {
      await openBrowser(app).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
      mails += (await app.takeMails()).length;
      app.clock.advance({ minutes: 1 });
    }
    expect(mails).toBe(3);
    for (let hour = 0; hour < 12; hour += 1) {
      app.clock.advance({ minutes: 30 });
      await openBrowser(app).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
      mails += (await app.takeMails()).length;
    }
    expect(mails).toBe(10);
    const refused = await openBrowser(app).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('rejects a network that requests too many', async () => {
    const address = '192.0.2.9';
    const statuses: number[] = [];
    for (let i = 0; i < 101; i += 1) {
      const body = { email: `many-${i}@home.example`, redirect_url: SITE };
      const answer = await openBrowser(app, { address }).call(createLoginSignupPortal, { body });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    await app.takeMails();
  });
});
