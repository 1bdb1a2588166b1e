import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { showsOutbox } from './reach.ts';

describe('the configuration', () => {
  it('has defaults for all settings', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePrepare: true,
      smtpUrl: undefined,
      demo: true,
      processes: 1,
      codeHashCost: 16_384,
      version: '2.4.11',
    });
  });

  it('treats an empty variable as absent, and disables the demo with the operator’s own database', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
    const own = loadConfig({
      DATABASE_URL: 'postgresql://a:b@db/weekbord',
      PROCESSES: '3',
      PUBLIC_URL: 'https://w.example/',
      SMTP_URL: 'smtp://mail',
    });
    expect(own).toMatchObject({ demo: false, databasePrepare: false, processes: 3, publicUrl: 'https://w.example' });
    expect(loadConfig({ DATABASE_URL: 'postgres://db/w', DEMO: '1' }).demo).toBe(true);
    expect(() => loadConfig({ DATABASE_URL_DIRECT: 'postgres://db/w' })).toThrow('- DATABASE_URL must be set if');
    expect(() => loadConfig({ DATABASE_URL_OWNER: 'postgres://db/w' })).toThrow('- DATABASE_URL must be set if');
  });

  it('reports all errors together', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      DATABASE_URL_DIRECT: 'mysql://y',
      DEMO: 'maybe',
      SECRET_KEY: 'short',
      DATA_KEY: 'short',
    };
    expect(() => loadConfig(wrong)).toThrow(
      [
        'The configuration has errors:',
        '- PORT must be a port number',
        '- DATABASE_URL must be an address such as postgresql://user:password@host:5432/weekbord',
        '- DATABASE_URL_DIRECT must be an address such as postgresql://user:password@host:5432/weekbord',
        '- DEMO must be 1 or 0',
        '- SECRET_KEY must be at least 32 characters',
        '- DATA_KEY must be at least 32 characters',
      ].join('\n'),
    );
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST', ['SMTP_URL', 'PUBLIC_URL']],
    [{ HOST: '::' }, 'HOST', ['SMTP_URL', 'PUBLIC_URL']],
    [{ HOST: '192.168.1.20', SMTP_URL: 'smtp://mail' }, 'HOST', ['PUBLIC_URL']],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, 'HOST', ['SMTP_URL']],
    [{ PUBLIC_URL: 'https://w.example' }, 'PUBLIC_URL', ['SMTP_URL']],
    [{ PUBLIC_URL: 'http://127.0.0.1.w.example', DEMO: '1' }, 'PUBLIC_URL', ['SMTP_URL']],
    [{ PUBLIC_URL: 'http://localhost.w.example' }, 'PUBLIC_URL', ['SMTP_URL']],
  ])(
    'is rejected if the site is publicly reachable without email or without its URL: %j',
    (environment, why, missing) => {
      const faults = missing.map(
        (name) => `\n- ${name} must be set, because ${why} makes the site reachable from other machines`,
      );
      expect(() => loadConfig(environment)).toThrow(`The configuration has errors:${faults.join('')}`);
    },
  );

  it.each([
    [{}],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://bamifit.localhost:3000' }],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:8080/' }],
  ])(
    'requires neither email nor a URL if only this machine can reach the site, and shows email there: %j',
    (environment) => {
      const config = loadConfig(environment);
      expect([config.demo, showsOutbox(config)]).toEqual([true, true]);
      expect(showsOutbox(loadConfig({ ...environment, SMTP_URL: 'smtp://mail' }))).toBe(false);
    },
  );

  it('has a demo on a publicly reachable site only if requested', () => {
    const reached = { HOST: '0.0.0.0', PUBLIC_URL: 'https://w.example', SMTP_URL: 'smtp://mail' };
    expect([loadConfig(reached).demo, loadConfig({ ...reached, DEMO: '1' }).demo]).toEqual([false, true]);
    expect(showsOutbox({ ...loadConfig(reached), smtpUrl: undefined })).toBe(false);
  });

  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const TILL = { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:4242' };
  const REACHED = { PUBLIC_URL: 'https://w.example', SMTP_URL: 'smtp://mail' };

  it('sends payments to Stripe, to a fake Stripe on this machine, or nowhere', () => {
    expect(loadConfig({}).stripe).toBeUndefined();
    expect(loadConfig({ ...KEYS, ...REACHED, STRIPE_SECRET_KEY: 'rk_live_abc' }).stripe).toEqual({
      secretKey: 'rk_live_abc',
      webhookSecret: 'whsec_abc',
      apiUrl: undefined,
    });
    expect(loadConfig({ ...TILL, PUBLIC_URL: 'http://demo.localhost:3000' }).stripe?.apiUrl).toBe(
      'http://127.0.0.1:4242',
    );
    expect(loadConfig({ ...TILL, ...REACHED, SANDBOX_TILL: '1' }).stripe?.apiUrl).toBe('http://127.0.0.1:4242');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY must be a Stripe secret key'],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:4242' }, 'STRIPE_SECRET_KEY must be set if STRIPE_API_URL is set'],
    [{ ...TILL, STRIPE_API_URL: 'https://till.example' }, 'STRIPE_API_URL must point to this machine'],
    [{ ...TILL, STRIPE_SECRET_KEY: 'sk_live_abc' }, 'STRIPE_SECRET_KEY must be a test key if STRIPE_API_URL'],
    [{ ...TILL, ...REACHED }, 'STRIPE_API_URL must not be set if the site can be reached from other machines'],
    [{ ...TILL, ...REACHED, SANDBOX_TILL: '0' }, 'STRIPE_API_URL must not be set if the site can be reached'],
    [
      { ...TILL, ...REACHED, PUBLIC_URL: 'http://localhost', HOST: '0.0.0.0' },
      'STRIPE_API_URL must not be set if the site can be reached',
    ],
  ])('is rejected if payments would be lost: %j', (environment, fault) => {
    expect(() => loadConfig(environment)).toThrow(`- ${fault}`);
  });
});
