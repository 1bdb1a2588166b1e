import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the configuration', () => {
  it('has a good default for everything', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePrepare: true,
      smtpUrl: undefined,
      demo: true,
      processes: 1,
      version: '2.4.11',
    });
  });

  it('counts an empty variable as absent, and has no demo beside a database of the operator’s own', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
    const own = loadConfig({
      DATABASE_URL: 'postgresql://a:b@db/weekbord',
      PROCESSES: '3',
      PUBLIC_URL: 'https://w.example/',
    });
    expect(own).toMatchObject({ demo: false, databasePrepare: false, processes: 3, publicUrl: 'https://w.example' });
    expect(loadConfig({ DATABASE_URL: 'postgres://db/w', DEMO: '1' }).demo).toBe(true);
  });

  it('names every fault at once', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      DEMO: 'maybe',
      SECRET_KEY: 'short',
      STRIPE_SECRET_KEY: 'sk',
    };
    expect(() => loadConfig(wrong)).toThrow(
      [
        'The configuration has faults:',
        '- PORT must be a port number',
        '- DATABASE_URL must be an address such as postgresql://user:password@host:5432/weekbord',
        '- DEMO must be 1 or 0',
        '- SECRET_KEY must be at least 32 characters',
        '- STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is',
      ].join('\n'),
    );
  });
});
